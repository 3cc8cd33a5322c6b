import { describe, expect, test } from "vitest";
import { type DepositRecord, readRecord } from "../record/record.ts";
import type { DepositValues } from "../fields/values.ts";
import type { JsonObject } from "../shared/json.ts";
import { decodeRecord } from "./decodeRecord.ts";
import type { SerializerConfig } from "../fields/Field.ts";
import { encodeRecord } from "./encodeRecord.ts";

const config: SerializerConfig = { default_locale: "en", custom_field_vocabularies: ["code:language"] };

function read(json: JsonObject): DepositRecord {
  const record = readRecord(json);
  if (record === null) throw new Error("not a record");
  return record;
}

const decode = (json: JsonObject): DepositValues => decodeRecord(read(json), config);
const sentFor = (json: JsonObject): JsonObject => encodeRecord(decode(json), read(json), config).payload;
const metadataOf = (json: JsonObject): unknown => sentFor({ id: "a", metadata: json })["metadata"];
const key: unknown = expect.stringMatching(/^row-\d+$/);

/** Every field of docs/platform/product.md 3.2 as the platform answers it, with what it adds of its own. */
const answered: JsonObject = {
  id: "a",
  access: {
    record: "public",
    files: "restricted",
    embargo: { active: true, until: "2030-01-01", reason: "A review." },
    status: "embargoed",
  },
  files: { enabled: true, default_preview: "data.csv", order: ["data.csv"] },
  metadata: {
    resource_type: { id: "dataset", title: { en: "Dataset" } },
    title: "Tides",
    additional_titles: [
      {
        title: "Gezeiten",
        type: { id: "translated-title", title: { en: "Translated title" } },
        lang: { id: "deu", title: { en: "German", de: "Deutsch" } },
      },
      { title: "Alone", type: { id: "subtitle" } },
    ],
    description: "<p>Levels.</p>",
    additional_descriptions: [
      {
        description: "<p>How.</p>",
        type: { id: "methods" },
        lang: { id: "eng", title_l10n: "English", title: { en: "Anglic" } },
      },
      { description: "<p>What else.</p>", type: { id: "notes" } },
    ],
    creators: [
      {
        person_or_org: {
          type: "personal",
          name: "Ek, Ida",
          family_name: "Ek",
          given_name: "Ida",
          identifiers: [
            { scheme: "orcid", identifier: "0000-0002-1825-0097" },
            { scheme: "gnd", identifier: "" },
          ],
        },
        role: { id: "editor", title: { en: "Editor" } },
        affiliations: [{ id: "01ggx4157", name: "CERN" }, { name: "Harbour" }, { name: "" }],
      },
    ],
    contributors: [
      { person_or_org: { type: "organizational", name: "Water Board" }, role: { id: "sponsor" }, affiliations: [] },
    ],
    publication_date: "2026-11",
    publisher: "House",
    version: "v2",
    copyright: "© 2026",
    dates: [{ date: "2025", type: { id: "collected", title: { en: "Collected" } }, description: "In winter." }],
    languages: [{ id: "eng", title: { en: "English" } }],
    identifiers: [{ scheme: "doi", identifier: "10.1/2" }],
    related_identifiers: [
      {
        scheme: "url",
        identifier: "https://x.example",
        relation_type: { id: "cites", title: { en: "Cites" } },
        resource_type: { id: "image" },
      },
    ],
    references: [{ reference: "One. 2020.", scheme: "isni", identifier: "0000" }],
    subjects: [{ id: "euro:tide", scheme: "EuroSciVoc", subject: "tides" }, { subject: "harbour" }],
    rights: [
      {
        id: "cc-by-4.0",
        title: { en: "CC BY" },
        description: { en: "Share." },
        props: { url: "https://cc.example", scheme: "spdx" },
      },
      { title: { de: "Eigene", en: "Own" }, description: { en: "Ask." }, link: "https://own.example" },
    ],
    funding: [
      {
        funder: { id: "00k4n6c32", name: "European Commission" },
        award: { id: "00k4n6c32::1", title: { en: "Sea" }, number: "1" },
      },
      {
        funder: { name: "Aunt" },
        award: {
          title: { en: "Prize", de: "Preis" },
          number: "7",
          identifiers: [
            { scheme: "url", identifier: "https://prize.example" },
            { scheme: "doi", identifier: "10.3/4" },
          ],
        },
      },
    ],
    sizes: ["2 pages"],
  },
  custom_fields: { "code:language": { id: "python", title: { en: "Python" } }, "x:note": "kept" },
};

const values = (): DepositValues => decode(answered);

test("every field of a record has its place in the form", () => {
  expect(values().access).toEqual({
    record: "public",
    files: "restricted",
    embargo: { active: true, until: "2030-01-01", reason: "A review." },
  });
  expect(values().files).toEqual({ enabled: true, default_preview: "data.csv" });
  expect(values().custom_fields).toEqual({ "code:language": "python", "x:note": "kept" });
  expect(values().metadata).toEqual({
    resource_type: "dataset",
    title: "Tides",
    additional_titles: [
      { key, title: "Gezeiten", type: "translated-title", lang: { id: "deu", title: "German" } },
      { key, title: "Alone", type: "subtitle", lang: null },
    ],
    description: "<p>Levels.</p>",
    additional_descriptions: [
      { key, description: "<p>How.</p>", type: "methods", lang: { id: "eng", title: "English" } },
      { key, description: "<p>What else.</p>", type: "notes", lang: null },
    ],
    creators: [
      {
        key,
        person_or_org: {
          type: "personal",
          family_name: "Ek",
          given_name: "Ida",
          name: "",
          identifiers: [{ scheme: "orcid", identifier: "0000-0002-1825-0097" }],
        },
        affiliations: [{ id: "01ggx4157", name: "CERN" }, { name: "Harbour" }],
        role: "editor",
      },
    ],
    contributors: [
      {
        key,
        person_or_org: {
          type: "organizational",
          family_name: "",
          given_name: "",
          name: "Water Board",
          identifiers: [],
        },
        affiliations: [],
        role: "sponsor",
      },
    ],
    publication_date: "2026-11",
    publisher: "House",
    version: "v2",
    copyright: "© 2026",
    dates: [{ key, date: "2025", type: "collected", description: "In winter." }],
    languages: [{ id: "eng", title: "English" }],
    identifiers: [{ key, scheme: "doi", identifier: "10.1/2" }],
    related_identifiers: [
      { key, scheme: "url", identifier: "https://x.example", relation_type: "cites", resource_type: "image" },
    ],
    references: [{ key, reference: "One. 2020.", unedited: { scheme: "isni", identifier: "0000" } }],
    subjects: [
      { key, id: "euro:tide", scheme: "EuroSciVoc", subject: "tides" },
      { key, subject: "harbour" },
    ],
    rights: [
      { key, id: "cc-by-4.0", title: "CC BY", description: "Share.", link: "https://cc.example" },
      {
        key,
        title: "Own",
        description: "Ask.",
        link: "https://own.example",
        unedited: { title: { de: "Eigene", en: "Own" }, description: { en: "Ask." } },
      },
    ],
    funding: [
      expect.objectContaining({
        key,
        funder: { id: "00k4n6c32", name: "European Commission" },
        award: { id: "00k4n6c32::1", title: "Sea", number: "1", url: "" },
      }),
      expect.objectContaining({
        key,
        funder: { name: "Aunt" },
        award: { title: "Prize", number: "7", url: "https://prize.example" },
      }),
    ],
  });
});

test("and goes back without what the platform added", () => {
  expect(sentFor(answered)).toMatchObject({
    access: {
      record: "public",
      files: "restricted",
      embargo: { active: true, until: "2030-01-01", reason: "A review." },
    },
    files: { enabled: true, default_preview: "data.csv", order: ["data.csv"] },
    custom_fields: { "code:language": { id: "python" }, "x:note": "kept" },
  });
  expect(sentFor(answered)["metadata"]).toEqual({
    resource_type: { id: "dataset" },
    title: "Tides",
    additional_titles: [
      { title: "Gezeiten", type: { id: "translated-title" }, lang: { id: "deu" } },
      { title: "Alone", type: { id: "subtitle" } },
    ],
    description: "<p>Levels.</p>",
    additional_descriptions: [
      { description: "<p>How.</p>", type: { id: "methods" }, lang: { id: "eng" } },
      { description: "<p>What else.</p>", type: { id: "notes" } },
    ],
    creators: [
      {
        person_or_org: {
          type: "personal",
          family_name: "Ek",
          given_name: "Ida",
          identifiers: [{ scheme: "orcid", identifier: "0000-0002-1825-0097" }],
        },
        role: { id: "editor" },
        affiliations: [{ id: "01ggx4157" }, { name: "Harbour" }],
      },
    ],
    contributors: [{ person_or_org: { type: "organizational", name: "Water Board" }, role: { id: "sponsor" } }],
    publication_date: "2026-11",
    publisher: "House",
    version: "v2",
    copyright: "© 2026",
    dates: [{ date: "2025", type: { id: "collected" }, description: "In winter." }],
    languages: [{ id: "eng" }],
    identifiers: [{ scheme: "doi", identifier: "10.1/2" }],
    related_identifiers: [
      {
        scheme: "url",
        identifier: "https://x.example",
        relation_type: { id: "cites" },
        resource_type: { id: "image" },
      },
    ],
    references: [{ reference: "One. 2020.", scheme: "isni", identifier: "0000" }],
    subjects: [{ id: "euro:tide" }, { subject: "harbour" }],
    rights: [
      { id: "cc-by-4.0" },
      { title: { de: "Eigene", en: "Own" }, description: { en: "Ask." }, link: "https://own.example" },
    ],
    funding: [
      { funder: { id: "00k4n6c32" }, award: { id: "00k4n6c32::1" } },
      {
        funder: { name: "Aunt" },
        award: {
          title: { en: "Prize", de: "Preis" },
          number: "7",
          identifiers: [
            { scheme: "url", identifier: "https://prize.example" },
            { scheme: "doi", identifier: "10.3/4" },
          ],
        },
      },
    ],
    sizes: ["2 pages"],
  });
});

test("each row that is sent is named, in order, and one with nothing in it is not sent", () => {
  const start = values();
  const [first] = start.metadata.references;
  if (first === undefined) throw new Error("There is no reference.");
  const typed: DepositValues = {
    ...start,
    metadata: {
      ...start.metadata,
      references: [
        { key: "empty", reference: "" },
        { ...first, key: "full" },
        { key: "new", reference: "Two." },
      ],
    },
  };
  const { payload, rows } = encodeRecord(typed, read(answered), config);
  expect(rows.get("references")).toEqual(["full", "new"]);
  expect(rows.get("creators")).toEqual(start.metadata.creators.map((row) => row.key));
  expect(payload["metadata"]).toMatchObject({
    references: [{ reference: "One. 2020.", scheme: "isni", identifier: "0000" }, { reference: "Two." }],
  });
});

test("a list that was emptied in the form is not sent again from the record", () => {
  const start = values();
  const emptied = { ...start, metadata: { ...start.metadata, references: [], languages: [], title: "" } };
  const { metadata } = encodeRecord(emptied, read(answered), config).payload;
  expect(metadata).not.toHaveProperty("references");
  expect(metadata).not.toHaveProperty("languages");
  expect(metadata).not.toHaveProperty("title");
  expect(metadata).toHaveProperty("sizes");
});

describe("an embargo", () => {
  const sentWith = (embargo: DepositValues["access"]["embargo"], saved: JsonObject = { active: false }): unknown => {
    const record = read({ id: "a", access: { record: "restricted", files: "restricted", embargo: saved } });
    const start = decodeRecord(record, config);
    return encodeRecord({ ...start, access: { ...start.access, embargo } }, record, config).payload["access"];
  };

  test("that applies goes out with its day and its reason", () => {
    expect(sentWith({ active: true, until: "2030-01-01", reason: "Why." })).toEqual({
      record: "restricted",
      files: "restricted",
      embargo: { active: true, until: "2030-01-01", reason: "Why." },
    });
  });

  test("that is off goes out without the day that was typed, and with its reason", () => {
    expect(sentWith({ active: false, until: "2030-01-01", reason: "Why." })).toMatchObject({
      embargo: { active: false, reason: "Why." },
    });
    expect(sentWith({ active: false, until: "2030-01-01", reason: "" })).toEqual({
      record: "restricted",
      files: "restricted",
      embargo: { active: false },
    });
  });

  test("that was lifted keeps the day that the server itself keeps", () => {
    expect(
      sentWith({ active: false, until: "2020-01-01", reason: "" }, { active: false, until: "2020-01-01" }),
    ).toMatchObject({
      embargo: { active: false, until: "2020-01-01" },
    });
  });
});

describe("an award that was typed", () => {
  const funding = (award: JsonObject): unknown => metadataOf({ funding: [{ funder: { name: "Aunt" }, award }] });

  test("goes with its address as an identifier, and with those that it had", () => {
    const identifiers = [
      { scheme: "url", identifier: "https://a.example" },
      { scheme: "doi", identifier: "10.3/4" },
    ];
    expect(funding({ number: "7", identifiers })).toEqual({
      funding: [{ funder: { name: "Aunt" }, award: { number: "7", identifiers } }],
    });
    expect(funding({ title: { en: "Prize" }, identifiers })).toEqual({
      funding: [{ funder: { name: "Aunt" }, award: { title: { en: "Prize" }, identifiers } }],
    });
    expect(funding({ number: "7", identifiers: identifiers.slice(1) })).toEqual({
      funding: [{ funder: { name: "Aunt" }, award: { number: "7", identifiers: identifiers.slice(1) } }],
    });
  });

  test("has the title of the reader's language where the server says it", () => {
    const [entry] = decode({
      id: "a",
      metadata: { funding: [{ award: { title: { en: "Sea" }, title_l10n: "Meer", number: "1" } }] },
    }).metadata.funding;
    expect(entry?.award.title).toBe("Meer");
  });

  test("is shown with the acronym that the server says of it, which is not sent", () => {
    const award = { id: "a::1", title: { en: "Sea" }, number: "1", acronym: "TIDE" };
    const json = { id: "a", metadata: { funding: [{ funder: { id: "a" }, award }] } };
    expect(decode(json).metadata.funding).toMatchObject([{ award: { acronym: "TIDE" } }]);
    expect(sentFor(json)["metadata"]).toEqual({ funding: [{ funder: { id: "a" }, award: { id: "a::1" } }] });
  });

  test("takes its other identifiers along when it is emptied", () => {
    const record = read({
      id: "a",
      metadata: {
        funding: [
          { funder: { name: "Aunt" }, award: { number: "7", identifiers: [{ scheme: "doi", identifier: "10.3/4" }] } },
        ],
      },
    });
    const start = decodeRecord(record, config);
    const cleared = start.metadata.funding.map((row) => ({ ...row, award: { title: "", number: "", url: "" } }));
    const { payload } = encodeRecord({ ...start, metadata: { ...start.metadata, funding: cleared } }, record, config);
    expect(payload["metadata"]).toEqual({ funding: [{ funder: { name: "Aunt" } }] });
  });

  test("loses its title in every language when that is emptied, and keeps its number", () => {
    const award = { title: { en: "Prize", de: "Preis" }, number: "7" };
    const record = read({ id: "a", metadata: { funding: [{ funder: { name: "Aunt" }, award }] } });
    const start = decodeRecord(record, config);
    const untitled = start.metadata.funding.map((row) => ({ ...row, award: { ...row.award, title: "" } }));
    const { payload } = encodeRecord({ ...start, metadata: { ...start.metadata, funding: untitled } }, record, config);
    expect(payload["metadata"]).toEqual({ funding: [{ funder: { name: "Aunt" }, award: { number: "7" } }] });
  });

  test("without any of the server's own has nothing that was not typed", () => {
    const typed = { key: "new", funder: { name: "Aunt" }, award: { title: "Prize", number: "", url: "" } };
    const start = decode({ id: "a" });
    const { payload } = encodeRecord(
      { ...start, metadata: { ...start.metadata, funding: [typed] } },
      read({ id: "a" }),
      config,
    );
    expect(payload["metadata"]).toEqual({ funding: [{ funder: { name: "Aunt" }, award: { title: { en: "Prize" } } }] });
  });
});

describe("a licence", () => {
  test("shows the words of the reader's language where the server says them", () => {
    const rights = [
      { id: "cc0", title: { en: "Zero" }, title_l10n: "Null", description: { en: "All" }, description_l10n: "Alles" },
    ];
    expect(decode({ id: "a", metadata: { rights } }).metadata.rights[0]).toMatchObject({
      title: "Null",
      description: "Alles",
    });
  });

  test("that was typed here goes with its words in the language of the platform, and without those that are empty", () => {
    const start = decode({ id: "a" });
    const rights = [
      { key: "one", title: "Own", description: "", link: "" },
      { key: "two", title: "", description: "Ask.", link: "https://own.example" },
    ];
    const { payload } = encodeRecord({ ...start, metadata: { ...start.metadata, rights } }, read({ id: "a" }), config);
    expect(payload["metadata"]).toEqual({
      rights: [{ title: { en: "Own" } }, { description: { en: "Ask." }, link: "https://own.example" }],
    });
  });

  test("loses the words that were emptied, in every language", () => {
    const record = read({
      id: "a",
      metadata: {
        rights: [
          { title: { en: "Own", de: "Eigene" }, description: { en: "Ask.", de: "Frag." }, link: "https://a.example" },
        ],
      },
    });
    const start = decodeRecord(record, config);
    const rights = start.metadata.rights.map((row) => ({ ...row, title: "", description: "" }));
    const { payload } = encodeRecord({ ...start, metadata: { ...start.metadata, rights } }, record, config);
    expect(payload["metadata"]).toEqual({ rights: [{ link: "https://a.example" }] });
  });
});

describe("custom fields that are vocabulary fields", () => {
  const through = (fields: JsonObject): unknown => sentFor({ id: "a", custom_fields: fields })["custom_fields"];

  test("are sent as {id}, one or many; what is no id goes as it is", () => {
    expect(through({ "code:language": { id: "python" } })).toEqual({ "code:language": { id: "python" } });
    expect(through({ "code:language": ["python", { id: "r" }, 7, ""] })).toEqual({
      "code:language": [{ id: "python" }, { id: "r" }, 7],
    });
  });

  test("hold plain ids in the form, and null stays null", () => {
    expect(
      decode({ id: "a", custom_fields: { "code:language": null, "x:other": { id: "kept" } } }).custom_fields,
    ).toEqual({
      "code:language": null,
      "x:other": { id: "kept" },
    });
    expect(decode({ id: "a", custom_fields: { "code:language": ["r"] } }).custom_fields).toEqual({
      "code:language": ["r"],
    });
    expect(through({ "code:language": null })).toEqual({});
  });

  test("that are emptied are not sent", () => {
    const start = decode({ id: "a", custom_fields: { "code:language": { id: "python" } } });
    const emptied = { ...start, custom_fields: { "code:language": "" } };
    expect(encodeRecord(emptied, read({ id: "a" }), config).payload["custom_fields"]).toEqual({});
  });
});

test("languages without an id are none", () => {
  expect(
    decode({ id: "a", metadata: { languages: [{ title: { en: "Nothing" } }, null, { id: "eng" }] } }).metadata
      .languages,
  ).toEqual([{ id: "eng", title: "" }]);
});

test("rows of nulls and empty texts are no rows, whatever else is null in them", () => {
  const hollow = { person_or_org: { name: null, identifiers: [null, ""] }, role: null };
  const { metadata } = decode({
    id: "a",
    metadata: { creators: [hollow, "", null], references: [{ reference: "" }, { reference: "x" }] },
  });
  expect(metadata.creators).toEqual([]);
  expect(metadata.references.map((row) => row.reference)).toEqual(["x"]);
});

test("files are enabled unless the record says that they are not", () => {
  expect(decode({ id: "a" }).files).toEqual({ enabled: true, default_preview: "" });
  expect(decode({ id: "a", files: { enabled: false } }).files.enabled).toBe(false);
});

test("access that is not said is public, without an embargo", () => {
  expect(decode({ id: "a" }).access).toEqual({
    record: "public",
    files: "public",
    embargo: { active: false, until: "", reason: "" },
  });
});

describe("the answer to whether a DOI is wanted", () => {
  const choiceOf = (pids: JsonObject) => decode({ id: "a", pids }).doi.choice;

  test("is one of the repository's where the record has one of these, also one that was begun elsewhere", () => {
    expect(choiceOf({ doi: { identifier: "10.5072/a", provider: "datacite", client: "datacite" } })).toBe("managed");
  });

  test("is open where there is none, or one from elsewhere", () => {
    expect(choiceOf({})).toBeNull();
    expect(choiceOf({ doi: { identifier: "10.1234/a", provider: "external" } })).toBeNull();
  });
});
