import type { SchemedIdentifier } from "@deposit/core";

/** The schemes that people and organisations are identified by (wire 1.5). */
export const personSchemes = ["orcid", "isni", "gnd", "ror"] as const;

interface Pattern {
  readonly scheme: (typeof personSchemes)[number];
  /** With the identifier itself as the first group. */
  readonly expression: RegExp;
  readonly write: (identifier: string) => string;
}

const grouped = (digits: string): string => (digits.toUpperCase().match(/[\dX]{4}/g) ?? []).join("-");
const solid = (digits: string): string => digits.replace(/[\s-]/g, "").toUpperCase();
const asIs = (identifier: string): string => identifier;

const SIXTEEN = String.raw`(\d{4}[\s-]?\d{4}[\s-]?\d{4}[\s-]?\d{3}[\dXx])`;
const GND = String.raw`(1[012]?\d{7}[\dXx]|[47]\d{6}-\d|[1-9]\d{0,7}-[\dXx]|3\d{7}[\dXx])`;

/** In order: an address or a prefix decides before the look of the number does. */
const patterns: readonly Pattern[] = [
  {
    scheme: "orcid",
    expression: new RegExp(`^(?:https?://)?(?:www\\.)?orcid\\.org/${SIXTEEN}/?$`, "i"),
    write: spread,
  },
  { scheme: "orcid", expression: new RegExp(`^orcid(?:\\s*id)?[:\\s]\\s*${SIXTEEN}$`, "i"), write: spread },
  {
    scheme: "isni",
    expression: new RegExp(`^(?:https?://)?(?:www\\.)?isni\\.org/(?:isni/)?${SIXTEEN}/?$`, "i"),
    write: solid,
  },
  { scheme: "isni", expression: new RegExp(`^isni[:\\s]\\s*${SIXTEEN}$`, "i"), write: solid },
  {
    scheme: "ror",
    expression: /^(?:https?:\/\/)?(?:www\.)?ror\.org\/(0[a-hj-km-np-tv-z0-9]{6}\d{2})\/?$/i,
    write: lower,
  },
  { scheme: "gnd", expression: new RegExp(`^(?:https?://)?d-nb\\.info/gnd/${GND}/?$`, "i"), write: asIs },
  { scheme: "gnd", expression: new RegExp(`^gnd[:\\s]\\s*${GND}$`, "i"), write: asIs },
  { scheme: "orcid", expression: /^(0000-000[1-3]-\d{4}-\d{3}[\dXx]|0009-\d{4}-\d{4}-\d{3}[\dXx])$/, write: spread },
  { scheme: "isni", expression: new RegExp(`^${SIXTEEN}$`), write: solid },
  { scheme: "ror", expression: /^(0[a-hj-km-np-tv-z0-9]{6}\d{2})$/i, write: lower },
  { scheme: "gnd", expression: new RegExp(`^${GND}$`), write: asIs },
];

/**
 * Which scheme an identifier of a person or an organisation belongs to, and the way that scheme writes it, whether an
 * address, a prefixed or a bare identifier was pasted; `null` where it looks like none of them. A wrong check digit does
 * not make it unknown: that is for the check to say.
 *
 * @example
 * recognizeIdentifier("https://orcid.org/0000-0002-1825-0097") // { scheme: "orcid", identifier: "0000-0002-1825-0097" }
 */
export function recognizeIdentifier(text: string): SchemedIdentifier | null {
  const trimmed = text.trim();
  for (const { scheme, expression, write } of patterns) {
    const found = expression.exec(trimmed)?.[1];
    if (found !== undefined) return { scheme, identifier: write(found) };
  }
  return null;
}

function spread(digits: string): string {
  return grouped(solid(digits));
}

function lower(identifier: string): string {
  return identifier.toLowerCase();
}
