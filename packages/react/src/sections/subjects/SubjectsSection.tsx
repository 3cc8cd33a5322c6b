import { newRowKey, type SubjectValue } from "@deposit/core";
import { useMemo, useState } from "react";
import { DepositField } from "../../components/fields/DepositField.tsx";
import { useComboboxLabels } from "../../components/search/useComboboxLabels.ts";
import { useSubjectSearch } from "../../components/fields/useSubjectSearch.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useField } from "../../form/field/useField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { MultiCombobox } from "../../ui/combobox/MultiCombobox.tsx";
import { SuggestFrom } from "./SuggestFrom.tsx";
import { useSubjectMessages } from "./useSubjectMessages.ts";

/** The source that stands for all of them (docs/platform/product.md 10.4). */
const EVERY_SOURCE = "all";
/** With fewer sources, "all" among them, there is nothing to choose (docs/platform/product.md 10.4). */
const LEAST_SOURCES = 3;

/**
 * What it is about: terms of the subject vocabularies, or keywords as they were typed (docs/platform/product.md 3.2).
 */
export function SubjectsSection() {
  const t = useMessage();
  const field = useField("metadata.subjects");
  const { messages, faulty } = useSubjectMessages(field.path, field.value);
  const sources = useDeposit((state) => state.config.vocabularies.subjects.limit_to);
  const [source, setSource] = useState(EVERY_SOURCE);
  const load = useSubjectSearch(source === EVERY_SOURCE ? undefined : source);
  const labels = useComboboxLabels({ failed: t("subjects.failed") });
  const shown = useMemo(() => ({ ...field, messages }), [field, messages]);
  return (
    <DepositField
      name="metadata.subjects"
      field={shown}
      label={t("subjects.label")}
      help={t("subjects.help")}
      placeholder={t("subjects.placeholder")}
      labelAction={
        sources.length < LEAST_SOURCES ? undefined : (
          <SuggestFrom
            id={`${field.inputProps.id}-source`}
            sources={sources}
            value={source}
            onValueChange={setSource}
            disabled={field.disabled}
          />
        )
      }
    >
      {({ value, setValue, inputProps }) => (
        <MultiCombobox<SubjectValue>
          {...inputProps}
          value={value}
          onValueChange={(chosen) =>
            setValue(chosen.map((subject) => (subject.key === "" ? { ...subject, key: newRowKey() } : subject)))
          }
          load={async (text, signal) => {
            const found = await load(text, signal);
            return found.map((subject) => ({ key: "", ...subject }));
          }}
          getKey={({ id, subject }) => (id === undefined ? `typed ${subject}` : `id ${id}`)}
          getLabel={({ scheme = "", subject }) =>
            scheme === "" ? subject : t("subjects.schemed", { scheme, subject })
          }
          isInvalid={({ key }) => faulty.has(key)}
          createItem={(subject) => ({ key: "", subject })}
          labels={labels}
        />
      )}
    </DepositField>
  );
}
