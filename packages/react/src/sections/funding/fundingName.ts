import type { FundingValue } from "@deposit/core";
import type { Translate } from "../../i18n/useMessage.ts";

/**
 * Returns the name of a funding entry: "ACRONYM — title", the title, the number, or the funder if there is no award
 * (docs/platform/product.md 10.6).
 */
export function fundingName(t: Translate, { funder, award }: Pick<FundingValue, "funder" | "award">): string {
  const { acronym = "", title, number } = award;
  if (acronym !== "" && title !== "" && acronym !== title) return t("funding.named", { acronym, title });
  return title || acronym || number || award.id || funderName(funder) || t("funding.unnamed");
}

/** Returns the name of the funder, or its id without a known name. */
export function funderName({ name, id = "" }: FundingValue["funder"]): string {
  return name || id;
}
