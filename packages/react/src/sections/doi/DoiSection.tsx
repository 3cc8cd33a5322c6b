import type { DoiField } from "@deposit/core/internal";
import { DepositField } from "../../components/fields/DepositField.tsx";
import { fieldId } from "../../form/store/fieldName.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useField } from "../../form/field/useField.ts";
import { useFieldMessages } from "../../form/feedback/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/feedback/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/display/Banner.tsx";
import { RadioOptions } from "../../ui/controls/RadioOptions.tsx";
import { ExternalDoi } from "./ExternalDoi.tsx";
import { ManagedDoi } from "./ManagedDoi.tsx";
import { type DoiAnswers, useDoiField } from "./useDoiField.ts";

const pidsPath = ["pids"];

/**
 * The DOI: one that the depositor has, one of the platform, or none if the site allows it. Choices that earlier
 * versions or a reserved DOI exclude are explained (docs/platform/product.md 5.7, 10.9).
 */
export function DoiSection() {
  const t = useMessage();
  const answers = useDoiField();
  if (answers.doi === null) return null;
  if (answers.doi === "broken") {
    return (
      <Banner tone="error" live={false} part="doi">
        {t("doi.broken")}
      </Banner>
    );
  }
  return <DoiQuestion {...answers} doi={answers.doi} />;
}

function DoiQuestion({ doi, choose, write }: Omit<DoiAnswers, "doi"> & { readonly doi: DoiField }) {
  const t = useMessage();
  const { idPrefix } = useDepositContext();
  const own = useField("pids.doi", { required: doi.isRequired });
  // Feedback for a part of the DOI, or for identifiers as a whole, is shown here.
  const messages = useFieldMessages(useShownFeedback(pidsPath, "within"));
  const field = { ...own, messages };
  const { options, selected, config } = doi;
  return (
    <DepositField name="pids.doi" field={field} label={config.field_label || t("doi.label")} group>
      {({ inputProps }) => (
        <div className="deposit-stack" data-gap="small" data-deposit-anchor={fieldId(idPrefix, pidsPath)}>
          {options.length < 2 ? null : (
            // A box of its own, since Safari counts the legend of a fieldset twice in a column.
            <div>
              <fieldset className="deposit-radio-cards" data-deposit-part="doi-choice">
                <legend className="deposit-field__help">{t("doi.question")}</legend>
                <RadioOptions
                  id={inputProps.id}
                  name={inputProps.id}
                  value={selected}
                  onValueChange={choose}
                  disabled={field.disabled}
                  options={options.map(({ choice, obstacle }) => ({
                    value: choice,
                    label: t(`doi.choice.${choice}`),
                    description: obstacle === null ? undefined : t(obstacle.id, obstacle.values),
                    disabled: obstacle !== null,
                  }))}
                />
              </fieldset>
            </div>
          )}
          {selected === "external" ? <ExternalDoi doi={doi} inputProps={inputProps} onWrite={write} /> : null}
          {selected === "managed" ? <ManagedDoi doi={doi} disabled={field.disabled} id={inputProps.id} /> : null}
          {selected === "not_needed" ? <div className="deposit-field__help">{t("doi.notNeeded.text")}</div> : null}
        </div>
      )}
    </DepositField>
  );
}
