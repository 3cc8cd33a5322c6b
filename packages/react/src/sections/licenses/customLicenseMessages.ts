import { type Feedback, isCoreMessageId } from "@deposit/core";
import type { FormState } from "react-hook-form";
import type { Translate } from "../../i18n/useMessage.ts";
import type { FieldMessage } from "../../ui/fieldMessage.ts";

interface CustomLicenseFields {
  title: string;
  description: string;
  link: string;
}

/** What is to be said at a field of the dialog: its own fault, else what the server said until the field changes. */
export function customLicenseMessages({
  t,
  feedback,
  formState: { errors, dirtyFields },
}: {
  t: Translate;
  feedback: readonly Feedback[];
  formState: FormState<CustomLicenseFields>;
}): (name: keyof CustomLicenseFields) => readonly FieldMessage[] {
  return (name) => {
    const fault = errors[name]?.message;
    if (fault !== undefined && isCoreMessageId(fault)) return [{ severity: "error", text: t(fault) }];
    if (dirtyFields[name] === true) return [];
    return feedback
      .filter(({ path: [field] }) => fieldOf(field) === name)
      .map(({ severity, message }) => ({ severity, text: message }));
  };
}

/** What the server says of a licence without naming one of the dialog's fields belongs to its title (wire 2.1). */
function fieldOf(segment: string | undefined): keyof CustomLicenseFields {
  return segment === "description" || segment === "link" ? segment : "title";
}
