import * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";

const accepted = z.boolean().check(z.refine((ticked) => ticked, "check.accept.required" satisfies CoreMessageId));

/** What the dialog depends on: whether the record is public already, so that there is no "after publishing" left to accept. */
export interface ReviewTerms {
  readonly isPublished: boolean;
}

/**
 * Judges the dialog that submits to a community (docs/platform/product.md 5.6): both terms have to be accepted, the
 * second one while the record is not published; the comment is optional, and not asked for when it is published
 * directly.
 *
 * @example reviewSchema({ isPublished: record.is_published }).safeParse(typed).success
 */
export const reviewSchema = ({ isPublished }: ReviewTerms) =>
  z.object({
    acceptAccessToRecord: accepted,
    acceptAfterPublishRecord: isPublished ? z.optional(z.boolean()) : accepted,
    reviewComment: z.optional(z.string()),
  });
