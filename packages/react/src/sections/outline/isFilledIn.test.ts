import { decodeRecord, type DepositValues, emptyRecord } from "@deposit/core";
import { expect, it } from "vitest";
import { isFilledIn } from "./isFilledIn.ts";

const empty = decodeRecord(emptyRecord, { default_locale: "en", custom_field_vocabularies: [] });
const metadataOf = (metadata: Partial<DepositValues["metadata"]>): DepositValues => ({
  ...empty,
  metadata: { ...empty.metadata, ...metadata },
});

it("counts a text with words in it", () => {
  expect(isFilledIn(metadataOf({ version: "1.0" }), ["metadata", "version"])).toBe(true);
  expect(isFilledIn(metadataOf({ version: "  " }), ["metadata", "version"])).toBe(false);
});

it("counts a list with a row in which something is written, not one in which nothing is", () => {
  const row = { key: "row-1", date: "", type: "", description: "" };
  const path = ["metadata", "dates"];
  expect(isFilledIn(metadataOf({ dates: [] }), path)).toBe(false);
  expect(isFilledIn(metadataOf({ dates: [row] }), path)).toBe(false);
  expect(isFilledIn(metadataOf({ dates: [row, { ...row, key: "row-2", type: "created" }] }), path)).toBe(true);
});

it("counts a custom field that says no or nought, and nothing where no field is", () => {
  expect(isFilledIn({ ...empty, custom_fields: { "a:b": false } }, ["custom_fields"])).toBe(true);
  expect(isFilledIn({ ...empty, custom_fields: { "a:b": [""] } }, ["custom_fields"])).toBe(false);
  expect(isFilledIn(empty, ["parent", "communities"])).toBe(false);
});
