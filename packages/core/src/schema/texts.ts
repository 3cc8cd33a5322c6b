import * as z from "zod/mini";
import { meaningful, required } from "./required.ts";

const language = z.nullable(z.object({ id: z.string(), title: z.string() }));

/** One additional title: title and type (specification 5). */
export const additionalTitleSchema = z.object({
  title: meaningful("check.title.required", "check.title.short"),
  type: required("check.type.required"),
  lang: language,
});

/** What a reader sees of HTML, as far as that decides whether there is anything. */
const textOf = (html: string): string => html.replaceAll(/<(?!img)[^>]*>|&nbsp;/gi, " ");

/** One additional description: description and type (specification 5). What counts of HTML is its text. */
export const additionalDescriptionSchema = z.object({
  description: meaningful("check.description.required", "check.description.short", textOf),
  type: required("check.type.required"),
  lang: language,
});

/** One reference: its text (specification 5). */
export const referenceSchema = z.object({ reference: required("check.reference.required") });

/** One subject: its words. */
export const subjectSchema = z.object({ subject: required("check.subject.required") });
