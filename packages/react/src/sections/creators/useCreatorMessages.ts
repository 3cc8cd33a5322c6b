import type { FieldPath } from "@deposit/core";
import { isCoreMessageId } from "@deposit/core/internal";
import { get, useFormContext, useFormState, useWatch } from "react-hook-form";
import type { ShownFeedback } from "../../form/feedback/createFeedbackStore.ts";
import { useFieldMessages } from "../../form/feedback/useFieldMessages.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";
import type { CreatorFields } from "./creatorForm.ts";

/** Returns the messages of a field of the dialog, by its dotted name. */
export type CreatorMessages = (name: string) => readonly FieldMessage[];

/**
 * Returns the messages of the fields in the creator dialog. The form's own error comes first, then server feedback
 * until the value changes. `feedback` has paths relative to the row.
 */
export function useCreatorMessages(feedback: readonly ShownFeedback[]): CreatorMessages {
  const t = useMessage();
  const { control } = useFormContext<CreatorFields>();
  const { errors, defaultValues } = useFormState({ control });
  const feedbackMessages = useFieldMessages(feedback);
  const fields = feedback.map(({ path }) => nearestField(path));
  // `compute` limits rendering to changes that hide server feedback.
  const changed = useWatch({
    control,
    compute: (values) =>
      fields.filter((name) => JSON.stringify(get(values, name)) !== JSON.stringify(get(defaultValues, name))),
  });
  return (name) => {
    const issue: unknown = get(errors, name);
    const error = typeof issue === "object" && issue !== null && "message" in issue ? issue.message : undefined;
    if (typeof error === "string" && isCoreMessageId(error)) return [{ severity: "error", text: t(error) }];
    return changed.includes(name) ? [] : feedbackMessages.filter((_, index) => fields[index] === name);
  };
}

/**
 * Returns the field of the dialog that shows feedback for a path: the nearest one with a widget (docs/platform/http.md
 * 5.2).
 */
function nearestField([root, field, index, leaf]: FieldPath): string {
  if (root !== "person_or_org") return root === "affiliations" || root === "role" ? root : "person_or_org.type";
  if (field === "identifiers") {
    if (index === undefined) return "person_or_org.identifiers";
    return `person_or_org.identifiers.${index}.${leaf === "scheme" ? "scheme" : "identifier"}`;
  }
  return field === "family_name" || field === "given_name" || field === "name"
    ? `person_or_org.${field}`
    : "person_or_org.type";
}
