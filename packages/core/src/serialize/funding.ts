import type { FundingValue } from "../record/values.ts";
import { newRowKey } from "../record/values.ts";
import { type Json, type JsonObject, asList, asObject, asText } from "../shared/json.ts";
import { readLocalized, writeLocalized } from "./localizedText.ts";

function isAddress(json: Json): boolean {
  return asText(asObject(json)["scheme"]) === "url";
}

/** A funding entry of the record as a row of the form; identifiers of the award other than its address are kept. */
export function decodeFunding(json: Json, locale: string): FundingValue {
  const entry = asObject(json);
  const funder = asObject(entry["funder"]);
  const award = asObject(entry["award"]);
  const identifiers = asList(award["identifiers"]);
  const funderId = asText(funder["id"]);
  const awardId = asText(award["id"]);
  const acronym = asText(award["acronym"]);
  return {
    key: newRowKey(),
    funder: { ...(funderId === "" ? {} : { id: funderId }), name: asText(funder["name"]) },
    award: {
      ...(awardId === "" ? {} : { id: awardId }),
      title: asText(award["title_l10n"]) || readLocalized(award["title"], locale),
      ...(acronym === "" ? {} : { acronym }),
      number: asText(award["number"]),
      url: asText(asObject(identifiers.find(isAddress))["identifier"]),
    },
    unedited: { title: award["title"], identifiers: identifiers.filter((identifier) => !isAddress(identifier)) },
  };
}

/** The row as the wire wants it: `{id}` for what is in a vocabulary, its texts for what was typed. */
export function encodeFunding({ funder, award, unedited }: FundingValue, locale: string): JsonObject {
  const address = award.url === "" ? [] : [{ scheme: "url", identifier: award.url }];
  const others = award.title === "" && award.number === "" ? [] : asList(unedited?.["identifiers"]);
  return {
    funder: funder.id === undefined ? { name: funder.name } : { id: funder.id },
    award:
      award.id === undefined
        ? {
            title: award.title === "" ? undefined : writeLocalized(award.title, unedited?.["title"], locale),
            number: award.number,
            identifiers: [...address, ...others],
          }
        : { id: award.id },
  };
}
