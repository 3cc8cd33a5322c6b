import type * as z from "zod/mini";
import { type FundingValue, newRowKey, type FieldPath } from "@deposit/core";
import { isCoreMessageId } from "@deposit/core/internal";
import type { fundingSchema } from "@deposit/core/schema";
import { type FormState, get } from "react-hook-form";
import type { ShownFeedback } from "../../form/feedback/createFeedbackStore.ts";
import type { Translate } from "../../i18n/useMessage.ts";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";

/** The values of the dialog's form. */
export type CustomAwardFields = z.infer<typeof fundingSchema>;

/** Converts a row of the list, or nothing, to the values of the dialog. */
export function customAwardFields(funding: FundingValue | null): CustomAwardFields {
  if (funding === null) return { funder: { name: "" }, award: { title: "", number: "", url: "" } };
  const { title, number, url } = funding.award;
  return { funder: funding.funder, award: { title, number, url } };
}

/**
 * Converts the values of the dialog to a row. Other languages of the title and other identifiers of the award are kept.
 */
export function fundingOfFields({ funder, award }: CustomAwardFields, before: FundingValue | null): FundingValue {
  const texts = { title: award.title.trim(), number: award.number.trim(), url: award.url.trim() };
  return { ...(before ?? { key: newRowKey() }), funder, award: texts };
}

/** The fields of the dialog that show messages. */
export type CustomAwardField = "funder" | "award.number" | "award.title" | "award.url";

/** Returns the messages of a field of the dialog: its own error, else server feedback until the value changes. */
export function customAwardMessages({
  t,
  feedback,
  feedbackMessages,
  hasUrl,
  formState: { errors, dirtyFields },
}: {
  readonly t: Translate;
  /** Paths relative to the row. */
  readonly feedback: readonly ShownFeedback[];
  /** Messages for `feedback`, in the same order. */
  readonly feedbackMessages: readonly FieldMessage[];
  /** Whether the saved row had a URL. */
  readonly hasUrl: boolean;
  readonly formState: FormState<CustomAwardFields>;
}): (field: CustomAwardField) => readonly FieldMessage[] {
  return (field) => {
    const issue: unknown = get(errors, field === "funder" ? "funder.name" : field);
    const message = typeof issue === "object" && issue !== null && "message" in issue ? issue.message : undefined;
    if (typeof message === "string" && isCoreMessageId(message)) return [{ severity: "error", text: t(message) }];
    if (get(dirtyFields, field) !== undefined) return [];
    return feedbackMessages.filter((_, index) => fieldOf(feedback[index]?.path ?? [], hasUrl) === field);
  };
}

/**
 * Returns the field that shows feedback for a path. Feedback for a whole award concerns its identifiers, shown at the
 * URL, or a missing title (seen on 14.0.5).
 */
function fieldOf([part, name]: FieldPath, hasUrl: boolean): CustomAwardField {
  if (part !== "award") return "funder";
  if (name === "number" || name === "title" || name === "url") return `award.${name}`;
  return hasUrl ? "award.url" : "award.title";
}
