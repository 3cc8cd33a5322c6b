import { isDeepStrictEqual } from "node:util";
import type * as paths from "../../src/fields/paths.ts";
import type * as values from "../../src/fields/values.ts";
import type * as record from "../../src/record/record.ts";
import type { validateDraft } from "../../src/schema/validateDraft.ts";
import type * as compare from "../../src/serialize/compareValues.ts";
import type { decodeRecord } from "../../src/serialize/decodeRecord.ts";
import type { encodeRecord } from "../../src/serialize/encodeRecord.ts";
import type { findUnsaved } from "../../src/serialize/findUnsaved.ts";
import type { mergeSaved } from "../../src/serialize/mergeSaved.ts";
import { type Json, type JsonObject, asList, asObject, isJsonObject } from "../../src/shared/json.ts";
import { type FieldSample, fieldSamples, placeSamples } from "./fieldSamples.ts";

type DepositValues = values.DepositValues;

/** The functions that are derived from a field table. */
export interface DerivedFunctions
  extends
    Pick<typeof paths, "nearestField" | "pathsOfSection" | "sectionIds" | "sectionOf">,
    Pick<typeof values, "fieldEntries" | "rowLists">,
    Pick<typeof compare, "applyResolutions" | "compareValues">,
    Pick<typeof record, "readRecord"> {
  readonly decodeRecord: typeof decodeRecord;
  readonly encodeRecord: typeof encodeRecord;
  readonly mergeSaved: typeof mergeSaved;
  readonly findUnsaved: typeof findUnsaved;
  readonly validateDraft: typeof validateDraft;
}

const config = { default_locale: "en", custom_field_vocabularies: ["code:language"] };

/** The values as JSON, without `undefined` and without the keys of rows. */
function plain(value: unknown): unknown {
  if (value === undefined) return undefined;
  const json: unknown = JSON.parse(JSON.stringify(value));
  if (!Array.isArray(json)) return json;
  return json.map((row: unknown) => {
    if (!isJsonObject(row)) return row;
    const { key: _key, ...parts } = row;
    return parts;
  });
}

const equal = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other));

/** Returns what an object holds at a path. */
const at = (object: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((held, name) => (isJsonObject(held) ? held[name] : undefined), object);

const place = (path: readonly string[], below: string): readonly string[] =>
  below === "" ? path : [...path, ...below.split(".")];

/** Returns what the functions derived from a field table do otherwise than the sample of one field says. */
function checkField(core: DerivedFunctions, name: string, sample: FieldSample): readonly string[] {
  const path = name.split(".");
  const [group = "", field] = path;
  const complaints: string[] = [];
  const expectEqual = (what: string, got: unknown, wanted: unknown): void => {
    if (equal(got, wanted)) return;
    complaints.push(`${name}: ${what} is ${JSON.stringify(plain(got))}, not ${JSON.stringify(plain(wanted))}`);
  };

  /** A record that holds the JSON in this field, and may have an embargo. */
  function recordWith(json: Json | undefined): record.DepositRecord {
    const fields: JsonObject =
      group === "doi" ? { pids: json } : { [group]: field === undefined ? json : { [field]: json } };
    const access = { record: field === "embargo" ? "restricted" : "public", files: "public" };
    const found = core.readRecord({ id: "a", ...fields, access: { ...access, ...asObject(fields["access"]) } });
    if (found === null) throw new Error("not a record");
    return found;
  }
  const valuesOf = (json: Json | undefined): DepositValues => core.decodeRecord(recordWith(json), config);
  const held = (of: unknown): unknown => at(of, path);
  const itemsIn = (of: unknown): readonly unknown[] => asList(asObject({ list: held(of) })["list"]);
  const encode = (values: DepositValues, json: Json | undefined) => core.encodeRecord(values, recordWith(json), config);
  const sentFor = (values: DepositValues, json: Json | undefined): unknown => held(encode(values, json).payload);
  /** Values with something in this field, and nothing in the others. */
  function put(value: unknown): DepositValues {
    const base = valuesOf(undefined);
    const members = field === undefined ? value : { ...asObject(Reflect.get(base, group)), [field]: value };
    return { ...base, [group]: members };
  }
  const keysIn = (values: DepositValues): readonly string[] => itemsIn(values).map((row) => String(at(row, ["key"])));
  const isHere = ({ path: other }: { readonly path: readonly string[] }): boolean =>
    path.every((segment, index) => segment === other[index]);
  /** The rest of a path below the field, with the index of a row in the place of its key. */
  function below(values: DepositValues, { path: whole }: { readonly path: readonly string[] }): string {
    const [first = "", ...rest] = whole.slice(path.length);
    const index = keysIn(values).indexOf(first);
    return (index === -1 ? [first, ...rest] : [String(index), ...rest]).join(".");
  }

  const mine = valuesOf(sample.json);
  const other = valuesOf(sample.other);
  const nothing = valuesOf(undefined);
  const { rows } = encode(mine, sample.json);

  function checkCodec(): void {
    expectEqual("its value", held(mine), sample.value);
    expectEqual("what is sent", sentFor(mine, sample.json), sample.sent);
    for (const [json, sent] of sample.alsoSent ?? [])
      expectEqual(`what is sent for ${JSON.stringify(json)}`, sentFor(valuesOf(json), json), sent);
    if (sample.broken !== undefined)
      expectEqual("what it cannot show", sentFor(valuesOf(sample.broken), sample.broken), sample.broken);
    if (!("empty" in sample)) return;
    expectEqual("the value of nothing", held(nothing), sample.empty);
    expectEqual("what is sent once it is emptied", sentFor(put(sample.empty), sample.json) ?? {}, {});
  }

  function checkMerge(): void {
    const save = { sent: mine, sentRows: rows, current: mine, refused: [] };
    const saved = core.mergeSaved({ ...save, saved: other });
    expectEqual("the value after a save", held(saved), held(sample.merged === "typed" ? mine : other));
    expectEqual("what was typed since", held(core.mergeSaved({ ...save, saved: mine, current: other })), held(other));
    const refused = [path, ...keysIn(mine).map((key) => [...path, key])];
    expectEqual("what was refused", held(core.mergeSaved({ ...save, saved: nothing, refused })), held(mine));
    if (sample.notSent === undefined) return;
    const typed = put(sample.notSent.typed);
    const kept = { sent: typed, current: typed, saved: put(sample.notSent.saved), sentRows: rows, refused: [] };
    expectEqual("what is never sent", held(core.mergeSaved(kept)), sample.notSent.typed);
  }

  function checkUnsaved(): void {
    const unsavedWith = (saved: DepositValues): readonly string[] =>
      core
        .findUnsaved({ sent: mine, sentRows: rows, saved })
        .filter(isHere)
        .map((one) => below(mine, one))
        .toSorted();
    expectEqual("what is unsaved beside another value", unsavedWith(other), sample.unsaved[0].toSorted());
    expectEqual("what is unsaved beside nothing", unsavedWith(nothing), sample.unsaved[1].toSorted());
    expectEqual("what is unsaved beside itself", unsavedWith(valuesOf(sample.json)), []);
  }

  function checkCompare(): void {
    const comparison = core.compareValues(nothing, mine, other);
    const conflicts = comparison.conflicts.filter(isHere);
    const merged = comparison.merged.filter(isHere);
    const labels = [...new Set([...conflicts, ...merged].map(({ label }) => label))];
    expectEqual("the label of its differences", labels, sample.merged === "typed" ? [] : [sample.label]);
    const isConflict = sample.merged === "conflict" && !equal(held(other), held(nothing));
    expectEqual("whether two versions conflict", conflicts.length > 0, isConflict);
    const values = core.applyResolutions(comparison, new Map());
    if (sample.merged === "items")
      expectEqual("the number of merged items", itemsIn(values).length, itemsIn(mine).length + itemsIn(other).length);
    else expectEqual("the merged value", held(values), held(mine));
    if (sample.sameThing === undefined) return;
    const [one = nothing, another = nothing] = sample.sameThing.map((row) => valuesOf([row]));
    expectEqual("the conflicts of one thing", core.compareValues(nothing, one, another).conflicts.length, 1);
  }

  function checkIssues(): void {
    const issuesOf = (values: DepositValues): unknown =>
      Object.fromEntries(
        core
          .validateDraft(values)
          .filter(isHere)
          .map((issue) => [below(values, issue), issue.message.id]),
      );
    expectEqual("the issues of a right value", issuesOf(mine), {});
    for (const [json, issues] of sample.issues ?? [])
      expectEqual(`the issues of ${JSON.stringify(json)}`, issuesOf(valuesOf(json)), issues);
  }

  function checkPaths(): void {
    expectEqual("its section", core.sectionOf(path), sample.section);
    const section = core.sectionIds.find((id) => id === sample.section);
    const roots = section === undefined ? [] : core.pathsOfSection(section);
    expectEqual(
      "whether its section leads to it",
      roots.some((root) => root.every((segment, index) => segment === path[index])),
      true,
    );
    for (const [error, part] of Object.entries(sample.errors))
      expectEqual(`where an error at "${error}" belongs`, core.nearestField(place(path, error)), place(path, part));
  }

  for (const check of [checkCodec, checkMerge, checkUnsaved, checkCompare, checkIssues, checkPaths]) check();
  return complaints;
}

/** Returns what the functions derived from a field table do otherwise than the samples say. */
export function checkFields(core: DerivedFunctions): readonly string[] {
  const names = core.fieldEntries.map(({ path }) => path.join("."));
  const sampled = Object.keys(fieldSamples);
  const order =
    sampled.join() === names.join() ? [] : [`the fields are ${names.join(", ")}, not ${sampled.join(", ")}`];
  const misplaced = placeSamples.flatMap(([error, wanted, section]) => {
    const found = core.nearestField(error.split("."));
    const isRight = found.join(".") === wanted && core.sectionOf(found) === section;
    return isRight ? [] : [`an error at ${error} belongs to "${found.join(".")}" in ${core.sectionOf(found)}`];
  });
  return [
    ...order,
    ...misplaced,
    ...Object.entries(fieldSamples).flatMap(([name, sample]) => checkField(core, name, sample)),
  ];
}
