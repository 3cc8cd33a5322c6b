import { type DepositValues, emptyRecord } from "@deposit/core";
import { decodeRecord } from "@deposit/core/serialize";
import { expect, it } from "vitest";
import { hasContent } from "./outlineState.ts";

const empty = decodeRecord(emptyRecord, { default_locale: "en", custom_field_vocabularies: [] });
const metadataOf = (metadata: Partial<DepositValues["metadata"]>): DepositValues => ({
  ...empty,
  metadata: { ...empty.metadata, ...metadata },
});

it("counts a text that is not blank", () => {
  expect(hasContent(metadataOf({ version: "1.0" }), ["metadata", "version"])).toBe(true);
  expect(hasContent(metadataOf({ version: "  " }), ["metadata", "version"])).toBe(false);
});

it("counts a list with a filled row, but not a list of empty rows", () => {
  const row = { key: "row-1", date: "", type: "", description: "" };
  const path = ["metadata", "dates"];
  expect(hasContent(metadataOf({ dates: [] }), path)).toBe(false);
  expect(hasContent(metadataOf({ dates: [row] }), path)).toBe(false);
  expect(hasContent(metadataOf({ dates: [row, { ...row, key: "row-2", type: "created" }] }), path)).toBe(true);
});

it("counts a custom field with the value false, but not an empty list or an absent field", () => {
  expect(hasContent({ ...empty, custom_fields: { "a:b": false } }, ["custom_fields"])).toBe(true);
  expect(hasContent({ ...empty, custom_fields: { "a:b": [""] } }, ["custom_fields"])).toBe(false);
  expect(hasContent(empty, ["parent", "communities"])).toBe(false);
});
