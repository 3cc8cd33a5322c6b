import type { ServerError } from "../errors.ts";
import { TOO_LONG } from "../messages.ts";
import type { Feedback } from "../record/feedback.ts";
import type { Json, JsonObject } from "../shared/json.ts";
import { parseFeedback, type SentContext } from "./parseFeedback.ts";

/** Bytes of UTF-8 that the platform's index takes of a text which it finds as a whole only; of a longer one it answers 500. */
export const LONGEST_TERM = 32_766;

/** Where it keeps texts so, as 14.0.5 was asked; of a site's own fields nearly all are. */
const termFields =
  /^metadata\.(subjects\.\d+\.subject|(creators|contributors)\..*\.identifier|related_identifiers\..*\.identifier|rights\.\d+\.link|funding\.\d+\.award\.number)$|^custom_fields\./;

function tooLongIn(json: Json | undefined, field: string): readonly ServerError[] {
  if (typeof json === "object" && json !== null)
    return Object.entries(json).flatMap(([name, below]) => tooLongIn(below, field === "" ? name : `${field}.${name}`));
  // No letter takes more than three bytes: most need not be counted.
  const isLong = typeof json === "string" && json.length * 3 > LONGEST_TERM && termFields.test(field);
  return isLong && new TextEncoder().encode(json).length > LONGEST_TERM ? [{ field, messages: [TOO_LONG] }] : [];
}

/** What is too long of a record that was sent, at its fields: the platform fails over all of it, and does not say where. */
export function findTooLong({ metadata, custom_fields }: JsonObject, sent: SentContext): readonly Feedback[] {
  const own = { id: "check.tooLong" } as const;
  return parseFeedback(tooLongIn({ metadata, custom_fields }, ""), sent).map((entry) => ({ ...entry, own }));
}
