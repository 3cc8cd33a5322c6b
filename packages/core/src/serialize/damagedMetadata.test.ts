import { expect, test } from "vitest";
import { emptyRecord, readRecord } from "../record/record.ts";
import type { JsonObject } from "../shared/json.ts";
import { decodeRecord } from "./decodeRecord.ts";
import type { SerializerConfig } from "../fields/Field.ts";
import { encodeRecord } from "./encodeRecord.ts";

const config: SerializerConfig = { default_locale: "en", custom_field_vocabularies: [] };

/** The metadata of an answer, as they are sent back by a form in which nothing was typed. */
function sentBack(metadata: JsonObject): unknown {
  const record = readRecord({ id: "abc", metadata }) ?? emptyRecord;
  return encodeRecord(decodeRecord(record, config), record, config).payload["metadata"];
}

test.each([
  ["an object in place of a list", { creators: { name: "Lindqvist" } }],
  ["a list with something among its rows", { subjects: [{ subject: "ice" }, "snow", 7] }],
  ["a text in place of a list", { languages: "swe" }],
  ["an object in place of a text", { title: { en: "Sea ice" }, version: { major: 1 } }],
  ["a list in place of a text", { publisher: ["SMHI"], resource_type: ["dataset"] }],
  ["yes in place of a text", { description: true }],
])("%s, which the form cannot show, goes back as it came", (_what, given) => {
  expect(sentBack(given)).toEqual(given);
});

test("nothing is no row of a list, and a number in place of a text is read as its digits", () => {
  const sent = sentBack({ title: 7, subjects: [null, { subject: "ice" }] });
  expect(sent).toEqual({ title: "7", subjects: [{ subject: "ice" }] });
});

test("what is written in place of what the form could not show replaces it", () => {
  const record =
    readRecord({ metadata: { title: ["Ice"], subjects: { snow: true }, languages: "swe" } }) ?? emptyRecord;
  const read = decodeRecord(record, config);
  const typed = {
    ...read.metadata,
    title: "Snow",
    subjects: [{ key: "row-s", subject: "ice" }],
    languages: [{ id: "swe", title: "" }],
  };
  const { payload } = encodeRecord({ ...read, metadata: typed }, record, config);
  expect(payload["metadata"]).toEqual({ title: "Snow", subjects: [{ subject: "ice" }], languages: [{ id: "swe" }] });
});
