import * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";

/** Characters that the platform requires of a title or a description (docs/platform/metadata.md 2). */
const SHORTEST = 3;

/** Whether nothing in a text is visible: it has only blanks and characters without a width. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);

/** Whether a text is shorter than the platform accepts for a title or a description. */
const isTooShort = (text: string): boolean => [...text.trim()].length < SHORTEST;

/** A schema for a text that is not blank; `id` names what is missing. */
export const required = (id: CoreMessageId) => z.string().check(z.refine((text) => !isBlank(text), id));

/** A schema for a text that is neither blank, as people `read` it, nor too short. */
export const meaningful = (
  missing: CoreMessageId,
  short: CoreMessageId,
  read: (text: string) => string = (text) => text,
) =>
  z.string().check(
    z.refine((text) => !isBlank(read(text)), missing),
    z.refine((text) => isBlank(read(text)) || !isTooShort(text), short),
  );

/**
 * Whether the message of a schema's issue is a message id of the core rather than a sentence of zod. Recognised by its
 * shape, so that the sentences themselves need not be loaded.
 */
export function isCoreMessageId(text: string): text is CoreMessageId {
  return /^[a-z]\w*(\.\w+)+$/i.test(text);
}

/** Returns what is wrong with the title, which is required; `null` when nothing is. */
export function titleIssue(text: string): CoreMessageId | null {
  if (isBlank(text)) return "check.title.required";
  return isTooShort(text) ? "check.title.short" : null;
}
