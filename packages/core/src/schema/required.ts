import * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";

/** Characters that the platform wants of a title or a description at least (wire 1.7). */
const SHORTEST = 3;

/** Whether there is nothing to see in a text: blanks, and characters without a width, as come with what is pasted. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text);

/** A text that is not blank; `id` says what is missing. */
export const required = (id: CoreMessageId) => z.string().check(z.refine((text) => !isBlank(text), id));

/** A text that is neither blank, as people `read` it, nor shorter than the platform takes. */
export const meaningful = (
  missing: CoreMessageId,
  short: CoreMessageId,
  read: (text: string) => string = (text) => text,
) =>
  z.string().check(
    z.refine((text) => !isBlank(read(text)), missing),
    z.refine((text) => isBlank(read(text)) || [...text.trim()].length >= SHORTEST, short),
  );
