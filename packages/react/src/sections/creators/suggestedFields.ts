import type { AffiliationEntry, NameEntry } from "@deposit/core";
import type { CreatorFields } from "./creatorForm.ts";

/**
 * The fields after a person was chosen from the suggestions: everything known of them, the role as it was
 * (docs/platform/product.md 10.3).
 */
export function fieldsOfPerson(entry: NameEntry, before: CreatorFields): CreatorFields {
  // The vocabulary takes people by their name alone, too, such as those who have but one.
  const [family = "", ...given] = entry.name.split(",").map((part) => part.trim());
  const hasParts = entry.family_name !== "" || family === "";
  return {
    person_or_org: {
      ...before.person_or_org,
      type: "personal",
      family_name: hasParts ? entry.family_name : family,
      given_name: hasParts ? entry.given_name : given.join(", "),
      identifiers: entry.identifiers.map(({ scheme, identifier }) => ({ scheme, identifier })),
    },
    affiliations: entry.affiliations.map(({ id, name }) => (id === undefined ? { name } : { id, name })),
    role: before.role,
  };
}

/**
 * The fields after an organisation was chosen; GRID is a scheme that the platform does not take for creators
 * (docs/platform/product.md 10.3).
 */
export function fieldsOfOrganization(entry: AffiliationEntry, before: CreatorFields): CreatorFields {
  return {
    person_or_org: {
      ...before.person_or_org,
      type: "organizational",
      name: entry.name,
      identifiers: entry.identifiers
        .filter(({ scheme }) => scheme !== "grid")
        .map(({ scheme, identifier }) => ({ scheme, identifier })),
    },
    affiliations: [],
    role: before.role,
  };
}
