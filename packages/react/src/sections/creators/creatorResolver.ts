import { contributorSchema, creatorSchema } from "@deposit/core";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { Resolver } from "react-hook-form";
import { type CreatorFields, type CreatorKind, isEmptyIdentifier } from "./creatorForm.ts";

/**
 * What the core's schema finds wrong with somebody, without identifier rows in which nothing was written or chosen:
 * saving drops those, and react-hook-form asks about every row when one is added, also about the new one.
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
