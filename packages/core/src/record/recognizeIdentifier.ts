import { type KnownScheme, identifierSchemes, knownScheme, writeIdentifier } from "./identifierSchemes.ts";
import type { SchemedIdentifier } from "./row.ts";

/** The schemes that people and organisations are identified by (docs/platform/metadata.md 4.1). */
export const personSchemes: readonly KnownScheme[] = ["orcid", "isni", "gnd", "ror"];

/**
 * What names a scheme that the platform alone judges, and the way it takes it (docs/platform/metadata.md 4.1). They are
 * asked first: most are addresses or URNs besides, and of some the platform itself finds no scheme.
 */
const platformSchemes: Readonly<Record<string, readonly [form: RegExp, written: string]>> = {
  w3id: [/^(https?:\/\/)?(w3id\.org\/\S+)$/i, "https://$2"],
  purl: [/^https?:\/\/purl\.(org|oclc\.org|net|com|fdlp\.gov)\/\S+$/i, "$&"],
  lsid: [/^urn:lsid:\S+$/i, "$&"],
  rrid: [/^(?:https?:\/\/scicrunch\.org\/resolver\/)?rrid:\s*(\w+_[\w-]+)$/i, "RRID:$1"],
  igsn: [/^(?:https?:\/\/(?:www\.)?igsn\.org\/|igsn:\s*)(\S+)$/i, "$1"],
  wikidata: [/^(?:https?:\/\/(?:www\.)?wikidata\.org\/(?:wiki|entity)\/|wikidata:\s*)(q\d+)$/i, "$1"],
};

const allSchemes = Object.keys(identifierSchemes);
const everyScheme = [...Object.keys(platformSchemes), ...allSchemes];

/**
 * Which scheme an identifier belongs to, and the way that scheme writes it, whether an address, a prefixed or a bare
 * identifier was pasted; `null` where it looks like none of `among` (all that are known, where it is not given). An
 * address or a prefix decides before the look of the number does; among looks, one whose check digits fit comes first.
 * A wrong check digit alone does not make it unknown: that is for the check to say. Marks that nobody sees are left out, and
 * so is what a sentence puts around it; where nothing fits, dashes and digits count as what they look like, and what an
 * address is announced with ("DOI:") goes.
 *
 * @example
 * recognizeIdentifier("https://orcid.org/0000-0002-1825-0097") // { scheme: "orcid", identifier: "0000-0002-1825-0097" }
 * recognizeIdentifier("0-306-40615-2", ["isbn"]) // { scheme: "isbn", identifier: "9780306406157" }
 */
export function recognizeIdentifier(text: string, among: readonly string[] = everyScheme): SchemedIdentifier | null {
  const seen = text.replace(invisible, "").trim();
  const bare = seen
    .replace(/[.,;]{1,3}$/, "")
    .replace(/^[<("'[“„«](.+)[>)"'\]”“»]$/, "$1")
    .replace(/^([^([]+)[)\]]$/, "$1");
  const found =
    recognizeForm(bare, among) ??
    recognizeForm(
      bare
        .normalize("NFKC")
        .replace(/[\p{Pd}−]/gu, "-")
        .replace(/^[\w ]{2,12}:?\s*(?=https?:)/i, ""),
      among,
    );
  // The address of a page may end with a full stop.
  return found?.scheme === "url" ? (recognizeForm(seen, among) ?? found) : found;
}

/** Marks of direction and soft hyphens, which come along with what is copied, but not the joints of Persian words. */
const invisible = /(?![\u200C\u200D])\p{Cf}/gu;

function recognizeForm(trimmed: string, among: readonly string[]): SchemedIdentifier | null {
  for (const [scheme, [form, written]] of Object.entries(platformSchemes))
    if (among.includes(scheme) && form.test(trimmed)) return { scheme, identifier: trimmed.replace(form, written) };
  const looks: (SchemedIdentifier & { readonly isSound: boolean })[] = [];
  for (const id of allSchemes) {
    const scheme = among.includes(id) ? knownScheme(id) : undefined;
    if (scheme === undefined) continue;
    const named = scheme.named.map((form) => form.exec(trimmed)?.[1]).find((found) => found !== undefined);
    if (named !== undefined) return { scheme: id, identifier: scheme.write(named) };
    const { telling = scheme.bare } = scheme;
    const bare = telling?.exec(trimmed)?.[1];
    if (bare === undefined) continue;
    const identifier = scheme.write(bare);
    looks.push({ scheme: id, identifier, isSound: scheme.isSound(identifier) });
  }
  const likely = looks.find((look) => look.isSound) ?? looks[0];
  return likely === undefined ? null : { scheme: likely.scheme, identifier: likely.identifier };
}

/** The name by which people know a scheme; the id itself for one that is not known here. */
export function schemeName(scheme: string): string {
  return knownScheme(scheme)?.name ?? scheme;
}

/** The page of an identifier; `null` for one that has none. Addresses are http(s) only. */
export function identifierAddress({ scheme, identifier }: SchemedIdentifier): string | null {
  const known = knownScheme(scheme);
  const written = known === undefined ? null : writeIdentifier(known, identifier);
  if (known === undefined || known.base === null || written === null) return null;
  if (known.base === "") return /^https?:/i.test(written) ? written : null;
  const bare = written.replace(/^arXiv:/, "");
  return known.base + bare.split("/").map(encodeURIComponent).join("/");
}
