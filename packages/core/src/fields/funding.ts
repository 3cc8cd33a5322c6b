import * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";
import { type Row, newRowKey } from "../record/row.ts";
import { type Json, asList, asObject, asText } from "../shared/json.ts";
import { readLocalized, writeLocalized } from "./localizedText.ts";
import type { RowDefinition } from "./rows.ts";
import { isWebAddress } from "./webAddress.ts";

/** One funding entry: the funder, and the award. Either is an entry of a vocabulary where it has an `id`. */
export interface FundingValue extends Row {
  readonly funder: { readonly id?: string | undefined; readonly name: string };
  readonly award: {
    readonly id?: string | undefined;
    readonly title: string;
    /** The short name of an award of the vocabulary. It is shown and never sent, since the platform fails on it. */
    readonly acronym?: string | undefined;
    readonly number: string;
    readonly url: string;
  };
}

const isFilledIn = (text: string): boolean => text.trim() !== "";

/**
 * Validates a funding entry: it has a funder, and the URL of an award is an http(s) address beside a title or a number.
 * A URL alone names no award.
 */
export const fundingSchema = z
  .object({
    funder: z.object({ id: z.optional(z.string()), name: z.string() }),
    award: z.object({ id: z.optional(z.string()), title: z.string(), number: z.string(), url: z.string() }),
  })
  .check(
    z.check<Pick<FundingValue, "funder" | "award">>(({ value, issues }) => {
      const report = (path: string[], message: CoreMessageId): void => {
        issues.push({ code: "custom", message, path, input: value });
      };
      const { funder, award } = value;
      if (funder.id === undefined && !isFilledIn(funder.name)) report(["funder", "name"], "check.funder.required");
      if (award.id !== undefined || !isFilledIn(award.url)) return;
      if (!isWebAddress(award.url)) report(["award", "url"], "check.award.url.invalid");
      else if (!isFilledIn(award.title) && !isFilledIn(award.number)) report(["award", "url"], "check.award.url.alone");
    }),
  );

/** Whether an identifier of an award is the address that the form edits. */
function isAddress(json: Json): boolean {
  return asText(asObject(json)["scheme"]) === "url";
}

/** One funding entry of the list. Other identifiers of an award than its address are kept. */
export const fundingRow: RowDefinition<FundingValue> = {
  parts: { funder: {}, award: { title: {}, number: {} } },
  schema: fundingSchema,
  decode(row, { default_locale }) {
    const funder = asObject(row["funder"]);
    const award = asObject(row["award"]);
    const identifiers = asList(award["identifiers"]);
    const funderId = asText(funder["id"]);
    const awardId = asText(award["id"]);
    const acronym = asText(award["acronym"]);
    return {
      key: newRowKey(),
      funder: { ...(funderId === "" ? {} : { id: funderId }), name: asText(funder["name"]) },
      award: {
        ...(awardId === "" ? {} : { id: awardId }),
        title: asText(award["title_l10n"]) || readLocalized(award["title"], default_locale),
        ...(acronym === "" ? {} : { acronym }),
        number: asText(award["number"]),
        url: asText(asObject(identifiers.find(isAddress))["identifier"]),
      },
      unedited: { title: award["title"], identifiers: identifiers.filter((identifier) => !isAddress(identifier)) },
    };
  },
  encode({ funder, award, unedited }, { default_locale }) {
    const address = award.url === "" ? [] : [{ scheme: "url", identifier: award.url }];
    const others = award.title === "" && award.number === "" ? [] : asList(unedited?.["identifiers"]);
    return {
      funder: funder.id === undefined ? { name: funder.name } : { id: funder.id },
      award:
        award.id === undefined
          ? {
              title: award.title === "" ? undefined : writeLocalized(award.title, unedited?.["title"], default_locale),
              number: award.number,
              identifiers: [...address, ...others],
            }
          : { id: award.id },
    };
  },
  identify: ({ funder, award }) =>
    award.id ?? [funder.id ?? funder.name, award.number || award.title].filter((name) => name !== "").join(" "),
};
