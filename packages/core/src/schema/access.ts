import * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";
import type { AccessValues } from "../record/values.ts";
import { parseDate } from "./date.ts";

/**
 * What is wrong with the last day of an embargo, `null` when nothing is (specification 5): it is there, written
 * YYYY-MM-DD, in the calendar, and to come. The platform counts days by UTC and takes no embargo until today.
 * `now`: milliseconds since 1970.
 */
export function embargoIssue({ active, until }: AccessValues["embargo"], now: number): CoreMessageId | null {
  if (!active) return null;
  if (until.trim() === "") return "check.embargo.required";
  if (parseDate(until)?.precision !== "day") return "check.embargo.format";
  return Date.parse(until) > now ? null : "check.embargo.past";
}

/** Judges an embargo as it is typed, at the time `now`; issues carry message ids. */
export const embargoSchema = (now: number) =>
  z.object({ active: z.boolean(), until: z.string(), reason: z.string() }).check(
    z.check<AccessValues["embargo"]>(({ value, issues }) => {
      const message = embargoIssue(value, now);
      if (message !== null) issues.push({ code: "custom", message, path: ["until"], input: value.until });
    }),
  );
