import type * as z from "zod/mini";
import type { CreatorValue } from "@deposit/core";
import { creatorSchema, contributorSchema } from "@deposit/core/schema";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { Resolver } from "react-hook-form";

/** The values of the dialog's form. */
export type CreatorFields = z.infer<typeof creatorSchema>;

/** The list that a person belongs to. Contributors require a role (docs/platform/product.md 5.1). */
export type CreatorKind = "creators" | "contributors";

/** Returns the values for a new person or organization, with one empty identifier. */
export function emptyFields(type: CreatorFields["person_or_org"]["type"] = "personal"): CreatorFields {
  return {
    person_or_org: { type, family_name: "", given_name: "", name: "", identifiers: [{ scheme: "", identifier: "" }] },
    affiliations: [],
    role: "",
  };
}

/** Converts a row of the list to the values of the dialog. */
export function fieldsOf({ person_or_org, affiliations, role }: CreatorValue): CreatorFields {
  return {
    person_or_org: { ...person_or_org, identifiers: person_or_org.identifiers.map((entry) => ({ ...entry })) },
    affiliations: affiliations.map((entry) => ({ ...entry })),
    role,
  };
}

/** Returns whether an identifier row is empty. Empty rows are valid and dropped on saving. */
function isEmptyIdentifier({ scheme, identifier }: CreatorValue["person_or_org"]["identifiers"][number]): boolean {
  return scheme === "" && identifier.trim() === "";
}

/** Returns the values without empty identifiers. */
export function withoutEmptyIdentifiers(fields: CreatorFields): CreatorFields {
  const identifiers = fields.person_or_org.identifiers.filter((row) => !isEmptyIdentifier(row));
  return { ...fields, person_or_org: { ...fields.person_or_org, identifiers } };
}

/**
 * Validates with the schema of core, ignoring empty identifier rows, which are dropped on saving. react-hook-form
 * validates every row when one is added, also the new one.
 */
export function creatorResolver(kind: CreatorKind): Resolver<CreatorFields> {
  const resolve: Resolver<CreatorFields> = standardSchemaResolver(
    kind === "creators" ? creatorSchema : contributorSchema,
  );
  return async (fields, context, options) => {
    const result = await resolve(fields, context, options);
    const person = result.errors.person_or_org;
    const rows: unknown = person?.identifiers;
    if (person === undefined || !Array.isArray(rows)) return result;
    for (const [index, row] of fields.person_or_org.identifiers.entries())
      if (isEmptyIdentifier(row)) rows[index] = undefined;
    if (rows.some((row) => row !== undefined)) return result;
    delete person.identifiers;
    const others = [...Object.keys(person), ...Object.keys(result.errors)].filter((key) => key !== "person_or_org");
    return others.length === 0 ? { values: fields, errors: {} } : result;
  };
}
