import type * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import { coreMessages } from "../messages.ts";
import { embargoSchema } from "./access.ts";
import { isCoreMessageId } from "./required.ts";
import { contributorSchema, creatorSchema } from "./people.ts";
import { dateSchema } from "./dates.ts";
import { fundingSchema } from "./funding.ts";
import { identifierSchema, personIdentifierSchema, relatedWorkSchema } from "./identifiers.ts";
import { customLicenseSchema } from "./licenses.ts";
import { reviewSchema } from "../schema/review.ts";
import { additionalDescriptionSchema, additionalTitleSchema, referenceSchema, subjectSchema } from "./textRows.ts";

/** What a schema says, in English, by field. */
function said(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path, message }) => [path.join("."), isCoreMessageId(message) ? coreMessages[message] : message]),
  );
}

const person = { type: "personal", family_name: "", given_name: "", name: "", identifiers: [] };
const creator = { person_or_org: person, affiliations: [], role: "" };
const NOW = Date.parse("2026-11-21T12:00:00Z");

test.each<[string, z.ZodMiniType, object, Record<string, string>]>([
  ["a personal creator", creatorSchema, creator, { "person_or_org.family_name": "Family name is a required field." }],
  [
    "a personal creator with nothing to see in the name",
    creatorSchema,
    { ...creator, person_or_org: { ...person, family_name: "\u200b \ufeff" } },
    { "person_or_org.family_name": "Family name is a required field." },
  ],
  [
    "an organisation",
    creatorSchema,
    { ...creator, person_or_org: { ...person, type: "organizational", name: " " } },
    { "person_or_org.name": "Name is a required field." },
  ],
  [
    "a contributor",
    contributorSchema,
    { ...creator, person_or_org: { ...person, family_name: "Ek" } },
    { role: "Role is a required field." },
  ],
  [
    "an additional title",
    additionalTitleSchema,
    { title: "", type: "", lang: null },
    { title: "Title is a required field.", type: "Type is a required field." },
  ],
  [
    "an additional description",
    additionalDescriptionSchema,
    { description: "<p>&nbsp;</p>", type: "", lang: null },
    { description: "Description is a required field.", type: "Type is a required field." },
  ],
  [
    "a date",
    dateSchema,
    { date: "", type: "", description: "" },
    { date: "Date is a required field.", type: "Type is a required field." },
  ],
  [
    "an identifier",
    identifierSchema,
    { identifier: "", scheme: "" },
    { identifier: "Identifier is a required field.", scheme: "Scheme is a required field." },
  ],
  [
    "a related work",
    relatedWorkSchema,
    { identifier: "", scheme: "", relation_type: "", resource_type: "" },
    {
      identifier: "Identifier is a required field.",
      scheme: "Scheme is a required field.",
      relation_type: "Relation is a required field.",
      resource_type: "Resource type is a required field.",
    },
  ],
  ["a reference", referenceSchema, { reference: " " }, { reference: "Reference is a required field." }],
  ["a subject", subjectSchema, { subject: "" }, { subject: "Subject is a required field." }],
  [
    "a custom licence",
    customLicenseSchema,
    { title: "", description: "", link: "example" },
    { title: "Title is a required field.", link: "Link must be a valid URL" },
  ],
  [
    "a custom award",
    fundingSchema,
    { funder: { name: "" }, award: { title: "", number: "", url: "ftp://example.org" } },
    { "funder.name": "Funder is required.", "award.url": "URL must be valid." },
  ],
])("of %s everything that is missing is said at its field", (_name, schema, value, words) => {
  expect(said(schema, value)).toEqual(words);
});

test.each<[string, z.ZodMiniType, object]>([
  ["a person", creatorSchema, { ...creator, person_or_org: { ...person, family_name: "Ek" } }],
  ["an additional title", additionalTitleSchema, { title: "Ice", type: "subtitle", lang: null }],
  [
    "an additional description with a language",
    additionalDescriptionSchema,
    { description: "<p>Ice</p>", type: "methods", lang: { id: "swe", title: "Swedish" } },
  ],
  ["a date", dateSchema, { date: "1939/1945", type: "created", description: "" }],
  ["an identifier of a scheme of its own", identifierSchema, { identifier: "x-1", scheme: "other" }],
  ["a reference", referenceSchema, { reference: "Ek, A. Ice." }],
  ["a subject", subjectSchema, { subject: "ice" }],
  ["a licence without a link", customLicenseSchema, { title: "House", description: "", link: "" }],
  ["a funder alone", fundingSchema, { funder: { name: "Fund" }, award: { title: "", number: "", url: "" } }],
  [
    "a funder of the vocabulary",
    fundingSchema,
    { funder: { id: "f", name: "" }, award: { title: "", number: "", url: "" } },
  ],
  [
    "an award with number and URL",
    fundingSchema,
    { funder: { id: "f", name: "" }, award: { title: "", number: "1", url: "https://example.org" } },
  ],
])("%s is complete", (_name, schema, value) => {
  expect(said(schema, value)).toEqual({});
});

test("a title and a description have three characters, as people count them", () => {
  expect(said(additionalTitleSchema, { title: "It", type: "x", lang: null })).toEqual({
    title: "A title has at least 3 characters.",
  });
  expect(said(additionalTitleSchema, { title: "🌊🌊", type: "x", lang: null })).not.toEqual({});
  expect(said(additionalDescriptionSchema, { description: "It", type: "x", lang: null })).toEqual({
    description: "A description has at least 3 characters.",
  });
});

test("a date of the section has the formats of the publication date", () => {
  expect(said(dateSchema, { date: "2023-02-30", type: "created", description: "" })).toEqual({
    date: "Give a date as YYYY-MM-DD, YYYY-MM or YYYY, or an interval DATE/DATE.",
  });
});

test.each([
  ["doi", "10.1234/x", "11.1234/x"],
  ["orcid", "https://orcid.org/0000-0002-1825-0097", "0000-0002-1825-0098"],
  ["isni", "0000 0001 2103 2683", "0000 0001 2103 2684"],
  ["ror", "https://ror.org/01ggx4157", "01ggx4158"],
  ["isbn", "0-306-40615-2", "978-0-306-40615-8"],
  ["issn", "20779550", "2077-9551"],
  ["eissn", "2077-9550", "2077-9551"],
  ["lissn", "2077-9550", "x"],
  ["ean13", "4006381333931", "4006381333932"],
  ["gnd", "gnd:118540238", "118540239"],
  ["arxiv", "2101.00001", "21.1"],
  ["pmid", "12345", "PMC12"],
  ["handle", "hdl:2027/x", "x y"],
  ["ark", "ark:/12148/x", "ark:x"],
  ["urn", "urn:nbn:de:1", "nbn:de:1"],
  ["url", "ftp://example.org/x", "javascript:alert(1)"],
])("an identifier fits its scheme, and its check digits fit: %s", (scheme, right, wrong) => {
  for (const schema of [identifierSchema, personIdentifierSchema]) {
    expect(said(schema, { scheme, identifier: right })).toEqual({});
    expect(said(schema, { scheme, identifier: wrong })).toEqual({
      identifier: expect.stringMatching(/^This is not a valid /),
    });
  }
});

test("an identifier of a person may leave the scheme to the server", () => {
  expect(said(personIdentifierSchema, { scheme: "", identifier: "0000-0002-1825-0098" })).toEqual({});
});

test("the URL of an award stands with a title or a number, unless the award is of the vocabulary", () => {
  const award = { title: "", number: "", url: "https://example.org" };
  expect(said(fundingSchema, { funder: { id: "f", name: "" }, award })).toEqual({
    "award.url": "URL must be set alongside title or number.",
  });
  expect(said(fundingSchema, { funder: { id: "f", name: "" }, award: { ...award, title: "T" } })).toEqual({});
  expect(said(fundingSchema, { funder: { id: "f", name: "" }, award: { ...award, id: "a" } })).toEqual({});
});

describe("the last day of an embargo", () => {
  const until = (day: string, active = true) => said(embargoSchema(NOW), { active, until: day, reason: "" })["until"];

  test("is required when the embargo is active, and only then", () => {
    expect(until(" ")).toBe("Embargo end date is a required field.");
    expect(until("", false)).toBeUndefined();
    expect(until("soon", false)).toBeUndefined();
  });

  test.each(["2027", "2027-01", "2027-02-29", "2027-1-1", "01.02.2027", "2027-01-01/2027-02-01", " 2027-01-01 "])(
    "%s is no day as YYYY-MM-DD",
    (day) => {
      expect(until(day)).toBe("Give the embargo end date as YYYY-MM-DD.");
    },
  );

  test("is to come: the platform takes tomorrow, and refuses today", () => {
    expect(until("2026-11-22")).toBeUndefined();
    expect(until("2026-11-21")).toBe("Embargo end date must be set to a future date.");
    expect(until("2020-01-01")).toBe("Embargo end date must be set to a future date.");
  });
});

describe("submitting to a community", () => {
  test("needs both terms accepted", () => {
    const schema = reviewSchema({ isPublished: false });
    expect(said(schema, { acceptAccessToRecord: false, acceptAfterPublishRecord: false })).toEqual({
      acceptAccessToRecord: "You must accept this.",
      acceptAfterPublishRecord: "You must accept this.",
    });
    expect(said(schema, { acceptAccessToRecord: true, acceptAfterPublishRecord: true })).toEqual({});
    expect(schema.safeParse({ acceptAccessToRecord: true }).success).toBe(false);
  });

  test("of a published record needs the first one only; a comment is optional", () => {
    const schema = reviewSchema({ isPublished: true });
    expect(said(schema, { acceptAccessToRecord: true, reviewComment: "Hello" })).toEqual({});
    expect(said(schema, { acceptAccessToRecord: false })).toEqual({ acceptAccessToRecord: "You must accept this." });
  });
});
