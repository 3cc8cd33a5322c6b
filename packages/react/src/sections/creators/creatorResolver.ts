import { contributorSchema, creatorSchema } from "@deposit/core";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { get, type Resolver } from "react-hook-form";
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
    const rows: unknown = get(result.errors, "person_or_org.identifiers");
    if (Array.isArray(rows))
      for (const [index, row] of fields.person_or_org.identifiers.entries())
        if (isEmptyIdentifier(row)) rows[index] = undefined;
    return result;
  };
}
