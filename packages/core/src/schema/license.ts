import * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";

function isWebAddress(text: string): boolean {
  try {
    return ["http:", "https:"].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** Judges the dialog of a custom licence: a title, and a link that is an http(s) address if there is one (specification 5). */
export const customLicenseSchema = z.object({
  title: z
    .string()
    .check(z.refine((text) => text.trim() !== "", "check.license.title.required" satisfies CoreMessageId)),
  description: z.string(),
  link: z
    .string()
    .check(
      z.refine(
        (text) => text.trim() === "" || isWebAddress(text.trim()),
        "check.license.link.invalid" satisfies CoreMessageId,
      ),
    ),
});
