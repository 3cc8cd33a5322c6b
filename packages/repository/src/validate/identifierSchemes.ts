import { parse as parseIsbn } from "isbn3";
import { isbnDigits, isEan13, isIsbn, isIsni, isIssn, isIstc, isOrcid } from "./identifierChecks.ts";

/** One kind of identifier: what it is called in messages, what fits it, what it is stored as. */
export interface IdentifierScheme {
  readonly label: string;
  readonly fits: (text: string) => boolean;
  readonly normalise?: (text: string) => string;
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
/** Returns thirteen digits with hyphens, or nothing for a number of an unassigned range, as the platform does. */
const hyphenatedIsbn = (text: string): string => parseIsbn(isbnDigits(text))?.isbn13h ?? "";
const arxiv = (text: string): string =>
  `arXiv:${text
    .replace(/^arxiv:/i, "")
    .replace(/^[a-z-]+(?:\.[a-z]{2})?\/(\d{4}\.)/i, "$1")
    .replace(/^([a-z-]+)\.[a-z]{2}\//i, "$1/")}`;

export const isDoi = matching(DOI);
export const normaliseDoi = captured(DOI, 2);

const GND_SCHEME: IdentifierScheme = { label: "GND", fits: matching(GND), normalise: captured(GND, 2, "gnd:") };
const URL_SCHEME: IdentifierScheme = { label: "URL", fits: matching(/^[a-z][a-z0-9+.-]*:\/\/[^/?#\s]+/i) };

/** Identifiers of people and organisations (wire 1.5). */
export const PERSON_SCHEMES: Readonly<Record<string, IdentifierScheme>> = {
  orcid: { label: "ORCID", fits: isOrcid, normalise: orcid },
  isni: { label: "ISNI", fits: isIsni },
  gnd: GND_SCHEME,
  ror: { label: "ROR", fits: matching(ROR), normalise: captured(ROR, 1) },
};

/** Identifiers of works: alternate, related, and of references (wire 1.5). */
export const WORK_SCHEMES: Readonly<Record<string, IdentifierScheme>> = {
  ark: { label: "ARK", fits: matching(ARK) },
  arxiv: { label: "arXiv", fits: matching(ARXIV), normalise: arxiv },
  ads: { label: "Bibcode", fits: matching(ADS), normalise: captured(ADS, 2) },
  crossreffunderid: { label: "Crossref Funder ID", fits: always },
  cstr: { label: "CSTR", fits: matching(CSTR) },
  doi: { label: "DOI", fits: isDoi, normalise: normaliseDoi },
  ean13: { label: "EAN13", fits: isEan13 },
  eissn: { label: "EISSN", fits: isIssn },
  grid: { label: "GRID", fits: always },
  handle: { label: "Handle", fits: matching(HANDLE), normalise: captured(HANDLE, 2) },
  igsn: { label: "IGSN", fits: always },
  isbn: { label: "ISBN", fits: isIsbn, normalise: hyphenatedIsbn },
  isni: { label: "ISNI", fits: isIsni },
  issn: { label: "ISSN", fits: isIssn, normalise: issn },
  istc: { label: "ISTC", fits: isIstc },
  lissn: { label: "LISSN", fits: isIssn },
  lsid: { label: "LSID", fits: matching(LSID) },
  pmid: { label: "PMID", fits: matching(PMID), normalise: captured(PMID, 2) },
  purl: { label: "PURL", fits: matching(PURL) },
  rrid: { label: "RRID", fits: matching(RRID) },
  upc: { label: "UPC", fits: always },
  url: URL_SCHEME,
  urn: { label: "URN", fits: matching(/^urn:(?!\/\/)[^?#]+/i), normalise: (text) => text.replace(/^urn:/i, "urn:") },
  wikidata: { label: "Wikidata", fits: matching(WIKIDATA), normalise: captured(WIKIDATA, 2) },
  w3id: { label: "W3ID", fits: always },
  other: { label: "Other", fits: always },
};

/** Identifiers of places. */
export const PLACE_SCHEMES: Readonly<Record<string, IdentifierScheme>> = {
  wikidata: { label: "Wikidata", fits: matching(WIKIDATA), normalise: captured(WIKIDATA, 2) },
  geonames: { label: "GeoNames", fits: always },
};

/** Identifiers of subjects. */
export const SUBJECT_SCHEMES: Readonly<Record<string, IdentifierScheme>> = {
  gnd: GND_SCHEME,
  url: URL_SCHEME,
};

/** Identifiers of awards. */
export const AWARD_SCHEMES: Readonly<Record<string, IdentifierScheme>> = {
  url: URL_SCHEME,
  doi: { label: "DOI", fits: isDoi, normalise: normaliseDoi },
};
