import type { DepositClient, FundingValue } from "@deposit/core";
import { fundingSchema } from "@deposit/core/schema";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type RefObject, useId } from "react";
import { useForm } from "react-hook-form";
import { UnsavedInputDialog } from "../../components/lists/UnsavedInputDialog.tsx";
import type { ShownFeedback } from "../../form/feedback/createFeedbackStore.ts";
import { validateAfterPointerUp } from "../../form/feedback/validateAfterPointerUp.ts";
import { useFieldMessages } from "../../form/feedback/useFieldMessages.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useDirtyGuard } from "../../ui/dialog/useDirtyGuard.ts";
import { customAwardFields, type CustomAwardFields, fundingOfFields, customAwardMessages } from "./customAwardForm.ts";
import { FunderField } from "./FunderField.tsx";

/** Props of {@link CustomAwardDialog}. */
export interface CustomAwardDialogProps {
  readonly client: DepositClient;
  /** The row to edit, or `null` to add one. */
  readonly funding: FundingValue | null;
  /** Server feedback for this row, with relative paths. */
  readonly feedback: readonly ShownFeedback[];
  readonly onSave: (funding: FundingValue) => void;
  readonly onClose: () => void;
  /** Gets the focus afterwards if the button that opened the dialog is gone. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Describes an award that is not in the vocabulary: funder, number, title, URL (docs/platform/product.md 10.6). */
export function CustomAwardDialog(props: CustomAwardDialogProps) {
  const { client, funding, feedback, onSave, onClose, returnFocus } = props;
  const t = useMessage();
  const formId = useId();
  const { control, register, handleSubmit, formState, trigger } = useForm<CustomAwardFields>({
    defaultValues: customAwardFields(funding),
    resolver: validateAfterPointerUp(standardSchemaResolver(fundingSchema)),
    mode: "onTouched",
  });
  const guard = useDirtyGuard({ dirty: formState.isDirty, onClose });
  const feedbackMessages = useFieldMessages(feedback);
  const hasUrl = funding !== null && funding.award.url !== "";
  const messagesOf = customAwardMessages({ t, feedback, feedbackMessages, hasUrl, formState });
  const save = handleSubmit((fields) => onSave(fundingOfFields(fields, funding)));
  // A URL requires a title or a number, so it is validated again when they change.
  const besideUrl = { deps: ["award.url" as const] };
  return (
    <Dialog
      open
      onClose={guard.requestClose}
      title={t(funding === null ? "funding.custom.add" : "funding.custom.change")}
      closeLabel={t("form.close")}
      returnFocus={returnFocus}
      part="custom-award-dialog"
      footer={
        <>
          <Button onClick={guard.requestClose}>{t("form.cancel")}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t("funding.custom.save")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="deposit-stack"
        onSubmit={(event) => {
          // React events bubble through portals, so a form around the editor would be submitted.
          event.stopPropagation();
          void save(event);
        }}
      >
        <FunderField
          client={client}
          control={control}
          messages={messagesOf("funder")}
          onLeave={() => void trigger("funder.name")}
        />
        <Field label={t("funding.custom.award")} group>
          {() => (
            <div className="deposit-stack">
              <p className="deposit-text deposit-muted deposit-small">{t("funding.custom.award.help")}</p>
              <Field label={t("funding.custom.number")} messages={messagesOf("award.number")}>
                {(inputProps) => (
                  <TextField
                    {...inputProps}
                    {...register("award.number", besideUrl)}
                    placeholder={t("funding.custom.number.placeholder")}
                    autoComplete="off"
                  />
                )}
              </Field>
              <Field label={t("funding.custom.title")} messages={messagesOf("award.title")}>
                {(inputProps) => (
                  <TextField
                    {...inputProps}
                    {...register("award.title", besideUrl)}
                    placeholder={t("funding.custom.title.placeholder")}
                    autoComplete="off"
                  />
                )}
              </Field>
              <Field
                label={t("funding.custom.url")}
                help={t("funding.custom.url.help")}
                messages={messagesOf("award.url")}
              >
                {(inputProps) => (
                  <TextField {...inputProps} {...register("award.url")} type="url" inputMode="url" autoComplete="off" />
                )}
              </Field>
            </div>
          )}
        </Field>
      </form>
      <UnsavedInputDialog guard={guard} />
    </Dialog>
  );
}
