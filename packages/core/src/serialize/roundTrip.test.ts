import fc from "fast-check";
import { expect, test } from "vitest";
import { readRecord } from "../record/record.ts";
import { type Json, type JsonObject, asList, asObject, objectBelow } from "../shared/json.ts";
import { decodeRecord } from "./decodeRecord.ts";
import type { SerializerConfig } from "../fields/Field.ts";
import { encodeRecord } from "./encodeRecord.ts";
import { pruneEmpty } from "./pruneEmpty.ts";

const config: SerializerConfig = { default_locale: "en", custom_field_vocabularies: ["code:language"] };

function roundTrip(json: unknown): JsonObject {
  const record = readRecord(json);
  if (record === null) throw new Error("not a record");
  return encodeRecord(decodeRecord(record, config), record, config).payload;
}

const text = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom("\u0000x", "\u202Ex", "\uD800", "__proto__", "’"));
/** Not those over which the platform fails, and which it never has, such as an open end or "X000". */
const date = fc.oneof(
  fc.constantFrom("2024", "2024-03", "2024-03-09", "2023/2024-03"),
  text.filter((one) => !/[\dX]|\.\./.test(one)),
);
const id = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
const vocabulary = fc.record({ id });
const identifier = fc.record({ scheme: id, identifier: text });
const affiliation = fc.oneof(fc.record({ id }), fc.record({ name: text }));
const personOrOrganization = fc.oneof(
  fc.record({
    type: fc.constant("personal"),
    family_name: text,
    given_name: text,
    identifiers: fc.array(identifier, { minLength: 1 }),
  }),
  fc.record({ type: fc.constant("organizational"), name: text, identifiers: fc.array(identifier, { minLength: 1 }) }),
);
const creator = fc.record({
  person_or_org: personOrOrganization,
  role: vocabulary,
  affiliations: fc.array(affiliation, { minLength: 1 }),
});
const localised = fc.dictionary(fc.constantFrom("en", "de", "sv", "__proto__"), text, { minKeys: 1 });
const metadata = fc.record(
  {
    title: text,
    resource_type: vocabulary,
    publication_date: date,
    creators: fc.array(creator, { minLength: 1 }),
    contributors: fc.array(creator, { minLength: 1 }),
    additional_titles: fc.array(fc.record({ title: text, type: vocabulary, lang: vocabulary }), { minLength: 1 }),
    dates: fc.array(fc.record({ date, type: vocabulary, description: text }), { minLength: 1 }),
    languages: fc.array(vocabulary, { minLength: 1 }),
    // One that is there twice the platform does not keep, and the form sends once.
    identifiers: fc.uniqueArray(identifier, {
      minLength: 1,
      selector: (one) => `${one.scheme} ${one.identifier.trim()}`,
    }),
    references: fc.array(fc.record({ reference: text, scheme: id, identifier: text }), { minLength: 1 }),
    subjects: fc.array(fc.oneof(fc.record({ id }), fc.record({ subject: text })), { minLength: 1 }),
    rights: fc.array(fc.oneof(fc.record({ id }), fc.record({ title: localised, description: localised, link: text })), {
      minLength: 1,
    }),
    funding: fc.array(
      fc.record({
        funder: fc.oneof(fc.record({ id }), fc.record({ name: text })),
        award: fc.oneof(fc.record({ id }), fc.record({ title: localised, number: text })),
      }),
      { minLength: 1 },
    ),
    sizes: fc.array(text, { minLength: 1 }),
    locations: fc.record({ features: fc.array(fc.record({ place: text }), { minLength: 1 }) }),
  },
  { requiredKeys: [] },
);

test("what the platform sent goes back as it came, whatever is in it", () => {
  fc.assert(
    fc.property(metadata, (sent) => {
      const plain: JsonObject = JSON.parse(JSON.stringify(sent));
      expect(roundTrip({ id: "abc", metadata: plain })["metadata"]).toEqual(pruneEmpty(plain));
    }),
    { numRuns: 300 },
  );
});

test("exactly the nine keys are sent", () => {
  const payload = roundTrip({
    id: "abc",
    links: { self: "https://repository.example/api/records/abc/draft" },
    parent: { id: "p" },
    status: "draft",
    ui: { version: "v1" },
    expanded: { parent: {} },
    metadata: { title: "A title" },
    files: { enabled: true, entries: { a: {} } },
    media_files: { enabled: true },
  });
  expect(Object.keys(payload).toSorted()).toEqual(
    ["access", "custom_fields", "files", "id", "links", "media_files", "metadata", "parent", "pids"].toSorted(),
  );
});

test("which of the media files is shown first goes as it came", () => {
  const media_files = { enabled: true, default_preview: "cover.png" };
  expect(
    roundTrip({ id: "abc", media_files: { ...media_files, entries: { "cover.png": {} } } })["media_files"],
  ).toEqual(media_files);
});

test("metadata, custom fields and pids are always sent, empty if there are none", () => {
  const payload = roundTrip({ metadata: null, id: "abc" });
  expect(payload).toMatchObject({ metadata: {}, custom_fields: {}, pids: {} });
});

test("pids go as they came, an empty external DOI too", () => {
  const pids = { doi: { identifier: "", provider: "external" }, oai: { identifier: "oai:x", provider: "oai" } };
  expect(roundTrip({ id: "a", pids })["pids"]).toEqual(pids);
});

test("vocabulary custom fields are plain ids in the form and {id} on the wire, null and lists included", () => {
  const custom_fields = {
    "code:language": [{ id: "python", title: { en: "Python" } }],
    "x:note": "kept",
    "x:none": null,
  };
  const record = readRecord({ id: "a", custom_fields });
  if (record === null) throw new Error("not a record");
  const values = decodeRecord(record, config);
  expect(values.custom_fields["code:language"]).toEqual(["python"]);
  expect(encodeRecord(values, record, config).payload["custom_fields"]).toEqual({
    "code:language": [{ id: "python" }],
    "x:note": "kept",
  });
});

test("the skeleton of a new record, full of nulls, has no rows and keeps its defaults", () => {
  const record = readRecord({
    metadata: {
      title: null,
      creators: [{ person_or_org: { name: null, identifiers: [null] }, role: null }],
      publication_date: "2026-11-21",
      rights: [{ id: "cc-by-4.0", title: "Creative Commons Attribution 4.0 International" }],
      dates: [null],
    },
    created: null,
    links: null,
  });
  if (record === null) throw new Error("not a record");
  const { metadata: values } = decodeRecord(record, config);
  expect(values.creators).toEqual([]);
  expect(values.dates).toEqual([]);
  expect(values.publication_date).toBe("2026-11-21");
  expect(values.rights[0]).toMatchObject({ id: "cc-by-4.0", title: "Creative Commons Attribution 4.0 International" });
});

test("affiliations and licences with an id are sent as the id alone, for the server refuses its own additions", () => {
  const payload = roundTrip({
    id: "a",
    metadata: {
      creators: [
        {
          person_or_org: { type: "personal", family_name: "Ek", name: "Ek" },
          affiliations: [{ id: "01ggx4157", name: "CERN", identifiers: [{ scheme: "ror", identifier: "01ggx4157" }] }],
        },
      ],
      rights: [{ id: "cc-by-4.0", title: { en: "CC BY" }, icon: "cc-by-icon", props: { url: "https://example.org" } }],
    },
  });
  expect(payload["metadata"]).toEqual({
    creators: [{ person_or_org: { type: "personal", family_name: "Ek" }, affiliations: [{ id: "01ggx4157" }] }],
    rights: [{ id: "cc-by-4.0" }],
  });
});

/** Keys and texts that break careless code: prototypes, NUL, bidi marks, lone surrogates, and what is very long. */
const wildText = fc.oneof(
  fc.string({ unit: "binary", minLength: 1 }),
  fc.constantFrom("__proto__", "constructor", "\u0000", "\u202Eabc\u2069", "\uDC00\uD800", "\uFEFFx", "\u2028"),
);
const wildKey = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "toString", "prototype", "a.b", "x:y", ""),
  wildText,
);
const wildJson: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    wildText,
    fc.constantFrom(0, false, true, null, "", -0.5),
    fc.array(tie("json"), { maxLength: 4 }),
    fc.dictionary(wildKey, tie("json"), { maxKeys: 4, noNullPrototype: true }),
  ),
})).json;
/** As it comes off the wire: keys like `__proto__` are an object's own. */
const offTheWire = (value: unknown): JsonObject => JSON.parse(JSON.stringify(value));

test("metadata that no widget edits survives whatever it holds, 0 and false in lists included", () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  fc.assert(
    fc.property(fc.dictionary(wildKey, wildJson, { maxKeys: 5, noNullPrototype: true }), (unknown) => {
      const sent = offTheWire({ locations: unknown, sizes: [0, false, unknown], "x.y": unknown });
      expect(JSON.stringify(roundTrip({ id: "abc", metadata: sent })["metadata"])).toBe(
        JSON.stringify(pruneEmpty(sent)),
      );
    }),
    { numRuns: 500 },
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});

test("custom fields survive whatever they hold, vocabulary entries by configuration also in lists and beside nulls", () => {
  fc.assert(
    fc.property(
      fc.dictionary(wildKey, wildJson, { maxKeys: 4, noNullPrototype: true }),
      fc.array(fc.oneof(vocabulary, fc.constant(null)), { maxLength: 4 }),
      (others, entries) => {
        const custom_fields = offTheWire({
          ...others,
          "code:language": entries,
          "x:other": [{ id: "kept" }, 0, false],
        });
        const sent = roundTrip({ id: "abc", metadata: {}, custom_fields })["custom_fields"];
        expect(JSON.stringify(sent)).toBe(JSON.stringify(pruneEmpty(custom_fields)));
      },
    ),
    { numRuns: 500 },
  );
});

/** Text of whole characters, as every text is that has been on the wire. */
const wholeText = text.map((any) => any.replaceAll(/[\0\p{Surrogate}]/gu, "\ufffd"));

test.each(["en", "de_DE", "sv", "__proto__"])(
  "in %s every other language of a title is kept, edited or not",
  (locale) => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("en", "de", "fr", "__proto__"), wholeText, { minKeys: 1 }),
        wholeText,
        (title, typed) => {
          const languages = { default_locale: locale, custom_field_vocabularies: [] };
          const record = readRecord(offTheWire({ id: "abc", metadata: { rights: [{ title }] } }));
          if (record === null) throw new Error("not a record");
          const values = decodeRecord(record, languages);
          const rights = values.metadata.rights.map((row) => ({ ...row, title: typed }));
          const edited = { ...values, metadata: { ...values.metadata, rights } };
          const { payload } = encodeRecord(edited, record, languages);
          const sent = Object.entries(
            objectBelow(asObject(asList(objectBelow(payload, "metadata")["rights"])[0]), "title"),
          );
          const changed = sent.filter(([language, said]) =>
            Object.entries(title).every(([l, s]) => l !== language || s !== said),
          );
          expect(sent.length).toBeGreaterThanOrEqual(Object.keys(title).length);
          expect(changed.length).toBeLessThanOrEqual(1);
          expect(sent.map(([, said]) => said)).toContain(typed);
        },
      ),
    );
  },
);

test("a text of a megabyte goes back as it came, in a field, a row and a field without a widget", () => {
  const long = "\u00e4\u{1F4D7}\u0000".repeat(350_000);
  const sent = { title: long, references: [{ reference: long }], locations: { features: [{ place: long }] } };
  expect(roundTrip({ id: "abc", metadata: sent })["metadata"]).toEqual(sent);
});

test("an identifier of a meeting, which has no widget, survives the editing of its title", () => {
  const meeting = {
    title: "Tides",
    identifiers: [{ scheme: "doi", identifier: "10.1234/x" }],
    count: 0,
    isOpen: false,
  };
  const record = readRecord({ id: "abc", metadata: {}, custom_fields: { "meeting:meeting": meeting } });
  if (record === null) throw new Error("not a record");
  const values = decodeRecord(record, config);
  const edited = { ...values, custom_fields: { "meeting:meeting": { ...meeting, title: "Waves" } } };
  expect(encodeRecord(edited, record, config).payload["custom_fields"]).toEqual({
    "meeting:meeting": { ...meeting, title: "Waves" },
  });
});
