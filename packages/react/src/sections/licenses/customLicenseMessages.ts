import { isCoreMessageId } from "@deposit/core/internal";
import type { FormState } from "react-hook-form";
import type { ShownFeedback } from "../../form/feedback/createFeedbackStore.ts";
import type { Translate } from "../../i18n/useMessage.ts";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";

interface CustomLicenseFields {
  title: string;
  description: string;
  link: string;
}

/** Returns the messages of a field of the dialog: its own error, else server feedback until the value changes. */
export function customLicenseMessages({
  t,
  feedback,
  words,
  formState: { errors, dirtyFields },
}: {
  t: Translate;
  feedback: readonly ShownFeedback[];
  /** Messages for `feedback`, in the same order. */
  words: readonly FieldMessage[];
  formState: FormState<CustomLicenseFields>;
}): (name: keyof CustomLicenseFields) => readonly FieldMessage[] {
  return (name) => {
    const fault = errors[name]?.message;
    if (fault !== undefined && isCoreMessageId(fault)) return [{ severity: "error", text: t(fault) }];
    if (dirtyFields[name] === true) return [];
    return words.filter((_, index) => fieldOf(feedback[index]?.path[0]) === name);
  };
}

/** Feedback for a license that names no field of the dialog is shown at its title (docs/platform/http.md 5.2). */
function fieldOf(segment: string | undefined): keyof CustomLicenseFields {
  return segment === "description" || segment === "link" ? segment : "title";
}
