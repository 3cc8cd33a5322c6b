import type { AwardEntry, FundingValue } from "@deposit/core";

/** An award of the vocabulary as a row of the form, under the key it is to have. */
export function fundingOfAward(entry: AwardEntry, key: string): FundingValue {
  const { id, title, acronym, number, url, funder } = entry;
  return {
    key,
    funder: { ...(funder.id === "" ? {} : { id: funder.id }), name: funder.name },
    award: { id, title, ...(acronym === "" ? {} : { acronym }), number, url },
  };
}
