import * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";
import type { ValidationIssue } from "../record/feedback.ts";
import type { FieldPath } from "../record/fieldPath.ts";
import { type KnownScheme, identifierSchemes, knownScheme, writeIdentifier } from "../record/identifierSchemes.ts";
import { recognizeIdentifier } from "../record/recognizeIdentifier.ts";
import type { SchemedIdentifier } from "../record/row.ts";
import { required } from "./required.ts";
import { type PartsRow, type RowOf, rowOf } from "./rows.ts";
import { textPart } from "./text.ts";
import { vocabularyPart } from "./vocabulary.ts";

/**
 * Returns an identifier in the form by which two are compared: its scheme, recognised where none is chosen, and the
 * identifier as that scheme writes it. "" for an identifier without text.
 *
 * @example writtenIdentifier({ scheme: "", identifier: "https://doi.org/10.1234/ABC" }) // "doi 10.1234/abc"
 */
export function writtenIdentifier({ scheme, identifier }: SchemedIdentifier): string {
  const typed = identifier.trim();
  if (typed === "") return "";
  if (scheme === "") {
    const recognized = recognizeIdentifier(typed);
    return recognized === null ? ` ${typed}` : writtenIdentifier(recognized);
  }
  const known = knownScheme(scheme);
  const written = (known === undefined ? null : writeIdentifier(known, typed)) ?? typed;
  // DOIs are compared without regard to case.
  return `${scheme} ${scheme === "doi" ? written.toLowerCase() : written}`;
}

/**
 * Returns the identifiers without repeats in the written form. Of equal ones the first stays. Returns the same list
 * where there are no repeats.
 *
 * The platform drops the whole list over a repeat, and answers 500 where two equal entries are incomplete.
 */
export function withoutRepeats<Identifier extends SchemedIdentifier>(
  list: readonly Identifier[],
): readonly Identifier[] {
  const seen = new Set<string>();
  const distinct = list.filter((entry) => {
    // Without a text, the scheme is all that there is to compare.
    const written = writtenIdentifier(entry) || entry.scheme;
    if (seen.has(written)) return false;
    seen.add(written);
    return true;
  });
  return distinct.length === list.length ? list : distinct;
}

/** Returns an issue for each row that repeats an earlier one. */
export function findRepeats(list: readonly IdentifierValue[], path: FieldPath): readonly ValidationIssue[] {
  const distinct = new Set(withoutRepeats(list));
  return list
    .filter((row) => !distinct.has(row) && row.identifier.trim() !== "")
    .map(({ key }) => ({ path: [...path, key, "identifier"], message: { id: "check.identifier.duplicate" } }));
}

/** What is wrong with an identifier that is none of its scheme. */
const invalid: Readonly<Record<KnownScheme, CoreMessageId>> = {
  doi: "check.doi.invalid",
  orcid: "check.orcid.invalid",
  isni: "check.isni.invalid",
  ror: "check.ror.invalid",
  isbn: "check.isbn.invalid",
  issn: "check.issn.invalid",
  eissn: "check.issn.invalid",
  lissn: "check.issn.invalid",
  ean13: "check.ean13.invalid",
  gnd: "check.gnd.invalid",
  arxiv: "check.arxiv.invalid",
  pmid: "check.pmid.invalid",
  handle: "check.handle.invalid",
  ark: "check.ark.invalid",
  urn: "check.urn.invalid",
  url: "check.url.invalid",
};

const isKnown = (scheme: string): scheme is KnownScheme => Object.hasOwn(identifierSchemes, scheme);

/**
 * Returns what is wrong with an identifier of its scheme: its form, or its check digits. `null` when nothing is, when it
 * is blank, and for schemes that only the platform knows.
 *
 * @example identifierIssue({ scheme: "isbn", identifier: "978-0-306-40615-8" }) // "check.isbn.invalid"
 */
export function identifierIssue({ scheme, identifier }: SchemedIdentifier): CoreMessageId | null {
  const known = knownScheme(scheme);
  if (known === undefined || !isKnown(scheme) || identifier.trim() === "") return null;
  const written = writeIdentifier(known, identifier);
  return written !== null && known.isSound(written) ? null : invalid[scheme];
}

/** Checks an identifier against its scheme. */
const sound = z.check<SchemedIdentifier>(({ value, issues }) => {
  const message = identifierIssue(value);
  if (message !== null) issues.push({ code: "custom", message, path: ["identifier"], input: value.identifier });
});

/** Validates an identifier of a person or an organisation, whose scheme may be left to the server. */
export const personIdentifierSchema = z
  .object({ scheme: z.string(), identifier: required("check.identifier.required") })
  .check(sound);

const schemed = { scheme: required("check.scheme.required"), identifier: required("check.identifier.required") };

/** Validates an alternate identifier. */
export const identifierSchema = z.object(schemed).check(sound);

/** Validates a related work. */
export const relatedWorkSchema = z
  .object({
    ...schemed,
    relation_type: required("check.relation.required"),
    resource_type: required("check.resourceType.required"),
  })
  .check(sound);

const identifierParts = { scheme: textPart(), identifier: textPart() };

/** One alternate identifier. */
export interface IdentifierValue extends RowOf<typeof identifierParts> {}

/** One alternate identifier of the list. */
export const identifierRow: PartsRow<IdentifierValue> = rowOf(identifierParts, {
  schema: identifierSchema,
  identify: writtenIdentifier,
});

const relatedWorkParts = { ...identifierParts, relation_type: vocabularyPart, resource_type: vocabularyPart };

/** One related work. */
export interface RelatedWorkValue extends RowOf<typeof relatedWorkParts> {}

/** One related work of the list. */
export const relatedWorkRow: PartsRow<RelatedWorkValue> = rowOf(relatedWorkParts, {
  schema: relatedWorkSchema,
  identify: writtenIdentifier,
});
