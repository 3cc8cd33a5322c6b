import type { Json } from "@deposit/core";
import { isJsonObject } from "@deposit/core";
import { asList, asObject, asText } from "@deposit/core/internal";
import { useMessage } from "../../i18n/useMessage.ts";
import { Combobox } from "../../ui/combobox/Combobox.tsx";
import { MultiCombobox } from "../../ui/combobox/MultiCombobox.tsx";
import { useComboboxLabels } from "../search/useComboboxLabels.ts";
import { type FoundSubject, useSubjectSearch } from "../fields/useSubjectSearch.ts";
import type { CustomWidgetProps } from "./CustomWidgetProps.ts";

/** Subjects in a custom field: terms of the subject vocabularies, or words of one's own, each `{id?, subject}` on the wire. */
export function SubjectsWidget({ definition, value, setValue, inputProps }: CustomWidgetProps) {
  const t = useMessage();
  const { scheme: source = "all", multiple = true, allowsOwnWords = true } = definition;
  const load = useSubjectSearch(source === "" || source === "all" ? undefined : source);
  const labels = useComboboxLabels({ failed: t("subjects.failed") });
  const chosen = (Array.isArray(value) ? asList(value) : [value ?? null])
    .map(readSubject)
    .filter((one) => one !== null);
  const shared = {
    load,
    getKey: ({ id, subject }: FoundSubject) => (id === undefined ? `typed ${subject}` : `id ${id}`),
    getLabel: ({ scheme = "", subject }: FoundSubject) =>
      scheme === "" ? subject : t("subjects.schemed", { scheme, subject }),
    createItem: allowsOwnWords ? (subject: string): FoundSubject => ({ subject }) : undefined,
    labels,
  };
  return multiple ? (
    <MultiCombobox<FoundSubject>
      {...inputProps}
      {...shared}
      value={chosen}
      onValueChange={(next) => setValue(next.map(writeSubject))}
    />
  ) : (
    <Combobox<FoundSubject>
      {...inputProps}
      {...shared}
      value={chosen[0] ?? null}
      onValueChange={(subject) => setValue(subject === null ? undefined : writeSubject(subject))}
    />
  );
}

function readSubject(json: Json): FoundSubject | null {
  const entry = isJsonObject(json) ? json : asObject({ subject: json });
  const [id, scheme, subject] = [asText(entry["id"]), asText(entry["scheme"]), asText(entry["subject"])];
  if (id === "" && subject === "") return null;
  return { ...(id === "" ? {} : { id }), ...(scheme === "" ? {} : { scheme }), subject: subject || id };
}

function writeSubject({ id, subject }: FoundSubject): Json {
  return id === undefined ? { subject } : { id, subject };
}
