import type { HostCreator, HostRecord } from "./record.ts";

function initials(given: string): string {
  return given
    .split(/\s+/)
    .filter((name) => name !== "")
    .map((name) =>
      name
        .split("-")
        .map((part) => `${[...part][0] ?? ""}.`)
        .join("-"),
    )
    .join(" ");
}

function nameOf({ person_or_org: { name, family_name, given_name } }: HostCreator): string {
  if (family_name === undefined || family_name === "") return name;
  return given_name === undefined || given_name === "" ? family_name : `${family_name}, ${initials(given_name)}`;
}

/** Joins up to twenty names; of more, the first nineteen and the last (APA 7). */
function namesOf(creators: readonly HostCreator[]): string {
  const names = creators.map(nameOf);
  const last = names.at(-1);
  if (last === undefined || names.length === 1) return last ?? "";
  if (names.length > 20) return `${names.slice(0, 19).join(", ")}, … ${last}`;
  return `${names.slice(0, -1).join(", ")}, & ${last}`;
}

const sentence = (text: string): string => (text === "" || /[.?!]$/.test(text) ? text : `${text}.`);

/**
 * Formats the citation of a record in APA 7 style: names (year). Title (version) [type]. Publisher. Address. Missing
 * parts are omitted.
 *
 * @example
 * citationOf(record, "https://doi.org/10.5072/abc")
 * // "Lindqvist, Å. (2026). Sea surface temperature [Dataset]. Example Repository. https://doi.org/10.5072/abc"
 */
export function citationOf({ metadata, ui }: HostRecord, address: string): string {
  const year = /\d{4}/.exec(metadata.publication_date)?.[0] ?? "n.d.";
  const version = metadata.version === "" ? "" : ` (${metadata.version})`;
  const type = ui.resource_type === undefined ? "" : ` [${ui.resource_type.title_l10n}]`;
  const names = namesOf(metadata.creators);
  const title = sentence(`${metadata.title}${version}${type}`);
  const parts = names === "" ? [title, `(${year}).`] : [names, `(${year}).`, title];
  return [...parts, sentence(metadata.publisher), address].filter((part) => part !== "").join(" ");
}
