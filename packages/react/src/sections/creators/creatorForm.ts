import type { CreatorValue, creatorSchema } from "@deposit/core";
import type * as z from "zod/mini";

/** The fields of the dialog, as its form holds them. */
export type CreatorFields = z.infer<typeof creatorSchema>;

/** Which of the two lists a person is in; a contributor's role is required (docs/platform/product.md 5.1). */
export type CreatorKind = "creators" | "contributors";

/** The fields of somebody new: a person, with one identifier to fill in. */
export function emptyFields(type: CreatorFields["person_or_org"]["type"] = "personal"): CreatorFields {
  return {
    person_or_org: { type, family_name: "", given_name: "", name: "", identifiers: [{ scheme: "", identifier: "" }] },
    affiliations: [],
    role: "",
  };
}

/** A row of the list as fields of the dialog. */
export function fieldsOf({ person_or_org, affiliations, role }: CreatorValue): CreatorFields {
  return {
    person_or_org: { ...person_or_org, identifiers: person_or_org.identifiers.map((entry) => ({ ...entry })) },
    affiliations: affiliations.map((entry) => ({ ...entry })),
    role,
  };
}

/** Whether nothing was written or chosen in a row of an identifier: no mistake, it goes on saving. */
export function isEmptyIdentifier({
  scheme,
  identifier,
}: CreatorValue["person_or_org"]["identifiers"][number]): boolean {
  return scheme === "" && identifier.trim() === "";
}

/** The fields without the identifiers in which nothing was written or chosen. */
export function withoutEmptyIdentifiers(fields: CreatorFields): CreatorFields {
  const identifiers = fields.person_or_org.identifiers.filter((row) => !isEmptyIdentifier(row));
  return { ...fields, person_or_org: { ...fields.person_or_org, identifiers } };
}
