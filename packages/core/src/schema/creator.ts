import * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";
import type { SchemedIdentifier } from "../record/values.ts";
import { personIdentifierSchema } from "./identifier.ts";
import { isBlank, required } from "./required.ts";

/** The platform throws away all of them where two are of one scheme. */
const onePerScheme = z.check<readonly SchemedIdentifier[]>(({ value, issues }) => {
  for (const [index, { scheme }] of value.entries()) {
    const isSecond = scheme !== "" && value.findIndex((other) => other.scheme === scheme) < index;
    if (!isSecond) continue;
    const message = "check.identifier.sameScheme" satisfies CoreMessageId;
    issues.push({ code: "custom", message, path: [index, "scheme"], input: scheme });
  }
});

const personOrOrganizationSchema = z
  .object({
    type: z.enum(["personal", "organizational"]),
    family_name: z.string(),
    given_name: z.string(),
    name: z.string(),
    identifiers: z.array(personIdentifierSchema).check(onePerScheme),
  })
  .check(
    z.refine((person) => person.type !== "personal" || !isBlank(person.family_name), {
      error: "check.familyName.required" satisfies CoreMessageId,
      path: ["family_name"],
      when: () => true,
    }),
    z.refine((person) => person.type !== "organizational" || !isBlank(person.name), {
      error: "check.name.required" satisfies CoreMessageId,
      path: ["name"],
      when: () => true,
    }),
  );

/** Judges the fields of a creator's dialog (specification 5); issues carry message ids. */
export const creatorSchema = z.object({
  person_or_org: personOrOrganizationSchema,
  affiliations: z.array(z.object({ id: z.optional(z.string()), name: z.string() })),
  role: z.string(),
});

/** As `creatorSchema`, for contributors: the role is required. */
export const contributorSchema = z.object({
  person_or_org: personOrOrganizationSchema,
  affiliations: z.array(z.object({ id: z.optional(z.string()), name: z.string() })),
  role: required("check.role.required"),
});
