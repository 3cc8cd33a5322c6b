import { createRepository, memoryStorage } from "@deposit/repository";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tokenOf, typedValues } from "../../test/generators/generateValues.ts";
import { createClient } from "../client/createClient.ts";
import { type DepositValues, rowLists } from "../fields/values.ts";
import { emptyRecord } from "../record/record.ts";
import { asList, objectBelow } from "../shared/json.ts";
import { decodeRecord } from "./decodeRecord.ts";
import { encodeRecord } from "./encodeRecord.ts";
import { findUnsaved, valuesOnServer } from "./findUnsaved.ts";
import { mergeSaved } from "./mergeSaved.ts";

const config = { default_locale: "en", custom_field_vocabularies: [] };
const empty = decodeRecord(emptyRecord, config);

type Metadata = DepositValues["metadata"];
const withMetadata = (metadata: Partial<Metadata>): DepositValues => ({
  ...empty,
  metadata: { ...empty.metadata, ...metadata },
});

function answer(sent: DepositValues, saved: DepositValues) {
  const { rows } = encodeRecord(sent, emptyRecord, config);
  return { sent, sentRows: rows, saved };
}

/** What is unsaved after a save of `sent` that was answered with `saved`, as "reason path". */
const unsaved = (sent: DepositValues, saved: DepositValues): readonly string[] =>
  findUnsaved(answer(sent, saved)).map(({ path, reason }) => `${reason} ${path.join(".")}`);

const doi = { key: "doi", scheme: "doi", identifier: "10.1234/keep-me" };
const isbn = { key: "isbn", scheme: "isbn", identifier: "978-0-306-40615-7" };
const repeat = { key: "repeat", scheme: "", identifier: "9780306406157" };

describe("a list of identifiers that the server refused as a whole", () => {
  const sent = withMetadata({ identifiers: [doi, isbn, repeat] });
  const given = answer(sent, withMetadata({ identifiers: [] }));

  test("is sent without its repeats, which are found in their written form", () => {
    expect(given.sentRows.get("identifiers")).toEqual(["doi", "isbn"]);
  });

  test("is unsaved row by row, the repeat as such", () => {
    expect(findUnsaved(given)).toEqual([
      { path: ["metadata", "identifiers", "doi"], reason: "dropped" },
      { path: ["metadata", "identifiers", "isbn"], reason: "dropped" },
      { path: ["metadata", "identifiers", "repeat"], reason: "repeat" },
    ]);
  });

  test.each([[["metadata", "identifiers"]], [["metadata"]], [[]]])("stays typed when the error is at %j", (path) => {
    const refused = [path, ...findUnsaved(given).map((one) => one.path)];
    expect(mergeSaved({ ...given, current: sent, refused }).metadata.identifiers).toBe(sent.metadata.identifiers);
  });

  test("is not among the values on the server", () => {
    expect(valuesOnServer(given).metadata.identifiers).toEqual([]);
  });
});

test("a repeat alone is unsaved when the server keeps the others", () => {
  const sent = withMetadata({ identifiers: [doi, isbn, repeat] });
  const saved = withMetadata({
    identifiers: [
      { ...doi, key: "x" },
      { ...isbn, key: "y" },
    ],
  });
  expect(unsaved(sent, saved)).toEqual(["repeat metadata.identifiers.repeat"]);
  expect(valuesOnServer(answer(sent, saved)).metadata.identifiers).toEqual([doi, isbn]);
});

describe("a value that the server rewrites is saved", () => {
  test.each<[string, Partial<Metadata>, Partial<Metadata>]>([
    ["a trimmed title", { title: "  Sea \u2019ice\u2019 " }, { title: "Sea 'ice'" }],
    ["sanitised HTML", { description: "<p>One</p><script>two</script>" }, { description: "<p>One</p>two" }],
    [
      "the hyphens of an ISBN",
      { identifiers: [{ ...repeat, scheme: "isbn" }] },
      { identifiers: [{ ...isbn, key: "x" }] },
    ],
    [
      "a recognised ISSN",
      { identifiers: [{ key: "a", scheme: "", identifier: "20493630" }] },
      { identifiers: [{ key: "x", scheme: "issn", identifier: "2049-3630" }] },
    ],
    [
      "a DOI in lower case",
      {
        related_identifiers: [
          { ...doi, identifier: "https://doi.org/10.1234/KEEP-ME", relation_type: "", resource_type: "" },
        ],
      },
      { related_identifiers: [{ ...doi, key: "x", relation_type: "", resource_type: "" }] },
    ],
    [
      "the title of a language",
      { languages: [{ id: "swe", title: "" }] },
      { languages: [{ id: "swe", title: "Swedish" }] },
    ],
  ])("%s", (_what, sent, saved) => {
    expect(unsaved(withMetadata(sent), withMetadata(saved))).toEqual([]);
  });
});

describe("a value that the server drops is unsaved", () => {
  const creator = (identifiers: readonly { scheme: string; identifier: string }[], role = "editor") => ({
    key: "c",
    person_or_org: { type: "personal" as const, family_name: "Ek", given_name: "", name: "", identifiers },
    affiliations: [],
    role,
  });
  const orcid = { scheme: "orcid", identifier: "https://orcid.org/0000-0002-1825-0097" };
  const bare = { scheme: "orcid", identifier: "0000-0002-1825-0097" };
  const gnd = { scheme: "gnd", identifier: "bad" };

  test.each<[string, Partial<Metadata>, Partial<Metadata>, readonly string[]]>([
    ["a text", { title: "ab", publisher: "House" }, { publisher: "House" }, ["metadata.title"]],
    ["a vocabulary entry", { resource_type: "dataset" }, {}, ["metadata.resource_type"]],
    [
      "a language",
      {
        languages: [
          { id: "swe", title: "" },
          { id: "eng", title: "" },
        ],
      },
      { languages: [{ id: "eng", title: "English" }] },
      ["metadata.languages"],
    ],
    [
      "an identifier of a creator",
      { creators: [creator([gnd, orcid])] },
      { creators: [{ ...creator([bare]), key: "x" }] },
      ["metadata.creators.c.person_or_org.identifiers.0"],
    ],
    [
      "the role of a creator",
      { creators: [creator([])] },
      { creators: [creator([], "")] },
      ["metadata.creators.c.role"],
    ],
    [
      "the type of a title, though the title came back",
      { additional_titles: [{ key: "t", title: "Gezeiten", type: "subtitle", lang: null }] },
      { additional_titles: [{ key: "x", title: "Gezeiten", type: "", lang: null }] },
      ["metadata.additional_titles.t.type"],
    ],
  ])("%s", (_what, sent, saved, paths) => {
    expect(unsaved(withMetadata(sent), withMetadata(saved))).toEqual(paths.map((path) => `dropped ${path}`));
  });

  test("visibility, embargo, files and identifiers of the record", () => {
    const sent: DepositValues = {
      ...empty,
      access: { record: "restricted", files: "restricted", embargo: { active: true, until: "2999-01-01", reason: "" } },
      files: { enabled: false, default_preview: "ghost.txt" },
      pids: { doi: { identifier: "10.1234/x", provider: "external" } },
    };
    const saved: DepositValues = {
      ...sent,
      access: { ...sent.access, record: "public", embargo: { active: true, until: "", reason: "" } },
      files: { enabled: true, default_preview: "other.txt" },
      pids: {},
    };
    expect(unsaved(sent, sent)).toEqual([]);
    expect(unsaved(sent, saved).toSorted()).toEqual(
      ["access.record", "access.embargo.until", "files.enabled", "files.default_preview", "pids.doi"]
        .map((path) => `dropped ${path}`)
        .toSorted(),
    );
  });

  test("a custom field, one of its parts, and an item of its list", () => {
    const put = (custom_fields: DepositValues["custom_fields"]): DepositValues => ({ ...empty, custom_fields });
    const sent = put({ "x:note": "n", "x:group": { a: "1", b: "2" }, "x:list": ["", "one", "two"] });
    expect(unsaved(sent, put({ "x:group": { b: "2" }, "x:list": ["two"] })).toSorted()).toEqual([
      "dropped custom_fields.x:group.a",
      "dropped custom_fields.x:list.1",
      "dropped custom_fields.x:note",
    ]);
  });
});

test.each<[string, DepositValues]>([
  ["an external DOI without text", { ...empty, pids: { doi: { identifier: "", provider: "external" } } }],
  ["a blank row", withMetadata({ references: [{ key: "r", reference: " " }] })],
  [
    "a title row with the type it began with",
    withMetadata({ additional_titles: [{ key: "t", title: "", type: "alternative-title", lang: null }] }),
  ],
  [
    "the day of an embargo that is off",
    { ...empty, access: { ...empty.access, embargo: { active: false, until: "2030-01-01", reason: "" } } },
  ],
  ["the answer about a DOI", { ...empty, doi: { choice: "not_needed" } }],
])("%s is not sent, and is not unsaved", (_what, sent) => {
  expect(unsaved(sent, empty)).toEqual([]);
});

test("after any save, each typed row is on the server or unsaved", async () => {
  const repository = createRepository({ storage: memoryStorage(), trust: "everyone" });
  const client = createClient({ baseUrl: "https://repository.example", fetch: (request) => repository.fetch(request) });
  const { record: draft } = await client.drafts.create({ metadata: {}, custom_fields: {}, pids: {} });
  let dropped = 0;
  await fc.assert(
    fc.asyncProperty(typedValues, async (sent) => {
      const { payload, rows } = encodeRecord(sent, draft, config);
      const { record } = await client.drafts.save(draft.links, payload);
      const given = { sent, sentRows: rows, saved: decodeRecord(record, config) };
      const paths = findUnsaved(given).map(({ path }) => path);
      const held = valuesOnServer(given);
      for (const list of rowLists) {
        const answered = JSON.stringify(asList(record.metadata[list]));
        const sentRows = asList(objectBelow(payload, "metadata")[list]);
        for (const [index, key] of (rows.get(list) ?? []).entries()) {
          const token = tokenOf(key);
          if (!JSON.stringify(sentRows[index]).includes(token)) continue;
          const isUnsaved = paths.some((path) => path[1] === list && path[2] === key);
          const isHeld = held.metadata[list].some((row) => row.key === key);
          if (answered.includes(token)) expect(isHeld, `${list} ${key}`).toBe(true);
          else expect(isUnsaved, `${list} ${key}`).toBe(true);
          dropped += isUnsaved ? 1 : 0;
        }
      }
    }),
    { numRuns: 150 },
  );
  expect(dropped).toBeGreaterThan(30);
}, 120_000);
