import { describe, expect, test } from "vitest";
import { nearestField, pathsOfSection, sectionIds, sectionOf } from "./paths.ts";

const at = (path: string): readonly string[] => (path === "" ? [] : path.split("."));

/** Every field that the form shows, by section, in the order of the page (docs/platform/product.md 2.2). */
const fields: readonly [string, readonly string[]][] = [
  ["community", ["parent", "review"]],
  ["files", ["files", "files.enabled", "files.default_preview", "files.entries", "files.entries.a", "media_files"]],
  ["doi", ["pids", "pids.doi"]],
  ["resource-type", ["metadata.resource_type"]],
  ["titles", ["metadata.title", ...rows("additional_titles", "title", "type", "lang")]],
  ["publication-date", ["metadata.publication_date"]],
  ["creators", people("creators")],
  ["descriptions", ["metadata.description", ...rows("additional_descriptions", "description", "type", "lang")]],
  ["licenses", rows("rights", "title", "description", "link")],
  ["copyright", ["metadata.copyright"]],
  ["contributors", people("contributors")],
  ["subjects", rows("subjects")],
  ["languages", ["metadata.languages"]],
  ["dates", rows("dates", "date", "type", "description")],
  ["version", ["metadata.version"]],
  ["publisher", ["metadata.publisher"]],
  ["funding", rows("funding", "funder", "award", "award.title", "award.number")],
  ["identifiers", rows("identifiers", "scheme", "identifier")],
  ["related-works", rows("related_identifiers", "scheme", "identifier", "relation_type", "resource_type")],
  ["references", rows("references", "reference")],
  ["custom-fields", ["custom_fields", "custom_fields.a:b", "custom_fields.a:b.c"]],
  [
    "access",
    [
      "access",
      "access.record",
      "access.files",
      "access.embargo",
      "access.embargo.active",
      "access.embargo.until",
      "access.embargo.reason",
    ],
  ],
  ["record", [""]],
];

function rows(list: string, ...below: readonly string[]): readonly string[] {
  const row = `metadata.${list}.row-1`;
  return [`metadata.${list}`, row, ...below.map((field) => `${row}.${field}`)];
}

function people(list: string): readonly string[] {
  const person = ["", ".type", ".family_name", ".given_name", ".name", ".identifiers", ".identifiers.0"];
  const identifier = [".identifiers.0.scheme", ".identifiers.0.identifier"];
  return rows(list, "affiliations", "role", ...[...person, ...identifier].map((field) => `person_or_org${field}`));
}

test("the sections stand in the order of the page", () => {
  expect(sectionIds).toEqual(fields.map(([section]) => section));
});

describe("every field that the form shows", () => {
  test.each(fields)("has its own place to be told of, in the section %s", (section, paths) => {
    for (const path of paths) {
      expect(sectionOf(at(path))).toBe(section);
      expect(nearestField(at(path)), path).toEqual(at(path));
      expect(nearestField([...at(path), "?", "?"]).slice(0, at(path).length), path).toEqual(at(path));
    }
  });

  test("is one that its section answers for", () => {
    for (const section of sectionIds) for (const path of pathsOfSection(section)) expect(sectionOf(path)).toBe(section);
    expect(pathsOfSection("titles")).toEqual([at("metadata.title"), at("metadata.additional_titles")]);
  });
});

describe("what is below a field that has no more fields", () => {
  test.each([
    ["metadata.title.en", "metadata.title"],
    [
      "metadata.creators.row-1.person_or_org.identifiers.0.other",
      "metadata.creators.row-1.person_or_org.identifiers.0",
    ],
    ["metadata.creators.row-1.other", "metadata.creators.row-1"],
    ["metadata.funding.row-1.award.identifiers.0", "metadata.funding.row-1.award"],
    ["metadata.subjects.row-1.subject", "metadata.subjects.row-1"],
    ["files.count", "files"],
    ["access.status", "access"],
    ["media_files.enabled", "media_files"],
    ["*", ""],
    ["metadata.*", ""],
    ["metadata", ""],
    ["metadata.unknown", ""],
    ["unknown.title", ""],
  ])("is told at the nearest one: %s at %s", (path, field) => {
    expect(nearestField(at(path))).toEqual(at(field));
  });

  test.each([
    ["custom_fields.a:b.0.c", "custom_fields.a:b.0.c"],
    ["custom_fields.a:b.c.12.id", "custom_fields.a:b.c.12"],
    ["custom_fields.a:b.c1.d", "custom_fields.a:b.c1.d"],
    ["custom_fields.a:b.1c.d", "custom_fields.a:b.1c.d"],
    ["custom_fields.7.c", "custom_fields.7.c"],
    ["custom_fields.a:b.c.id", "custom_fields.a:b.c"],
    ["custom_fields.a:b.id", "custom_fields.a:b"],
    ["custom_fields.id", "custom_fields.id"],
    ["custom_fields.a:b.id.c", "custom_fields.a:b.id.c"],
  ])(
    "of a custom field is told down to a row of a list, and not inside an entry of a vocabulary: %s",
    (path, field) => {
      expect(nearestField(at(path))).toEqual(at(field));
    },
  );
});
