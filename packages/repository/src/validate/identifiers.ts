import { parse as parseIsbn } from "isbn3";

const digitsOf = (text: string): string => text.replace(/[-\s]/g, "").toUpperCase();

const value = (character: string): number => (character === "X" ? 10 : Number(character));

/** Checks an ISSN: eight digits; the last is a check digit or X. */
export function isIssn(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^\d{7}[\dX]$/.test(digits)) return false;
  return [...digits].reduce((sum, character, index) => sum + (8 - index) * value(character), 0) % 11 === 0;
}

function isIsbn10(digits: string): boolean {
  if (!/^\d{9}[\dX]$/.test(digits)) return false;
  return [...digits].reduce((sum, character, index) => sum + (10 - index) * value(character), 0) % 11 === 0;
}

/** Checks an EAN: weighted with 1 and 3 in turn from the right, the digits add up to a multiple of ten. */
const hasEanCheckDigit = (digits: string): boolean =>
  [...digits].toReversed().reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;

const isEan13 = (text: string): boolean => /^\d{13}$/.test(text) && hasEanCheckDigit(text);
const isEan8 = (text: string): boolean => /^\d{8}$/.test(text) && hasEanCheckDigit(text);

/** Checks an ISBN of 10 or 13 digits. As on the platform, other characters between the digits are ignored. */
export function isIsbn(text: string): boolean {
  const digits = isbnDigits(text);
  return isIsbn10(digits) || (/^97[89]/.test(digits) && isEan13(digits));
}

/** Returns the digits of an ISBN with a final X, or an empty text unless there are 10 or 13. */
function isbnDigits(text: string): string {
  const digits = text.replace(/[^\dX]/gi, "").replace(/x$/, "X");
  return /^(?!0{9}[0X]$|0{13}$)\d{9}(?:[\dX]|\d{4})$/.test(digits) ? digits : "";
}

/** Returns the check character of 15 digits (ISO 7064 MOD 11-2), as in ORCID and ISNI. */
export function checkCharacter(digits: string): string {
  const total = [...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return check === 10 ? "X" : String(check);
}

function isIsni(text: string): boolean {
  const digits = digitsOf(text.replace(/^https?:\/\/isni\.org\/isni\//, ""));
  return /^\d{15}[\dX]$/.test(digits) && checkCharacter(digits.slice(0, 15)) === digits.slice(15);
}

/** Checks an ORCID iD: an ISNI in the reserved block. */
export function isOrcid(text: string): boolean {
  if (/^https?:\/\/isni\.org\//.test(text)) return false;
  const digits = digitsOf(text.replace(/^https?:\/\/orcid\.org\//, ""));
  if (!isIsni(digits)) return false;
  const number = Number(digits.slice(0, 15));
  return (number >= 15_000_000 && number <= 35_000_000) || (number >= 900_000_000_000 && number <= 900_100_000_000);
}

/** Checks an ISTC: sixteen hexadecimal digits with a weighted check digit. */
function isIstc(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^[\dA-F]{16}$/.test(digits)) return false;
  const weights = [11, 9, 3, 1];
  const sum = Array.from(digits.slice(0, 15)).reduce(
    (total, digit, index) => total + Number.parseInt(digit, 16) * (weights[index % 4] ?? 0),
    0,
  );
  return (sum % 16).toString(16).toUpperCase() === digits.slice(15);
}

/** A kind of identifier: its name in messages, its check, and its stored form. */
export interface IdentifierScheme {
  readonly label: string;
  readonly fits: (text: string) => boolean;
  readonly normalize?: (text: string) => string;
}

const always = (): boolean => true;
const matching =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text);
const captured =
  (pattern: RegExp, group: number, before = "") =>
  (text: string): string => {
    const found = pattern.exec(text)?.[group];
    return found === undefined ? text : before + found;
  };

const DOI = /^(doi:\s*|(?:https?:\/\/)?(?:dx\.)?doi\.org\/)?(10\.\d+(\.\d+)*\/.+)$/i;
const HANDLE = /^(hdl:\s*|(?:https?:\/\/)?hdl\.handle\.net\/)?([^/.]+(\.[^/.]+)*\/.*)$/i;
const ADS = /^(ads:|ADS:)?(\d{4}[A-Za-z]\S{13}[A-Za-z.:])$/;
const ARXIV = /^(arxiv:)?(?:(?:[a-z-]+(?:\.[a-z]{2})?\/)?\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{4}\d+)(v\d+)?$/i;
const PMID = /^(pmid:|https?:\/\/pubmed.ncbi.nlm.nih.gov\/)?(\d+)\/?$/i;
const GND =
  /^(gnd:|GND:|https?:\/\/d-nb\.info\/gnd\/|d-nb\.info\/gnd\/)?(1[012]?\d{7}[0-9X]|[47]\d{6}-\d|[1-9]\d{0,7}-[0-9X]|3\d{7}[0-9X])/;
const ROR = /^(?:https?:\/\/)?(?:ror\.org\/)?(0\w{6}\d{2})$/i;
const WIKIDATA = /^(wikidata:\s*|(?:https?:\/\/)?www\.wikidata\.org\/entity\/)?(Q\d+)$/i;
const ARK = /^(?:http:\/\/[^/]+\/)?ark:\/?[0-9bcdfghjkmnpqrstvwxz]+\/.+$/;
const PURL = /^https?:\/\/purl\.(?:org|oclc\.org|net|com|fdlp\.gov)\/.*$/;
const LSID = /^urn:lsid:[^:]+(:[^:]+){2,3}$/i;
const CSTR = /^(?:cstr:)?(?:[A-Za-z0-9_-]+\.){3}[A-Za-z0-9_-]+$/i;
const RRID =
  /^(?:rrid:)?(?:AB|CVCL|SCR|IMSR|Addgene|DGRC|Flybase|NCBITaxon|MGI|BDSC|WB-STRAIN|ZFIN|ZIRC|DGGR|IMSR_\w+|ISMR_\w+)+_[A-Za-z0-9_-]+$/i;

const bare = (text: string): string => text.replace(/[-\s]/g, "");
const orcid = (text: string): string => {
  const digits = bare(text.replace(/^https?:\/\/orcid\.org\//, ""));
  return [0, 4, 8, 12].map((from) => digits.slice(from, from + 4)).join("-");
};
const issn = (text: string): string => `${bare(text).toUpperCase().slice(0, 4)}-${bare(text).toUpperCase().slice(4)}`;
/** Returns an ISBN-13 with hyphens, or an empty text for an unassigned range, as the platform does. */
const hyphenatedIsbn = (text: string): string => parseIsbn(isbnDigits(text))?.isbn13h ?? "";
const arxiv = (text: string): string =>
  `arXiv:${text
    .replace(/^arxiv:/i, "")
    .replace(/^[a-z-]+(?:\.[a-z]{2})?\/(\d{4}\.)/i, "$1")
    .replace(/^([a-z-]+)\.[a-z]{2}\//i, "$1/")}`;

export const isDoi = matching(DOI);
export const normalizeDoi = captured(DOI, 2);

const GND_SCHEME: IdentifierScheme = { label: "GND", fits: matching(GND), normalize: captured(GND, 2, "gnd:") };
const URL_SCHEME: IdentifierScheme = { label: "URL", fits: matching(/^[a-z][a-z0-9+.-]*:\/\/[^/?#\s]+/i) };

/** Schemes of people and organisations (docs/platform/metadata.md 4.1). */
export const PERSON_SCHEMES: Readonly<Record<string, IdentifierScheme>> = {
  orcid: { label: "ORCID", fits: isOrcid, normalize: orcid },
  isni: { label: "ISNI", fits: isIsni },
  gnd: GND_SCHEME,
  ror: { label: "ROR", fits: matching(ROR), normalize: captured(ROR, 1) },
};

/** Schemes of works: alternate and related identifiers, references (docs/platform/metadata.md 4.1). */
export const WORK_SCHEMES: Readonly<Record<string, IdentifierScheme>> = {
  ark: { label: "ARK", fits: matching(ARK) },
  arxiv: { label: "arXiv", fits: matching(ARXIV), normalize: arxiv },
  ads: { label: "Bibcode", fits: matching(ADS), normalize: captured(ADS, 2) },
  crossreffunderid: { label: "Crossref Funder ID", fits: always },
  cstr: { label: "CSTR", fits: matching(CSTR) },
  doi: { label: "DOI", fits: isDoi, normalize: normalizeDoi },
  ean13: { label: "EAN13", fits: isEan13 },
  eissn: { label: "EISSN", fits: isIssn },
  grid: { label: "GRID", fits: always },
  handle: { label: "Handle", fits: matching(HANDLE), normalize: captured(HANDLE, 2) },
  igsn: { label: "IGSN", fits: always },
  isbn: { label: "ISBN", fits: isIsbn, normalize: hyphenatedIsbn },
  isni: { label: "ISNI", fits: isIsni },
  issn: { label: "ISSN", fits: isIssn, normalize: issn },
  istc: { label: "ISTC", fits: isIstc },
  lissn: { label: "LISSN", fits: isIssn },
  lsid: { label: "LSID", fits: matching(LSID) },
  pmid: { label: "PMID", fits: matching(PMID), normalize: captured(PMID, 2) },
  purl: { label: "PURL", fits: matching(PURL) },
  rrid: { label: "RRID", fits: matching(RRID) },
  upc: { label: "UPC", fits: always },
  url: URL_SCHEME,
  urn: { label: "URN", fits: matching(/^urn:(?!\/\/)[^?#]+/i), normalize: (text) => text.replace(/^urn:/i, "urn:") },
  wikidata: { label: "Wikidata", fits: matching(WIKIDATA), normalize: captured(WIKIDATA, 2) },
  w3id: { label: "W3ID", fits: always },
  other: { label: "Other", fits: always },
};

/** Schemes of places. */
export const PLACE_SCHEMES: Readonly<Record<string, IdentifierScheme>> = {
  wikidata: { label: "Wikidata", fits: matching(WIKIDATA), normalize: captured(WIKIDATA, 2) },
  geonames: { label: "GeoNames", fits: always },
};

/** Schemes of subjects. */
export const SUBJECT_SCHEMES: Readonly<Record<string, IdentifierScheme>> = {
  gnd: GND_SCHEME,
  url: URL_SCHEME,
};

/** Schemes of awards. */
export const AWARD_SCHEMES: Readonly<Record<string, IdentifierScheme>> = {
  url: URL_SCHEME,
  doi: { label: "DOI", fits: isDoi, normalize: normalizeDoi },
};

/** The order of detection; generic schemes come late. */
const DETECTION_ORDER = [
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

/** Schemes that are dropped if another one fits as well. */
const OVERRIDES: Readonly<Record<string, readonly string[]>> = {
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

/** Detects the scheme of an identifier among the allowed ones (docs/platform/metadata.md 4.2). */
export function detectScheme(text: string, allowed: Readonly<Record<string, IdentifierScheme>>): string | undefined {
  let fitting = DETECTION_ORDER.filter((scheme) => DETECTABLE[scheme]?.fits(text) === true);
  if (/^gnd:/i.test(text) && fitting.includes("gnd")) fitting = fitting.filter((scheme) => scheme !== "isbn");
  // A VIAF or ISNI address is not also a URL or handle.
  if (/^https?:\/\/(?:www\.)?viaf\.org\/viaf\//.test(text) || (fitting.includes("isni") && IS_ISNI_ADDRESS.test(text)))
    fitting = fitting.filter((scheme) => scheme !== "url" && scheme !== "handle");
  for (const [scheme, others] of Object.entries(OVERRIDES)) {
    if (fitting.includes(scheme)) fitting = fitting.filter((other) => !others.includes(other));
  }
  const hasOtherThanHandle = ["url", "ark", "arxiv"].some((scheme) => fitting.includes(scheme));
  if (hasOtherThanHandle && !/^https?:\/\/hdl\.handle\.net\//.test(text)) {
    fitting = fitting.filter((scheme) => scheme !== "handle");
  }
  return fitting.find((scheme) => scheme in allowed);
}
