import * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";
import { type KnownScheme, identifierSchemes, knownScheme, writeIdentifier } from "../record/identifierSchemes.ts";
import type { SchemedIdentifier } from "../record/values.ts";
import { required } from "./required.ts";

/** What is said of an identifier that is none of its scheme. */
const sentences: Readonly<Record<KnownScheme, CoreMessageId>> = {
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
 * What is wrong with an identifier of its scheme: its form, or its check digits; `null` when nothing is, when it is
 * blank, and for schemes that only the platform knows.
 *
 * @example identifierIssue({ scheme: "isbn", identifier: "978-0-306-40615-8" }) // "check.isbn.invalid"
 */
export function identifierIssue({ scheme, identifier }: SchemedIdentifier): CoreMessageId | null {
  const known = knownScheme(scheme);
  if (known === undefined || !isKnown(scheme) || identifier.trim() === "") return null;
  const written = writeIdentifier(known, identifier);
  return written !== null && known.isSound(written) ? null : sentences[scheme];
}

/** The identifier itself, with its fault told at it. */
const sound = z.check<SchemedIdentifier>(({ value, issues }) => {
  const message = identifierIssue(value);
  if (message !== null) issues.push({ code: "custom", message, path: ["identifier"], input: value.identifier });
});

/** One identifier of a person or an organisation: the scheme may be left to the server. */
export const personIdentifierSchema = z
  .object({ scheme: z.string(), identifier: required("check.identifier.required") })
  .check(sound);

const fields = { scheme: required("check.scheme.required"), identifier: required("check.identifier.required") };

/** One row of the identifiers: identifier and scheme (specification 5). */
export const identifierSchema = z.object(fields).check(sound);

/** One row of the related works: relation, identifier, scheme and resource type (specification 5). */
export const relatedWorkSchema = z
  .object({
    ...fields,
    relation_type: required("check.relation.required"),
    resource_type: required("check.resourceType.required"),
  })
  .check(sound);
