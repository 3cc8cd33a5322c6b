import { type FieldPath, isCoreMessageId } from "@deposit/core";
import { type FormState, get } from "react-hook-form";
import type { ShownFeedback } from "../../form/feedback/createFeedbackStore.ts";
import type { Translate } from "../../i18n/useMessage.ts";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";
import type { CustomAwardFields } from "./customAwardFields.ts";

/** The fields of the dialog that messages stand at. */
export type CustomAwardField = "funder" | "award.number" | "award.title" | "award.url";

/** What is to be said at a field of the dialog: its own fault, else what the server said until the field changes. */
export function customAwardMessages({
  t,
  feedback,
  words,
  hasUrl,
  formState: { errors, dirtyFields },
}: {
  readonly t: Translate;
  /** Paths relative to the row. */
  readonly feedback: readonly ShownFeedback[];
  /** The same as messages, one for one. */
  readonly words: readonly FieldMessage[];
  /** Whether the row that was sent had a URL. */
  readonly hasUrl: boolean;
  readonly formState: FormState<CustomAwardFields>;
}): (field: CustomAwardField) => readonly FieldMessage[] {
  return (field) => {
    const fault: unknown = get(errors, field === "funder" ? "funder.name" : field);
    const message = typeof fault === "object" && fault !== null && "message" in fault ? fault.message : undefined;
    if (typeof message === "string" && isCoreMessageId(message)) return [{ severity: "error", text: t(message) }];
    if (get(dirtyFields, field) !== undefined) return [];
    return words.filter((_, index) => fieldOf(feedback[index]?.path ?? [], hasUrl) === field);
  };
}

/**
 * The field that a path belongs to. What is said of an award as a whole is about its identifiers, of which the dialog has
 * the URL, or about a title that is missing (seen on 14.0.5).
 */
function fieldOf([part, name]: FieldPath, hasUrl: boolean): CustomAwardField {
  if (part !== "award") return "funder";
  if (name === "number" || name === "title" || name === "url") return `award.${name}`;
  return hasUrl ? "award.url" : "award.title";
}
