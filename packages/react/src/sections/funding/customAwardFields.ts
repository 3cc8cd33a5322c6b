import { type FundingValue, newRowKey, type fundingSchema } from "@deposit/core";
import type * as z from "zod/mini";

/** The fields of the dialog, as its form holds them. */
export type CustomAwardFields = z.infer<typeof fundingSchema>;

/** A row of the list, or nothing yet, as fields of the dialog. */
export function customAwardFields(funding: FundingValue | null): CustomAwardFields {
  if (funding === null) return { funder: { name: "" }, award: { title: "", number: "", url: "" } };
  const { title, number, url } = funding.award;
  return { funder: funding.funder, award: { title, number, url } };
}

/**
 * The row that the fields of the dialog make; what it held besides (other languages of the title, other identifiers of the
 * award) stays with it.
 */
export function fundingOfFields({ funder, award }: CustomAwardFields, before: FundingValue | null): FundingValue {
  const texts = { title: award.title.trim(), number: award.number.trim(), url: award.url.trim() };
  return { ...(before ?? { key: newRowKey() }), funder, award: texts };
}
