import { describe, expect, test } from "vitest";
import drafts from "../../test/recordings/drafts.json" with { type: "json" };
import pages from "../../test/recordings/pages.json" with { type: "json" };
import publish from "../../test/recordings/publish.json" with { type: "json" };
import { isEqual } from "../shared/equal.ts";
import { type JsonObject, isJsonObject } from "../shared/json.ts";
import { emptyRecord, readRecord, readServerErrors } from "./record.ts";

/** Every record in what the platform was recorded to answer, however deep. */
function recordsIn(value: unknown): readonly JsonObject[] {
  // A page carries its record as text.
  if (typeof value === "string" && value.startsWith("{")) return recordsIn(JSON.parse(value));
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  if (!isJsonObject(value)) return [];
  const isRecord = typeof value["id"] === "string" && isJsonObject(value["metadata"]) && isJsonObject(value["parent"]);
  return [...(isRecord ? [value] : []), ...Object.values(value).flatMap(recordsIn)];
}

const recorded = recordsIn([drafts, pages, publish]);

describe("a record as the platform sends it", () => {
  test("is there to be read", () => {
    expect(recorded.length).toBeGreaterThan(3);
  });

  test("is kept as it came, but for links and what no type names at the top", () => {
    const kept = ["parent", "pids", "metadata", "custom_fields", "files", "media_files", "versions", "expanded", "ui"];
    for (const json of recorded) {
      const record = readRecord(json);
      for (const key of kept) {
        const value: unknown = record === null ? null : Reflect.get(record, key);
        if (json[key] !== undefined) expect(isEqual(value, json[key]), `${key} of ${String(json["id"])}`).toBe(true);
      }
    }
  });

  test("tells its version, its expiry and its revision where it has them", () => {
    const record = readRecord({
      id: "a",
      metadata: {},
      revision_id: 7,
      expires_at: "2027-01-01T00:00:00+00:00",
      versions: { index: 2, is_latest: false, is_latest_draft: true },
      files: { enabled: true, default_preview: null, order: ["b.csv", "a.csv"] },
      parent: { id: "p", review: { id: "r", status: "created", receiver: { community: "c" }, topic: { record: "a" } } },
    });
    expect(record).toMatchObject({
      revision_id: 7,
      expires_at: "2027-01-01T00:00:00+00:00",
      versions: { index: 2, is_latest: false, is_latest_draft: true },
      files: { default_preview: null, order: ["b.csv", "a.csv"] },
      parent: { review: { receiver: { community: "c" }, topic: { record: "a" } } },
    });
  });

  test("of the page's skeleton, full of nulls, is one with nothing in it", () => {
    const nulls = { id: null, created: null, parent: null, pids: null, files: null, review: null, expanded: null };
    expect(readRecord({ ...nulls, versions: null, revision_id: null, access: null, metadata: {} })).toMatchObject({
      status: "draft",
      is_draft: true,
      is_published: false,
      versions: { index: 1 },
      parent: {},
      pids: {},
      files: {},
      access: { record: "public", files: "public" },
    });
  });

  test("loses only what is of the wrong kind", () => {
    const record = readRecord({
      id: 5,
      metadata: { title: "Ice" },
      parent: { id: 7, review: "none", communities: { default: "c" }, further: 1 },
      files: { enabled: "yes", order: [1], entries: [], count: 3 },
    });
    expect(record?.id).toBeUndefined();
    expect(record?.parent).toEqual({ communities: { default: "c" }, further: 1 });
    expect(record?.files).toEqual({ count: 3 });
  });

  test("of which access says something that is not known is restricted, and its embargo stays: a save would publish it", () => {
    const accessOf = (access: unknown) => readRecord({ id: "abc", access })?.access;
    const restricted = { record: "restricted", files: "restricted" };
    expect(accessOf({ record: "members", files: 1 })).toEqual(restricted);
    expect(accessOf("restricted")).toEqual(restricted);
    expect(accessOf({ ...restricted, embargo: { active: "yes", until: "2099-01-01" } })).toEqual({
      ...restricted,
      embargo: { active: true, until: "2099-01-01" },
    });
    expect(accessOf({ record: null, files: null, embargo: { active: null, until: null } })).toEqual({
      record: "public",
      files: "public",
      embargo: { active: false, until: null },
    });
  });

  test("keeps the links that lead somewhere beside those of another kind, as of a draft with an image or a PDF", () => {
    const self = "https://repository.example/api/records/abc/draft";
    const thumbnails = { "10": `${self}/10.jpg`, "1200": `${self}/1200.jpg` };
    expect(readRecord({ id: "abc", links: { self, thumbnails, archive: null } })?.links).toEqual({ self });
  });

  test("is none where a proxy answered in the server's place", () => {
    expect(readRecord("<h1>Oops</h1>")).toBeNull();
    expect(readRecord({ status: 502, message: "Bad gateway" })).toBeNull();
  });
});

test("a deposit that was never saved has a record without id, with files enabled", () => {
  expect(emptyRecord).toMatchObject({ status: "draft", files: { enabled: true } });
  expect(emptyRecord.id).toBeUndefined();
});

test("of the words of an error those that are none are left out, and not the others with them", () => {
  const errors = [
    { field: "metadata.title", messages: [null, "Too short."] },
    { field: "metadata.version", messages: "Too long." },
  ];
  expect(readServerErrors(errors).map(({ messages }) => messages)).toEqual([["Too short."], ["Too long."]]);
});
