import {
  hasValidCheckDigit,
  isSoundEan13,
  isSoundGnd,
  isSoundIsbn10,
  isSoundIssn,
  isSoundRor,
  solidDigits,
} from "./checkDigits.ts";

/** One kind of identifier that the form knows; every pattern has the identifier itself as its first group. */
export interface IdentifierScheme {
  /** The name by which people know it. */
  readonly name: string;
  /** Forms that name the scheme: an address or a prefix. */
  readonly named: readonly RegExp[];
  /** What it looks like alone. */
  readonly bare: RegExp;
  /** Where it differs from `bare`, the look that tells the scheme without its name: `null` where a number could be anything. */
  readonly telling?: RegExp | null;
  /** The way in which the platform keeps it, as far as that takes no table of publishers. */
  readonly write: (identifier: string) => string;
  /** Whether the check digits fit what was written. */
  readonly isSound: (written: string) => boolean;
  /** What its page's address begins with, `null` where it has no page. */
  readonly base: string | null;
}

const asIs = (identifier: string): string => identifier;
const sound = (): boolean => true;
const lower = (identifier: string): string => identifier.toLowerCase();
const grouped = (digits: string): string => (solidDigits(digits).match(/[\dX]{4}/g) ?? []).join("-");

const SIXTEEN = String.raw`(\d{4}[\s-]?\d{4}[\s-]?\d{4}[\s-]?\d{3}[\dXx])`;
const GND = String.raw`(1[012]?\d{7}[\dXx]|[47]\d{6}-\d|[1-9]\d{0,7}-[\dXx]|3\d{7}[\dXx])`;
const ROR = "(0[a-hj-km-np-tv-z0-9]{6}\\d{2})";
const DOI = String.raw`(10\.\d+(?:\.\d+)*(?:/|%2f)\S+`;
const ARXIV = String.raw`(\d{4}\.\d{4,5}(?:v\d+)?|[a-z-]+(?:\.[a-z]{2})?/\d{7}(?:v\d+)?)`;
const ISBN = String.raw`((?:97[89][\s-]?)?\d(?:[\s-]?\d){8}[\s-]?[\dXx])`;
const ISSN = String.raw`(\d{4}-?\d{3}[\dXx])`;

const address = (host: string, identifier: string): RegExp =>
  new RegExp(`^(?:https?://)?(?:www\\.)?${host}${identifier}(?:[/?#]\\S*)?$`, "i");
// What is printed around a prefix: "Print ISSN: …", "ISSN (online): …", "GND ID: …", "ISBN … (hardcover)", "urn:isbn:…".
const prefixed = (prefix: string, identifier: string): RegExp =>
  new RegExp(String.raw`^(?:[a-z]+[\s:-])?${prefix}(?:.id)?(?: ?\([^)]+\))?[:\s]*${identifier}(?: \(.+\))?$`, "i");
const alone = (identifier: string): RegExp => new RegExp(`^${identifier}$`, "i");

/** Addresses are pasted with what a browser wrote for some characters. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** ISBNs of ten digits have one of thirteen. */
function writeIsbn(text: string): string {
  const digits = solidDigits(text);
  if (!isSoundIsbn10(digits)) return digits;
  const stem = `978${digits.slice(0, -1)}`;
  const check = Array.from({ length: 10 }, (_, digit) => `${stem}${digit}`).find(isSoundEan13);
  return check ?? digits;
}

/** Old numbers go without their class: `math.GT/0309136` is `math/0309136`. */
function writeArxiv(text: string): string {
  return `arXiv:${text.toLowerCase().replace(/^([a-z-]+)\.[a-z]{2}\//, "$1/")}`;
}

const issn = {
  named: [address(String.raw`portal\.issn\.org/resource/issn/`, ISSN), prefixed("[elp]?issn(?:-l)?", ISSN)],
  bare: alone(ISSN),
  telling: null,
  write: (text: string): string => solidDigits(text).replace(/^(.{4})/, "$1-"),
  isSound: isSoundIssn,
  base: "https://portal.issn.org/resource/ISSN/",
};

/**
 * The kinds of identifiers that the form recognises and tests; the platform knows more, which it judges itself
 * (docs/platform/metadata.md 4.1).
 */
export const identifierSchemes = {
  doi: {
    name: "DOI",
    named: [
      // What an address asks of the resolver is no part of the DOI, which can have slashes and end with "#".
      new RegExp(String.raw`^(?:https?://)?(?:dx\.|www\.)?doi\.org/${DOI}?)/?(?:\?\S*|#\S+)?$`, "i"),
      prefixed("doi", `${DOI})`),
    ],
    bare: alone(`${DOI})`),
    write: decoded,
    isSound: sound,
    base: "https://doi.org/",
  },
  orcid: {
    name: "ORCID",
    named: [address(String.raw`orcid\.org/`, SIXTEEN), prefixed("orcid", SIXTEEN)],
    // The blocks of ISNIs that were given to ORCID, which the platform takes for no ISNI.
    bare: alone(String.raw`(?=0{4}\W?000(?:1\W?[5-9]|2|3\W?[0-4])|0009)` + SIXTEEN),
    write: grouped,
    isSound: hasValidCheckDigit,
    base: "https://orcid.org/",
  },
  isni: {
    name: "ISNI",
    named: [address(String.raw`isni\.org/(?:isni/)?`, SIXTEEN), prefixed("isni", SIXTEEN)],
    bare: alone(SIXTEEN),
    write: solidDigits,
    isSound: hasValidCheckDigit,
    base: "https://isni.org/isni/",
  },
  ror: {
    name: "ROR",
    named: [address(String.raw`ror\.org/`, ROR), prefixed("ror", ROR)],
    bare: alone(ROR),
    write: lower,
    isSound: isSoundRor,
    base: "https://ror.org/",
  },
  isbn: {
    name: "ISBN",
    named: [prefixed(String.raw`e?isbn(?:-?1[03])?`, ISBN)],
    bare: alone(ISBN),
    write: writeIsbn,
    isSound: (text: string): boolean => /^97[89]/.test(text) && isSoundEan13(text),
    base: null,
  },
  issn: { name: "ISSN", ...issn, telling: /^(\d{4}-\d{3}[\dXx])$/ },
  eissn: { name: "eISSN", ...issn },
  lissn: { name: "ISSN-L", ...issn },
  ean13: {
    name: "EAN",
    named: [prefixed(String.raw`ean(?:-?13)?`, String.raw`(\d{13})`)],
    bare: /^(\d{13})$/,
    write: asIs,
    isSound: isSoundEan13,
    base: null,
  },
  gnd: {
    name: "GND",
    named: [address(String.raw`d-nb\.info/gnd/`, GND), prefixed("gnd", GND), alone(String.raw`\(de-588\)${GND}`)],
    bare: alone(GND),
    write: (text: string): string => text.toUpperCase(),
    isSound: isSoundGnd,
    base: "https://d-nb.info/gnd/",
  },
  arxiv: {
    name: "arXiv",
    named: [
      address(String.raw`arxiv\.org/(?:abs|pdf|html)/`, `${ARXIV}(?:\\.pdf)?`),
      // In this form arXiv cites it, with the subject, and stamps it on its pages, with the day.
      prefixed("arxiv", String.raw`${ARXIV}(?:\s*\[\S+\].*)?`),
    ],
    bare: alone(ARXIV),
    write: writeArxiv,
    isSound: sound,
    base: "https://arxiv.org/abs/",
  },
  pmid: {
    name: "PMID",
    named: [
      address(String.raw`(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov/pubmed)/`, String.raw`(\d+)`),
      prefixed("pmid", String.raw`(\d+)`),
    ],
    bare: /^(\d+)$/,
    telling: null,
    write: asIs,
    isSound: sound,
    base: "https://pubmed.ncbi.nlm.nih.gov/",
  },
  handle: {
    name: "Handle",
    named: [
      address(String.raw`hdl\.handle\.net/`, String.raw`([^/\s]+?(?:/|%2f)\S*[^/\s])`),
      prefixed(String.raw`(?:hdl|handle)(?=[:\s])`, String.raw`([^/:\s]+/\S+)`),
    ],
    // Naming authorities are numbers by now; a word with a slash could be anything.
    bare: /^(\d+(?:\.\d+)*\/\S+)$/,
    write: decoded,
    isSound: sound,
    base: "https://hdl.handle.net/",
  },
  ark: {
    name: "ARK",
    named: [/^(?:https?:\/\/[^/]+\/)?(ark:\/?[0-9bcdfghjkmnpqrstvwxz]+\/\S+)$/i],
    bare: /^(ark:\/?[0-9bcdfghjkmnpqrstvwxz]+\/\S+)$/i,
    write: (text: string): string => text.replace(/^ark/i, "ark"),
    isSound: sound,
    base: "https://n2t.net/",
  },
  urn: {
    name: "URN",
    named: [/^(urn:[a-z0-9][a-z0-9-]*:\S+)$/i],
    bare: /^(urn:[a-z0-9][a-z0-9-]*:\S+)$/i,
    write: asIs,
    isSound: sound,
    base: null,
  },
  url: {
    name: "URL",
    named: [/^((?:https?|ftp):\/\/[^\s/?#]+\S*)$/i],
    bare: /^([a-z][a-z0-9+.-]*:\/\/[^\s/?#]+(?:[/?#].*)?)$/i,
    write: asIs,
    isSound: sound,
    base: "",
  },
} as const satisfies Record<string, IdentifierScheme>;

/** The id of a scheme that the form recognises. */
export type KnownScheme = keyof typeof identifierSchemes;

/** The scheme of an id, `undefined` for one that only the platform knows. */
export function knownScheme(scheme: string): IdentifierScheme | undefined {
  const known: Readonly<Record<string, IdentifierScheme>> = identifierSchemes;
  return Object.hasOwn(known, scheme) ? known[scheme] : undefined;
}

/** An identifier of a scheme as that scheme writes it, whether an address, a prefixed or a bare one is given; `null` when it is none by form. */
export function writeIdentifier({ named, bare, write }: IdentifierScheme, text: string): string | null {
  for (const form of [...named, bare]) {
    const found = form.exec(text.trim())?.[1];
    if (found !== undefined) return write(found);
  }
  return null;
}
