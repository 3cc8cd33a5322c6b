import type { AffiliationEntry, NameEntry } from "@deposit/core";
import type { CreatorFields } from "./creatorForm.ts";

/**
 * Returns the values after a suggested person is chosen. Everything is replaced except the role
 * (docs/platform/product.md 10.3).
 */
export function fieldsOfPerson(entry: NameEntry, before: CreatorFields): CreatorFields {
  // The vocabulary also has people with only one name.
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
 * Returns the values after a suggested organization is chosen. The platform does not accept GRID identifiers for
 * creators (docs/platform/product.md 10.3).
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
