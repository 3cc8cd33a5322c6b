import type { DepositClient, FundingValue } from "@deposit/core";
import { Controller, type Control } from "react-hook-form";
import { useComboboxLabels } from "../../components/search/useComboboxLabels.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Combobox } from "../../ui/combobox/Combobox.tsx";
import { Field } from "../../ui/field/Field.tsx";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";
import type { CustomAwardFields } from "./customAwardForm.ts";
import { funderName } from "./fundingName.ts";

/** A funder with details that distinguish it from others of the same name. */
interface FoundFunder {
  readonly id?: string | undefined;
  readonly name: string;
  readonly detail?: string | undefined;
}

interface FunderFieldProps {
  readonly client: DepositClient;
  readonly control: Control<CustomAwardFields>;
  readonly messages: readonly FieldMessage[];
  /** An error of the funder belongs to its name, which validating the field itself would miss. */
  readonly onLeave: () => void;
}

/** The funder: an entry of the vocabulary, or a name as typed. */
export function FunderField({ client, control, messages, onLeave }: FunderFieldProps) {
  const t = useMessage();
  const labels = useComboboxLabels({ failed: t("funding.custom.funder.failed") });
  const load = async (text: string, signal: AbortSignal): Promise<readonly FoundFunder[]> => {
    const { hits } = await client.vocabularies.funders({ text, signal });
    return hits.map(({ id, name, acronym, country }) => ({
      id,
      name,
      detail: [acronym, country].filter(Boolean).join(" · "),
    }));
  };
  return (
    <Controller
      control={control}
      name="funder"
      render={({ field }) => (
        // Can be focused, as react-hook-form focuses the first invalid field.
        <div
          onBlur={() => {
            field.onBlur();
            onLeave();
          }}
          ref={(box) => field.ref(box?.querySelector("input"))}
        >
          <Field
            label={t("funding.custom.funder")}
            requirement={t("form.required")}
            required
            messages={messages}
            part="funder"
          >
            {(inputProps) => (
              <Combobox<FoundFunder>
                {...inputProps}
                value={funderName(field.value) === "" ? null : field.value}
                onValueChange={(funder) => field.onChange(funder === null ? { name: "" } : plainFunder(funder))}
                load={load}
                getKey={({ id, name }) => (id === undefined ? `typed ${name}` : `id ${id}`)}
                getLabel={funderName}
                renderOption={({ name, detail = "" }) => (
                  <span>
                    {name} {detail === "" ? null : <span className="deposit-muted deposit-small">{detail}</span>}
                  </span>
                )}
                createItem={(name) => ({ name })}
                labels={labels}
                placeholder={t("funding.custom.funder.placeholder")}
              />
            )}
          </Field>
        </div>
      )}
    />
  );
}

function plainFunder({ id, name }: FoundFunder): FundingValue["funder"] {
  return id === undefined ? { name } : { id, name };
}
