import type { DepositClient } from "@deposit/core";
import { Controller, useFormContext } from "react-hook-form";
import { useComboboxLabels } from "../../components/search/useComboboxLabels.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Field } from "../../ui/field/Field.tsx";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";
import { MultiCombobox } from "../../ui/combobox/MultiCombobox.tsx";
import type { CreatorFields } from "./creatorForm.ts";

/** Suggestions shown at a time (docs/platform/search.md 6). */
const SUGGESTIONS = 20;

/** An affiliation with details that distinguish it from others of the same name. */
interface Affiliation {
  readonly id?: string | undefined;
  readonly name: string;
  readonly detail?: string | undefined;
}

/** The affiliations of a person: organizations of the vocabulary, or names as typed. */
export function AffiliationsField({ client, messages }: { client: DepositClient; messages: readonly FieldMessage[] }) {
  const t = useMessage();
  const { control } = useFormContext<CreatorFields>();
  const labels = useComboboxLabels({
    failed: t("creators.affiliations.failed"),
    add: (name) => t("creators.affiliations.add", { name }),
    remove: (name) => t("creators.affiliations.remove", { name }),
  });
  const load = async (text: string, signal: AbortSignal): Promise<readonly Affiliation[]> => {
    const { hits } = await client.vocabularies.affiliations({ text, size: SUGGESTIONS, signal });
    return hits.map(({ id, name, acronym, country }) => ({
      id,
      name,
      detail: [acronym, country].filter(Boolean).join(" · "),
    }));
  };
  return (
    <Controller
      control={control}
      name="affiliations"
      render={({ field }) => (
        <Field label={t("creators.affiliations")} help={t("creators.affiliations.help")} messages={messages}>
          {(inputProps) => (
            <MultiCombobox<Affiliation>
              {...inputProps}
              value={field.value}
              onValueChange={(chosen) =>
                field.onChange(chosen.map(({ id, name }) => (id === undefined ? { name } : { id, name })))
              }
              load={load}
              getKey={({ id, name }) => (id === undefined ? `typed ${name}` : `id ${id}`)}
              getLabel={({ id, name }) => (name === "" ? (id ?? "") : name)}
              renderOption={({ name, detail }) => (
                <span className="deposit-option">
                  <span className="deposit-option__line">{name}</span>
                  {detail ? <span className="deposit-option__details">{detail}</span> : null}
                </span>
              )}
              createItem={(name) => ({ name })}
              labels={labels}
              placeholder={t("creators.affiliations.placeholder")}
              minLength={1}
            />
          )}
        </Field>
      )}
    />
  );
}
