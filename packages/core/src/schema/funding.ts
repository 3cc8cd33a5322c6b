import * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";
import type { FundingValue } from "../record/values.ts";
import { isWebAddress } from "./webAddress.ts";

const said = (text: string): boolean => text.trim() !== "";

type Funding = Pick<FundingValue, "funder" | "award">;

/**
 * Judges the dialog of an award that no vocabulary holds, and any funding entry (behaviour 3.4): somebody pays, a URL is an
 * http(s) address, and stands with a title or a number, for by itself it names no award.
 */
export const fundingSchema = z
  .object({
    funder: z.object({ id: z.optional(z.string()), name: z.string() }),
    award: z.object({ id: z.optional(z.string()), title: z.string(), number: z.string(), url: z.string() }),
  })
  .check(
    z.check<Funding>(({ value, issues }) => {
      const fault = (path: string[], message: CoreMessageId): void => {
        issues.push({ code: "custom", message, path, input: value });
      };
      const { funder, award } = value;
      if (funder.id === undefined && !said(funder.name)) fault(["funder", "name"], "check.funder.required");
      if (award.id !== undefined || !said(award.url)) return;
      if (!isWebAddress(award.url)) fault(["award", "url"], "check.award.url.invalid");
      else if (!said(award.title) && !said(award.number)) fault(["award", "url"], "check.award.url.alone");
    }),
  );
