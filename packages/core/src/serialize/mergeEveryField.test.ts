import { describe, expect, test } from "vitest";
import type { FieldPath } from "../record/fieldPath.ts";
import { emptyRecord } from "../record/record.ts";
import type { DepositValues, MetadataValues } from "../fields/values.ts";
import type { Row } from "../record/row.ts";
import { decodeRecord } from "./decodeRecord.ts";
import type { SerializerConfig } from "../fields/Field.ts";
import { encodeRecord } from "./encodeRecord.ts";
import { mergeSaved } from "./mergeSaved.ts";
import { pairRows } from "./mergeRows.ts";

const config: SerializerConfig = { default_locale: "en", custom_field_vocabularies: [] };
const empty = decodeRecord(emptyRecord, config);

/** One field: where it is, and the form with a value in it. The three values differ from one another. */
interface Sample {
  readonly name: string;
  readonly path: FieldPath;
  readonly put: (value: string) => DepositValues;
}

const inMetadata = (name: keyof MetadataValues, of: (value: string) => unknown = (value) => value): Sample => ({
  name,
  path: ["metadata", name],
  put: (value) => ({ ...empty, metadata: { ...empty.metadata, [name]: of(value) } }),
});
const visibilities: Readonly<Record<string, "public" | "restricted">> = {
  one: "public",
  two: "restricted",
  three: "public",
};
const visibility = (value: string): "public" | "restricted" => visibilities[value] ?? "public";

const samples: readonly Sample[] = [
  inMetadata("resource_type"),
  inMetadata("title"),
  inMetadata("description"),
  inMetadata("publication_date"),
  inMetadata("publisher"),
  inMetadata("version"),
  inMetadata("copyright"),
  inMetadata("languages", (id) => [{ id, title: id }]),
  {
    name: "the default preview",
    path: ["files", "default_preview"],
    put: (value) => ({ ...empty, files: { enabled: true, default_preview: value } }),
  },
  {
    name: "an identifier of the record",
    path: ["pids", "doi"],
    put: (value) => ({ ...empty, pids: { doi: { identifier: value } } }),
  },
  {
    name: "a custom field",
    path: ["custom_fields", "x:note"],
    put: (value) => ({ ...empty, custom_fields: { "x:note": value } }),
  },
  {
    name: "a field of a group of custom fields",
    path: ["custom_fields", "x:group", "note"],
    put: (value) => ({ ...empty, custom_fields: { "x:group": { note: value, other: "same" } } }),
  },
  {
    name: "the embargo",
    path: ["access", "embargo"],
    put: (reason) => ({
      ...empty,
      access: { ...empty.access, embargo: { active: true, until: "2030-01-01", reason } },
    }),
  },
];

function merge(sent: DepositValues, saved: DepositValues, current: DepositValues, refused: readonly FieldPath[] = []) {
  const { rows } = encodeRecord(sent, emptyRecord, config);
  return mergeSaved({ sent, sentRows: rows, saved, current, refused });
}

describe.each(samples)("after a save, $name", ({ path, put }) => {
  const [sent, saved, typed] = [put("one"), put("two"), put("three")];

  test("is as the server says", () => {
    expect(merge(sent, saved, sent)).toEqual(saved);
  });

  test("is as it was typed since", () => {
    expect(merge(sent, saved, typed)).toEqual(typed);
  });

  test("is as it was sent, where the server refused it", () => {
    expect(merge(sent, saved, sent, [path])).toEqual(sent);
    expect(merge(sent, saved, sent, [[...path, "deeper"]])).toEqual(sent);
    expect(merge(sent, saved, sent, [["elsewhere"]])).toEqual(saved);
  });

  test("is the same object as before, where nothing has changed", () => {
    const merged = merge(sent, put("one"), sent);
    expect(merged.custom_fields).toBe(sent.custom_fields);
    expect(merged.pids).toBe(sent.pids);
    expect(merged.files).toBe(sent.files);
    expect(merged.access.embargo).toBe(sent.access.embargo);
    expect(merged.metadata.languages).toBe(sent.metadata.languages);
  });
});

describe.each(["record", "files"] as const)("after a save, who may see the %s", (part) => {
  const put = (value: string): DepositValues => ({ ...empty, access: { ...empty.access, [part]: visibility(value) } });

  test("is as the server says, as typed since, and as sent where that was refused", () => {
    expect(merge(put("one"), put("two"), put("one"))).toEqual(put("two"));
    expect(merge(put("one"), put("one"), put("two"))).toEqual(put("two"));
    expect(merge(put("one"), put("two"), put("one"), [["access", part]])).toEqual(put("one"));
    expect(merge(put("one"), put("two"), put("one"), [["access"]])).toEqual(put("one"));
    expect(merge(put("one"), put("two"), put("one"), [["elsewhere"]])).toEqual(put("two"));
  });
});

test("whether there are files is as the server says, as typed since, and as sent where that was refused", () => {
  const put = (enabled: boolean): DepositValues => ({ ...empty, files: { enabled, default_preview: "" } });
  expect(merge(put(true), put(false), put(true))).toEqual(put(false));
  expect(merge(put(true), put(true), put(false))).toEqual(put(false));
  expect(merge(put(true), put(false), put(true), [["files", "enabled"]])).toEqual(put(true));
  expect(merge(put(true), put(false), put(true), [["elsewhere"]])).toEqual(put(false));
});

describe("an embargo that does not apply", () => {
  const put = (embargo: DepositValues["access"]["embargo"]): DepositValues => ({
    ...empty,
    access: { ...empty.access, embargo },
  });
  const typed = put({ active: false, until: "2030-01-01", reason: "" });

  test("keeps the day that was typed, though it was not sent", () => {
    expect(merge(typed, put({ active: false, until: "", reason: "" }), typed)).toEqual(typed);
  });

  test("has the day that the server keeps of one that was lifted", () => {
    const lifted = put({ active: false, until: "2020-01-01", reason: "" });
    expect(merge(typed, lifted, typed)).toEqual(lifted);
  });

  test("that the server lifted or applied itself is as the server says", () => {
    const active = put({ active: true, until: "2030-01-01", reason: "" });
    const gone = put({ active: false, until: "", reason: "" });
    expect(merge(active, gone, active)).toEqual(gone);
    const applied = put({ active: true, until: "", reason: "" });
    expect(merge(typed, applied, typed)).toEqual(applied);
  });
});

test("identifiers that the server gave or took away meanwhile come and go, each by itself", () => {
  const put = (pids: DepositValues["pids"]): DepositValues => ({ ...empty, pids });
  const [doi, oai] = [{ identifier: "10.1/2" }, { identifier: "oai:1" }];
  expect(merge(put({}), put({ oai }), put({ doi })).pids).toEqual({ doi, oai });
  const merged = merge(put({ doi, oai }), put({ oai }), put({ doi, oai })).pids;
  expect(Object.keys(merged)).toEqual(["oai"]);
  const odd: DepositValues["pids"] = JSON.parse('{"__proto__": {"identifier": "x"}}');
  expect(Object.keys(merge(put(odd), put({}), put(odd)).pids)).toEqual([]);
  expect(JSON.stringify(merge(put({}), put(odd), put({ doi })).pids)).toBe(
    '{"doi":{"identifier":"10.1/2"},"__proto__":{"identifier":"x"}}',
  );
});

test("a group of custom fields that the server dropped whole loses what it dropped, and keeps what was typed since", () => {
  const put = (custom_fields: DepositValues["custom_fields"]): DepositValues => ({ ...empty, custom_fields });
  const sent = put({ group: { a: "1", b: "2" } });
  const typed = put({ group: { a: "1", b: "typed" } });
  expect(merge(sent, put({}), typed).custom_fields).toEqual({ group: { b: "typed" } });
  const merged = merge(put({ note: "1" }), put({}), put({ note: "1" })).custom_fields;
  expect(Object.keys(merged)).toEqual([]);
  expect(merge(put({ x: "1" }), put({ x: { y: "2" } }), put({ x: "1" })).custom_fields).toEqual({ x: { y: "2" } });
  expect(merge(put({ x: { y: "2" } }), put({ x: { y: "2" } }), put({ x: "1" })).custom_fields).toEqual({ x: "1" });
});

test("a row of a custom field in which nothing is written yet was not sent, and stays where it is", () => {
  const put = (custom_fields: DepositValues["custom_fields"]): DepositValues => ({ ...empty, custom_fields });
  const rows = put({ plain: ["", "a"], rows: [{ depth: "1" }, {}], group: { rows: ["", "b"] } });
  const answer = put({ plain: ["a"], rows: [{ depth: "1" }], group: { rows: ["b"] } });
  expect(merge(rows, answer, rows).custom_fields).toBe(rows.custom_fields);
  const tidied = put({ plain: ["A"], rows: [{ depth: "1" }], group: { rows: ["b"] } });
  expect(merge(rows, tidied, rows).custom_fields["plain"]).toEqual(["A"]);
});

const lists = [
  "additional_titles",
  "additional_descriptions",
  "creators",
  "contributors",
  "dates",
  "identifiers",
  "related_identifiers",
  "references",
  "subjects",
  "funding",
  "rights",
] as const;

describe.each(lists)("after a save, the rows of %s", (name) => {
  /** A record with one entry of the list, which reads `word` where it has a text. */
  const put = (word: string): DepositValues => {
    const person = { person_or_org: { type: "organizational", name: word } };
    const entry = {
      title: { en: word },
      description: { en: word },
      reference: word,
      subject: word,
      date: word,
      identifier: word,
      funder: { name: word },
      ...person,
    };
    const texts = name.startsWith("additional_") ? { ...entry, title: word, description: word } : entry;
    return decodeRecord({ ...emptyRecord, metadata: { [name]: [texts] } }, config);
  };
  const rowsOf = (values: DepositValues): readonly Row[] => values.metadata[name];
  const said = (values: DepositValues): unknown =>
    rowsOf(values).map(({ key: _key, unedited: _unedited, ...fields }) => fields);

  test("keep their keys and take the server's word", () => {
    const [sent, saved] = [put("one"), put("two")];
    const merged = merge(sent, saved, sent);
    expect(said(merged)).toEqual(said(saved));
    expect(rowsOf(merged)[0]?.key).toBe(rowsOf(sent)[0]?.key);
  });

  test("stay as they were sent, where the server refused them and left them out", () => {
    const sent = put("one");
    const key = rowsOf(sent)[0]?.key ?? "";
    const merged = merge(sent, empty, sent, [["metadata", name, key, "any"]]);
    expect(rowsOf(merged)).toBe(rowsOf(sent));
  });

  test("that only the server knows come last", () => {
    const saved = put("two");
    expect(rowsOf(merge(empty, saved, empty))).toEqual(rowsOf(saved));
  });
});

describe("which saved row answers which sent one", () => {
  const row = (key: string, text: string): Row & { readonly reference: string } => ({ key, reference: text });
  const pairs = (sent: readonly string[], saved: readonly string[], refused: readonly string[] = []): string[] => {
    const found = pairRows(
      sent.map((text) => row(`sent ${text}`, text)),
      saved.map((text) => row(`saved ${text}`, text)),
      (key) => refused.includes(key.replace("sent ", "")),
    );
    return [...found].map(([key, answer]) => `${key} = ${answer.reference}`).toSorted();
  };

  test("goes by their order where none is missing, and where the server has more", () => {
    expect(pairs(["a", "b"], ["b", "x"])).toEqual(["sent a = b", "sent b = x"]);
    expect(pairs(["a"], ["x", "y"])).toEqual(["sent a = x"]);
    expect(pairs([], ["x"])).toEqual([]);
  });

  test("leaves out the refused ones first", () => {
    expect(pairs(["a", "b", "c"], ["x", "y"], ["b"])).toEqual(["sent a = x", "sent c = y"]);
    expect(pairs(["a", "b", "c"], ["x", "y"], ["a"])).toEqual(["sent b = x", "sent c = y"]);
    expect(pairs(["a", "b", "c"], ["x"], ["a", "c"])).toEqual(["sent b = x"]);
  });

  test("then those that look least like what came back, in order", () => {
    expect(pairs(["a", "b", "c", "d"], ["a", "c"])).toEqual(["sent a = a", "sent c = c"]);
    expect(pairs(["a", "b", "c"], ["b"])).toEqual(["sent b = b"]);
    expect(pairs(["a", "b", "c"], ["c"])).toEqual(["sent c = c"]);
    expect(pairs(["a", "b", "c"], [])).toEqual([]);
  });
});
