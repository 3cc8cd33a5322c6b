import { type LicenseValue, newRowKey } from "@deposit/core";
import { customLicenseSchema } from "@deposit/core/schema";
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
import { TextArea } from "../../ui/controls/TextArea.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useDirtyGuard } from "../../ui/dialog/useDirtyGuard.ts";
import { customLicenseMessages } from "./customLicenseMessages.ts";

/** Props of {@link CustomLicenseDialog}. */
export interface CustomLicenseDialogProps {
  /** The row to edit, or `null` to add one. */
  license: LicenseValue | null;
  /** Server feedback for this row, with relative paths. */
  feedback: readonly ShownFeedback[];
  onSave: (license: LicenseValue) => void;
  onClose: () => void;
  /** Gets the focus afterwards if the button that opened the dialog is gone. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Describes a license that is not in the vocabulary: title, description, link (docs/platform/product.md 3.4). */
export function CustomLicenseDialog({ license, feedback, onSave, onClose, returnFocus }: CustomLicenseDialogProps) {
  const t = useMessage();
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      title: license?.title ?? "",
      description: license?.description ?? "",
      link: license?.link ?? "",
    },
    resolver: validateAfterPointerUp(standardSchemaResolver(customLicenseSchema)),
    mode: "onTouched",
  });
  const guard = useDirtyGuard({ dirty: formState.isDirty, onClose });
  const messagesOf = customLicenseMessages({ t, feedback, feedbackMessages: useFieldMessages(feedback), formState });
  const save = handleSubmit(({ title, description, link }) =>
    onSave({
      ...(license ?? { key: newRowKey() }),
      title: title.trim(),
      description: description.trim(),
      link: link.trim(),
    }),
  );
  return (
    <Dialog
      open
      onClose={guard.requestClose}
      title={t(license === null ? "licenses.custom.add" : "licenses.custom.change")}
      closeLabel={t("form.close")}
      returnFocus={returnFocus}
      part="custom-license-dialog"
      footer={
        <>
          <Button onClick={guard.requestClose}>{t("form.cancel")}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {t("licenses.custom.save")}
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
        <Field
          label={t("licenses.custom.title")}
          requirement={t("form.required")}
          required
          messages={messagesOf("title")}
        >
          {(inputProps) => <TextField {...inputProps} {...register("title")} autoComplete="off" />}
        </Field>
        <Field label={t("licenses.custom.description")} messages={messagesOf("description")}>
          {(inputProps) => <TextArea {...inputProps} {...register("description")} />}
        </Field>
        <Field label={t("licenses.custom.link")} help={t("licenses.custom.link.help")} messages={messagesOf("link")}>
          {(inputProps) => (
            <TextField {...inputProps} {...register("link")} type="url" inputMode="url" autoComplete="off" />
          )}
        </Field>
      </form>
      <UnsavedInputDialog guard={guard} />
    </Dialog>
  );
}
