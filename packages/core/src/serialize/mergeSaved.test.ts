import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { emptyRecord } from "../record/record.ts";
import type { DepositValues } from "../fields/values.ts";
import type { ReferenceValue } from "../fields/textRows.ts";
import { decodeRecord } from "./decodeRecord.ts";
import type { SerializerConfig } from "../fields/Field.ts";
import { encodeRecord } from "./encodeRecord.ts";
import { mergeSaved } from "./mergeSaved.ts";

const config: SerializerConfig = { default_locale: "en", custom_field_vocabularies: [] };
const empty = decodeRecord(emptyRecord, config);

function withMetadata(metadata: Partial<DepositValues["metadata"]>): DepositValues {
  return { ...empty, metadata: { ...empty.metadata, ...metadata } };
}

function reference(key: string, text: string): ReferenceValue {
  return { key, reference: text };
}

const rowsOf = (values: DepositValues) => encodeRecord(values, emptyRecord, config).rows;

test("what was typed since the save was sent stays", () => {
  const sent = withMetadata({ title: "Before", publisher: "House" });
  const current = withMetadata({ title: "After", publisher: "House" });
  const saved = withMetadata({ title: "Before", publisher: "HOUSE" });
  const merged = mergeSaved({ sent, sentRows: rowsOf(sent), saved, current, refused: [] });
  expect(merged.metadata.title).toBe("After");
  expect(merged.metadata.publisher).toBe("HOUSE");
});

test("what the server refused stays as it was sent", () => {
  const sent = withMetadata({ title: "ab" });
  const merged = mergeSaved({
    sent,
    sentRows: rowsOf(sent),
    saved: withMetadata({ title: "" }),
    current: sent,
    refused: [["metadata", "title"]],
  });
  expect(merged.metadata.title).toBe("ab");
});

test("a refused row stays in its place, the accepted ones take the server's word under their own keys", () => {
  const sent = withMetadata({ references: [reference("a", "one "), reference("b", "?"), reference("c", "three")] });
  const saved = withMetadata({ references: [reference("x", "one"), reference("y", "three")] });
  const merged = mergeSaved({
    sent,
    sentRows: rowsOf(sent),
    saved,
    current: sent,
    refused: [["metadata", "references", "b", "reference"]],
  });
  expect(merged.metadata.references).toEqual([reference("a", "one"), reference("b", "?"), reference("c", "three")]);
});

test("of thousands of refused rows, none is looked for among all", () => {
  const sent = withMetadata({ references: Array.from({ length: 300 }, (_, index) => reference(`r${index}`, "?")) });
  const refused = sent.metadata.references.map(({ key }) => ["metadata", "references", key, "reference"]);
  const lookedThrough = vi.spyOn(refused, "some");
  const merged = mergeSaved({ sent, sentRows: rowsOf(sent), saved: withMetadata({}), current: sent, refused });
  expect(merged.metadata.references).toBe(sent.metadata.references);
  expect(lookedThrough.mock.calls.length).toBeLessThan(100);
});

test("rows deleted since stay deleted, rows added since stay, and so does the order", () => {
  const sent = withMetadata({ references: [reference("a", "one"), reference("b", "two")] });
  const current = withMetadata({ references: [reference("n", "new"), reference("b", "two")] });
  const saved = withMetadata({ references: [reference("x", "one"), reference("y", "two")] });
  const merged = mergeSaved({ sent, sentRows: rowsOf(sent), saved, current, refused: [] });
  expect(merged.metadata.references).toEqual(current.metadata.references);
});

test("empty rows, which are never sent, do not shift the others", () => {
  const sent = withMetadata({ references: [reference("a", ""), reference("b", "two ")] });
  const saved = withMetadata({ references: [reference("x", "two")] });
  const merged = mergeSaved({ sent, sentRows: rowsOf(sent), saved, current: sent, refused: [] });
  expect(merged.metadata.references).toEqual([reference("a", ""), reference("b", "two")]);
});

test("a list that is missing as a whole refuses none of its rows", () => {
  const sent = withMetadata({ references: [reference("a", "one ")] });
  const saved = withMetadata({ references: [reference("x", "one")] });
  const merged = mergeSaved({
    sent,
    sentRows: rowsOf(sent),
    saved,
    current: sent,
    refused: [["metadata", "references"]],
  });
  expect(merged.metadata.references).toEqual([reference("a", "one")]);
});

test("when nothing changed, every value keeps its identity", () => {
  const sent = withMetadata({ title: "Same", references: [reference("a", "one")] });
  const saved = withMetadata({ title: "Same", references: [reference("x", "one")] });
  const merged = mergeSaved({ sent, sentRows: rowsOf(sent), saved, current: sent, refused: [] });
  expect(merged.metadata.references).toBe(sent.metadata.references);
  expect(merged.pids).toBe(sent.pids);
});

test("a group of custom fields is merged field by field", () => {
  const group = (fields: Record<string, string>): DepositValues => ({
    ...empty,
    custom_fields: { "journal:journal": fields },
  });
  const merged = mergeSaved({
    sent: group({ title: "T", issn: "bad", pages: "1" }),
    sentRows: new Map(),
    saved: group({ title: "T" }),
    current: group({ title: "T", issn: "bad", pages: "2" }),
    refused: [["custom_fields", "journal:journal", "issn"]],
  });
  expect(merged.custom_fields).toEqual({ "journal:journal": { title: "T", issn: "bad", pages: "2" } });
});

test("after any save nothing that is typed by now is gone", () => {
  const rowText = fc.constantFrom("one", "two", "three", "four", "");
  const rows = fc.uniqueArray(fc.record({ key: fc.constantFrom("a", "b", "c", "d", "e"), reference: rowText }), {
    selector: (row) => row.key,
  });
  const refusals = fc.subarray(["a", "b", "c", "d", "e"]);
  fc.assert(
    fc.property(rows, rows, refusals, (before, now, refusedKeys) => {
      const sent = withMetadata({ references: before });
      const current = withMetadata({ references: now });
      const kept = before.filter((row) => row.reference !== "" && !refusedKeys.includes(row.key));
      const saved = withMetadata({ references: kept.map((row, index) => reference(`s${index}`, row.reference)) });
      const merged = mergeSaved({
        sent,
        sentRows: rowsOf(sent),
        saved,
        current,
        refused: refusedKeys.map((key) => ["metadata", "references", key, "reference"]),
      });
      expect(merged.metadata.references.slice(0, now.length).map((row) => row.key)).toEqual(now.map((row) => row.key));
      for (const [index, row] of now.entries())
        expect(merged.metadata.references[index]?.reference).toBe(row.reference);
      expect(merged.metadata.references).toHaveLength(now.length);
    }),
    { numRuns: 500 },
  );
});
