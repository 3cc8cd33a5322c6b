const names: Readonly<Record<string, string>> = { orcid: "ORCID", isni: "ISNI", gnd: "GND", ror: "ROR" };

/** The name by which people know a scheme; the id itself for one that is not known here. */
export function schemeName(scheme: string): string {
  return names[scheme] ?? scheme;
}
