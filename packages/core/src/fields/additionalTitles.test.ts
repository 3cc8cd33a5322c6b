import { expect, test } from "vitest";
import { emptyRecord } from "../record/record.ts";
import type { AdditionalTitleValue } from "./textRows.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";
import { encodeRecord } from "../serialize/encodeRecord.ts";

const config = { default_locale: "en", custom_field_vocabularies: [] };
const empty = decodeRecord(emptyRecord, config);
const blank: AdditionalTitleValue = { key: "blank", title: "  ", type: "alternative-title", lang: null };

const encode = (rows: readonly AdditionalTitleValue[]) =>
  encodeRecord(
    { ...empty, metadata: { ...empty.metadata, title: "Tides", additional_titles: rows } },
    emptyRecord,
    config,
  );

test("an additional title that holds nothing but the type it began with is not sent", () => {
  const { payload, rows } = encode([blank, { ...blank, key: "written", title: "Marées" }]);
  expect(payload["metadata"]).toEqual({
    title: "Tides",
    additional_titles: [{ title: "Marées", type: { id: "alternative-title" } }],
  });
  expect(rows.get("additional_titles")).toEqual(["written"]);
});

test.each([
  { ...blank, type: "subtitle" },
  { ...blank, lang: { id: "fra", title: "French" } },
])("an additional title in which something was chosen is sent, so that the server says what is missing", (row) => {
  expect(encode([row]).rows.get("additional_titles")).toEqual(["blank"]);
});
