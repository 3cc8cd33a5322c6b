import type { SchemedIdentifier } from "@deposit/core";

const bases: Readonly<Record<string, string>> = {
  orcid: "https://orcid.org/",
  ror: "https://ror.org/",
  gnd: "https://d-nb.info/gnd/",
  isni: "https://isni.org/isni/",
};

/** The page of a person's or an organisation's identifier; `null` for schemes that have none. */
export function identifierAddress({ scheme, identifier }: SchemedIdentifier): string | null {
  const base = bases[scheme];
  return base === undefined ? null : base + encodeURIComponent(identifier);
}
