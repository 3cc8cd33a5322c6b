import type { FundingValue } from "@deposit/core";
import type { Translate } from "../../i18n/useMessage.ts";

/**
 * What a funding entry is called: "ACRONYM — title" (docs/platform/product.md 10.6), the title or the number alone, and
 * the funder where there is no award.
 */
export function fundingName(t: Translate, { funder, award }: Pick<FundingValue, "funder" | "award">): string {
  const { acronym = "", title, number } = award;
  if (acronym !== "" && title !== "" && acronym !== title) return t("funding.named", { acronym, title });
  return title || acronym || number || award.id || funderName(funder) || t("funding.unnamed");
}

/** Who pays: the name, or the id where no name is known. */
export function funderName({ name, id = "" }: FundingValue["funder"]): string {
  return name || id;
}
