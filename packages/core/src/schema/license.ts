import * as z from "zod/mini";
import { isWebAddress } from "./webAddress.ts";
import { required } from "./required.ts";
import type { CoreMessageId } from "../messages.ts";

/** Judges the dialog of a custom licence: a title, and a link that is an http(s) address if there is one (specification 5). */
export const customLicenseSchema = z.object({
  title: required("check.license.title.required"),
  description: z.string(),
  link: z
    .string()
    .check(
      z.refine(
        (text) => text.trim() === "" || isWebAddress(text),
        "check.license.link.invalid" satisfies CoreMessageId,
      ),
    ),
});
