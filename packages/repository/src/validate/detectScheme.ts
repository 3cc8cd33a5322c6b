import { isEan8 } from "./identifierChecks.ts";
import { type IdentifierScheme, PERSON_SCHEMES, WORK_SCHEMES } from "./identifierSchemes.ts";

/** The order in which kinds are tried; generic ones come late. */
const ORDER = [
  "doi",
  "ark",
  "handle",
  "purl",
  "lsid",
  "urn",
  "ads",
  "arxiv",
  "isbn",
  "issn",
  "orcid",
  "isni",
  "ean13",
  "ean8",
  "istc",
  "gnd",
  "ror",
  "pmid",
  "url",
  "wikidata",
  "cstr",
  "rrid",
];

/** Kinds that give way when another kind fits too. */
const GIVES_WAY: Readonly<Record<string, readonly string[]>> = {
  url: ["isbn", "istc", "urn", "lsid", "issn", "wikidata", "cstr"],
  ean8: ["gnd", "pmid"],
  ean13: ["gnd", "pmid"],
  isbn: ["gnd", "pmid"],
  orcid: ["gnd", "pmid"],
  isni: ["gnd", "pmid"],
  issn: ["gnd"],
  wikidata: ["gnd"],
};

const IS_ISNI_ADDRESS = /^https?:\/\/isni\.org\/isni\//;

const DETECTABLE: Readonly<Record<string, Pick<IdentifierScheme, "fits">>> = {
  ...WORK_SCHEMES,
  ...PERSON_SCHEMES,
  ean8: { fits: isEan8 },
};

/** Finds the kind of an identifier sent without its scheme, among the allowed ones (wire 1.5). */
export function detectScheme(text: string, allowed: Readonly<Record<string, IdentifierScheme>>): string | undefined {
  let fitting = ORDER.filter((scheme) => DETECTABLE[scheme]?.fits(text) === true);
  if (/^gnd:/i.test(text) && fitting.includes("gnd")) fitting = fitting.filter((scheme) => scheme !== "isbn");
  // The address of a person in one of these registers is no other kind of address.
  if (/^https?:\/\/(?:www\.)?viaf\.org\/viaf\//.test(text) || (fitting.includes("isni") && IS_ISNI_ADDRESS.test(text)))
    fitting = fitting.filter((scheme) => scheme !== "url" && scheme !== "handle");
  for (const [scheme, others] of Object.entries(GIVES_WAY)) {
    if (fitting.includes(scheme)) fitting = fitting.filter((other) => !others.includes(other));
  }
  const hasOtherThanHandle = ["url", "ark", "arxiv"].some((scheme) => fitting.includes(scheme));
  if (hasOtherThanHandle && !/^https?:\/\/hdl\.handle\.net\//.test(text)) {
    fitting = fitting.filter((scheme) => scheme !== "handle");
  }
  return fitting.find((scheme) => scheme in allowed);
}
