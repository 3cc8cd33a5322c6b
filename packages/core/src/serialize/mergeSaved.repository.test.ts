import { createRepository, memoryStorage } from "@deposit/repository";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createClient } from "../client/createClient.ts";
import type { RecordAnswer } from "../record/record.ts";
import { type DepositValues, type MetadataValues, type RowListName, rowLists } from "../fields/values.ts";
import type { Row } from "../record/row.ts";
import { parseFeedback, refusedPaths } from "../rules/parseFeedback.ts";
import { isEqual } from "../shared/equal.ts";
import { type JsonObject, asList, objectBelow } from "../shared/json.ts";
import { decodeRecord } from "./decodeRecord.ts";
import { encodeRecord } from "./encodeRecord.ts";
import { tokenOf, typedSince, typedValues } from "../../test/generators/generateValues.ts";
import { mergeSaved } from "./mergeSaved.ts";

const config = { default_locale: "en", custom_field_vocabularies: ["code:programmingLanguage"] };

/** A draft of the embedded repository, saved again and again. */
async function openDraft(): Promise<(payload: JsonObject) => Promise<RecordAnswer>> {
  const repository = createRepository({ storage: memoryStorage(), trust: "everyone" });
  const client = createClient({ baseUrl: "https://repository.example", fetch: (request) => repository.fetch(request) });
  const { record } = await client.drafts.create({ metadata: {}, custom_fields: {}, pids: {} });
  return (payload) => client.drafts.save(record.links, payload);
}

const triple = typedValues.chain((sent) => fc.record({ sent: fc.constant(sent), current: typedSince(sent) }));

/** A save, answered by the repository's own validator, and the form after it. */
async function saveMeanwhile(
  save: (payload: JsonObject) => Promise<RecordAnswer>,
  { sent, current }: { readonly sent: DepositValues; readonly current: DepositValues },
) {
  const { record: saved } = await save({ metadata: {}, custom_fields: {}, pids: {} });
  const { payload, rows } = encodeRecord(sent, saved, config);
  const { record, errors } = await save(payload);
  const answer = decodeRecord(record, config);
  const refused = refusedPaths(errors, { rows });
  const merged = mergeSaved({ sent, sentRows: rows, saved: answer, current, refused });
  return { sent, current, payload, rows, errors, answer, refused, merged };
}

const isAt = (refused: readonly (readonly string[])[], ...path: readonly string[]): boolean =>
  refused.some((fault) => path.every((segment, depth) => fault[depth] === segment));

const plainFields = (values: DepositValues): readonly (keyof MetadataValues)[] =>
  Object.keys(values.metadata).filter(
    (name): name is keyof MetadataValues => name in values.metadata && !rowLists.some((list) => list === name),
  );

/** The server's own row for a row that was sent, known by the token that only it carries. */
function answerTo(row: Row, answers: readonly Row[]): Row | undefined {
  const found = answers.filter((answer) => JSON.stringify(answer).includes(tokenOf(row.key)));
  return found.length === 1 ? found[0] : undefined;
}

function expectRows(list: RowListName, save: Awaited<ReturnType<typeof saveMeanwhile>>): void {
  const { sent, current, answer, refused, merged, rows } = save;
  const [before, now, after] = [sent.metadata[list], current.metadata[list], merged.metadata[list]];
  // No row is lost, none comes back that was removed, and they stand in the order in which they are typed.
  expect(after.map(({ key }) => key)).toEqual(now.map(({ key }) => key));
  for (const [index, row] of now.entries()) {
    const was = before.find(({ key }) => key === row.key);
    const isTyped = was === undefined || !isEqual(was, row);
    const isSent = rows.get(list)?.includes(row.key) === true;
    if (isTyped || !isSent || isAt(refused, "metadata", list, row.key)) {
      expect(after[index]).toEqual(row);
      continue;
    }
    const own = answerTo(row, answer.metadata[list]);
    if (own !== undefined) expect(after[index]).toEqual({ ...own, key: row.key });
  }
}

test("after any save of anything, everything typed is still there, and all else is the server's", async () => {
  const save = await openDraft();
  let refusals = 0;
  let answeredRows = 0;
  await fc.assert(
    fc.asyncProperty(triple, async (values) => {
      const result = await saveMeanwhile(save, values);
      const { sent, current, answer, refused, merged } = result;
      for (const name of plainFields(sent)) {
        const isKept = !isEqual(sent.metadata[name], current.metadata[name]) || isAt(refused, "metadata", name);
        expect(merged.metadata[name]).toEqual((isKept ? current : answer).metadata[name]);
      }
      for (const list of rowLists) expectRows(list, result);
      for (const [group, typed] of Object.entries(current.custom_fields)) {
        const [was, got] = [sent.custom_fields[group], merged.custom_fields[group]];
        if (typeof typed !== "object") {
          const isKept = !isEqual(was, typed) || isAt(refused, "custom_fields", group);
          expect(got).toEqual(isKept ? typed : answer.custom_fields[group]);
          continue;
        }
        for (const [name, value] of Object.entries(typed ?? {})) {
          const isKept = !isEqual(objectBelow(sent.custom_fields, group)[name], value);
          if (isKept || isAt(refused, "custom_fields", group, name))
            expect(objectBelow(merged.custom_fields, group)[name] ?? asList(got)[Number(name)]).toEqual(value);
        }
      }
      for (const name of ["enabled", "default_preview"] as const) {
        const isKept = sent.files[name] !== current.files[name] || isAt(refused, "files", name);
        expect(merged.files[name]).toBe((isKept ? current : answer).files[name]);
      }
      for (const name of ["record", "files", "embargo"] as const) {
        if (isEqual(sent.access[name], current.access[name]) && !isAt(refused, "access", name)) continue;
        expect(merged.access[name]).toEqual(current.access[name]);
      }
      // The date of an embargo that is off is not sent, and stays as typed.
      if (isEqual(sent.access.embargo, current.access.embargo) && sent.access.embargo.until !== "")
        expect(merged.access.embargo.until).toBe(sent.access.embargo.until);
      refusals += refused.length;
      for (const list of rowLists)
        answeredRows += sent.metadata[list].filter((row) => answerTo(row, answer.metadata[list]) !== undefined).length;
    }),
    { numRuns: 300 },
  );
  // The answers were worth merging.
  expect(refusals).toBeGreaterThan(1500);
  expect(answeredRows).toBeGreaterThan(1500);
}, 120_000);

test("after any save every message stands at the row it was said of", async () => {
  const save = await openDraft();
  let told = 0;
  await fc.assert(
    fc.asyncProperty(typedValues, async (values) => {
      const { errors, payload, rows } = await saveMeanwhile(save, { sent: values, current: values });
      for (const error of errors) {
        const [root = "", list = "", index = ""] = error.field.split(".");
        if (root !== "metadata" || !rowLists.some((known) => known === list) || index === "") continue;
        const key = parseFeedback([error], { rows })[0]?.path[2] ?? "";
        const sent = JSON.stringify(asList(objectBelow(payload, "metadata")[list])[Number(index)]);
        const tokens = sent.match(/tok[a-f]/gu) ?? [];
        for (const token of tokens) expect(token).toBe(tokenOf(key));
        told += tokens.length;
      }
    }),
    { numRuns: 100 },
  );
  expect(told).toBeGreaterThan(200);
}, 120_000);

test("saving the form as it is after a save changes nothing more", async () => {
  const save = await openDraft();
  await fc.assert(
    fc.asyncProperty(typedValues, async (values) => {
      const first = await saveMeanwhile(save, { sent: values, current: values });
      const second = await saveMeanwhile(save, { sent: first.merged, current: first.merged });
      expect(second.merged).toEqual(first.merged);
      expect(second.errors.map(({ field }) => field)).toEqual(first.errors.map(({ field }) => field));
    }),
    { numRuns: 100 },
  );
}, 120_000);

test("an open interval, a year before the year 1 and half a character fail no save: dates are refused at their fields, the character replaced", async () => {
  const save = await openDraft();
  const { record: saved } = await save({ metadata: {}, custom_fields: {}, pids: {} });
  const typed = decodeRecord(saved, config);
  const [past, zero] = ["2004/..", "-0044"].map((date, row) => ({
    key: `date-${row}`,
    date,
    type: "issued",
    description: "",
  }));
  if (past === undefined || zero === undefined) throw new Error("two dates");
  const license = { key: "license", title: "half \ud835", description: "half \udcb3", link: "" };
  const metadata = { ...typed.metadata, publication_date: "0000", dates: [past, zero], rights: [license] };
  const sent = { ...typed, metadata };
  const { errors, refused, merged } = await saveMeanwhile(save, { sent, current: sent });
  expect(errors.filter(({ messages }) => messages.join("").includes("valid date")).map(({ field }) => field)).toEqual([
    "metadata.publication_date",
    "metadata.dates.0.date",
    "metadata.dates.1.date",
  ]);
  expect(isAt(refused, "metadata", "dates", "date-0")).toBe(true);
  expect(merged.metadata.publication_date).toBe("0000");
  expect(merged.metadata.dates).toEqual([past, zero]);
  expect(merged.metadata.rights).toMatchObject([{ title: "half \ufffd", description: "half \ufffd" }]);
});
