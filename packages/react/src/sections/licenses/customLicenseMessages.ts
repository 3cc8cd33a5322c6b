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
  feedbackMessages,
  formState: { errors, dirtyFields },
}: {
  t: Translate;
  feedback: readonly ShownFeedback[];
  /** Messages for `feedback`, in the same order. */
  feedbackMessages: readonly FieldMessage[];
  formState: FormState<CustomLicenseFields>;
}): (name: keyof CustomLicenseFields) => readonly FieldMessage[] {
  return (name) => {
    const issue = errors[name]?.message;
    if (issue !== undefined && isCoreMessageId(issue)) return [{ severity: "error", text: t(issue) }];
    if (dirtyFields[name] === true) return [];
    return feedbackMessages.filter((_, index) => fieldOf(feedback[index]?.path[0]) === name);
  };
}

/** Feedback for a license that names no field of the dialog is shown at its title (docs/platform/http.md 5.2). */
function fieldOf(segment: string | undefined): keyof CustomLicenseFields {
  return segment === "description" || segment === "link" ? segment : "title";
}
