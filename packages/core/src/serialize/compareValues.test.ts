import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { typedSince, typedValues } from "../../test/generators/generateValues.ts";
import type { CreatorValue } from "../fields/people.ts";
import { type DepositValues, type MetadataValues, rowLists } from "../fields/values.ts";
import { emptyRecord } from "../record/record.ts";
import { newRowKey } from "../record/row.ts";
import { isEqual } from "../shared/equal.ts";
import { type Comparison, applyResolutions, compareValues, keepResolutions } from "./compareValues.ts";
import { decodeRecord } from "./decodeRecord.ts";
import type { Resolution } from "./mergeLists.ts";
import { normalizeRow } from "./normalize.ts";
import { fieldTable } from "../fields/fieldTable.ts";

const empty = decodeRecord(emptyRecord, { default_locale: "en", custom_field_vocabularies: [] });
const withMetadata = (metadata: Partial<MetadataValues>): DepositValues => ({
  ...empty,
  metadata: { ...empty.metadata, ...metadata },
});

/** The values as another page reads them: with keys of its own. */
function asRead(values: DepositValues): DepositValues {
  const lists = rowLists.map((name) => [name, values.metadata[name].map((row) => ({ ...row, key: newRowKey() }))]);
  return { ...values, metadata: { ...values.metadata, ...Object.fromEntries(lists) } };
}

/** The values without what is never sent and differs in each page. */
function contentOf({ doi: _doi, ...values }: DepositValues): unknown {
  const lists = rowLists.map((name) => [
    name,
    values.metadata[name].map((row) => normalizeRow(fieldTable.metadata[name].row, row)),
  ]);
  return { ...values, metadata: { ...values.metadata, ...Object.fromEntries(lists) } };
}

const resolveAll = (comparison: Comparison, resolution: Resolution): DepositValues =>
  applyResolutions(comparison, new Map(comparison.conflicts.map(({ id }) => [id, resolution])));

const pair = typedValues.chain((base) => fc.record({ base: fc.constant(base), mine: typedSince(base) }));
const triple = typedValues.chain((base) =>
  fc.record({ base: fc.constant(base), mine: typedSince(base), theirs: typedSince(base).map(asRead) }),
);

describe("two versions of a form", () => {
  test("do not differ where both are the base, as it was or read anew", () => {
    fc.assert(
      fc.property(typedValues, (base) => {
        const comparison = compareValues(base, base, asRead(base));
        expect(comparison.merged).toEqual([]);
        expect(comparison.conflicts).toEqual([]);
        expect(applyResolutions(comparison, new Map())).toEqual(base);
      }),
      { numRuns: 50 },
    );
  });

  test("merge without a conflict where one side changed nothing", () => {
    fc.assert(
      fc.property(pair, ({ base, mine }) => {
        const here = compareValues(base, mine, asRead(base));
        expect(here.conflicts).toEqual([]);
        expect(contentOf(applyResolutions(here, new Map()))).toEqual(contentOf(mine));
        const there = compareValues(base, base, asRead(mine));
        expect(there.conflicts).toEqual([]);
        expect(contentOf(applyResolutions(there, new Map()))).toEqual(contentOf(mine));
      }),
      { numRuns: 150 },
    );
  });

  test("merge without a conflict where both sides changed the same", () => {
    fc.assert(
      fc.property(pair, ({ base, mine }) => {
        const comparison = compareValues(base, mine, asRead(mine));
        expect(comparison.conflicts).toEqual([]);
        expect(applyResolutions(comparison, new Map())).toEqual(mine);
      }),
      { numRuns: 100 },
    );
  });

  test("lose nothing that either side wrote, where both are kept or either side is chosen", () => {
    let conflicts = 0;
    fc.assert(
      fc.property(triple, ({ base, mine, theirs }) => {
        const comparison = compareValues(base, mine, theirs);
        conflicts += comparison.conflicts.length;
        const written = { mine, theirs };
        for (const resolution of ["mine", "theirs", "both"] as const) {
          const merged = resolveAll(comparison, resolution);
          for (const name of rowLists) {
            const contents = (values: DepositValues): readonly unknown[] =>
              values.metadata[name].map((row) => normalizeRow(fieldTable.metadata[name].row, row));
            const [before, after] = [contents(base), contents(merged)];
            const sides = resolution === "both" ? (["mine", "theirs"] as const) : ([resolution] as const);
            for (const side of sides)
              for (const row of contents(written[side])) {
                if (before.some((one) => isEqual(one, row))) continue;
                expect(after).toContainEqual(row);
              }
            expect(new Set(merged.metadata[name].map(({ key }) => key)).size).toBe(after.length);
          }
        }
      }),
      { numRuns: 150 },
    );
    expect(conflicts).toBeGreaterThan(20);
  });

  test("conflict in a field that is no list where both changed it differently, and nowhere else", () => {
    const names = ["title", "description", "publication_date", "publisher", "version", "copyright"] as const;
    fc.assert(
      fc.property(triple, ({ base, mine, theirs }) => {
        const comparison = compareValues(base, mine, theirs);
        const [here, there] = [resolveAll(comparison, "mine"), resolveAll(comparison, "theirs")];
        for (const name of names) {
          const [b, m, t] = [base, mine, theirs].map(({ metadata }) => metadata[name].trim().replaceAll("\u2019", "'"));
          const isConflict = b !== m && b !== t && m !== t;
          expect(comparison.conflicts.some(({ path }) => path[1] === name)).toBe(isConflict);
          expect(here.metadata[name]).toBe((b === m && m !== t ? theirs : mine).metadata[name]);
          if (isConflict) expect(there.metadata[name]).toBe(theirs.metadata[name]);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("have no conflict any more once the merged values are compared with theirs", () => {
    fc.assert(
      fc.property(triple, fc.constantFrom<Resolution>("mine", "theirs", "both"), ({ base, mine, theirs }, chosen) => {
        const merged = resolveAll(compareValues(base, mine, theirs), chosen);
        const again = compareValues(theirs, merged, asRead(theirs));
        expect(again.conflicts).toEqual([]);
        expect(contentOf(applyResolutions(again, new Map()))).toEqual(contentOf(merged));
      }),
      { numRuns: 100 },
    );
  });
});

const reference = (key: string, text: string) => ({ key, reference: text });
const references = (...rows: readonly (readonly [key: string, text: string])[]): DepositValues =>
  withMetadata({ references: rows.map(([key, text]) => reference(key, text)) });
const textsOf = (values: DepositValues): readonly string[] => values.metadata.references.map((row) => row.reference);
const long = (word: string): string => `Lindqvist (2020). ${word}. Journal of Ice.`;

describe("rows of a list", () => {
  const base = references(["a", long("A")], ["b", long("B")], ["c", long("C")]);

  test("that each side added are all there, after what they follow", () => {
    const mine = references(["a", long("A")], ["m", "Mine."], ["b", long("B")], ["c", long("C")]);
    const theirs = references(["1", long("A")], ["2", long("B")], ["3", long("C")], ["t", "Theirs."]);
    const comparison = compareValues(base, mine, theirs);
    expect(comparison.conflicts).toEqual([]);
    expect(textsOf(applyResolutions(comparison, new Map()))).toEqual([
      long("A"),
      "Mine.",
      long("B"),
      long("C"),
      "Theirs.",
    ]);
    expect(comparison.merged.map(({ kind, by, path }) => [kind, by, path.at(-1)])).toEqual([
      ["row", "mine", "m"],
      ["row", "theirs", "t"],
    ]);
  });

  test("that one side removed are gone, where the other left them as they were", () => {
    const mine = references(["a", long("A")], ["c", long("C")]);
    const theirs = references(["2", long("B")], ["3", long("C")]);
    expect(textsOf(applyResolutions(compareValues(base, mine, theirs), new Map()))).toEqual([long("C")]);
  });

  test("that one side moved stay moved, and keep what the other changed in them", () => {
    const mine = references(["c", long("C")], ["a", long("A")], ["b", long("B")]);
    const theirs = withMetadata({
      references: [reference("1", long("A")), reference("2", long("B")), reference("3", long("C"))].map((row) =>
        row.key === "2" ? { ...row, unedited: { scheme: "doi", identifier: "10.1/b" } } : row,
      ),
    });
    const comparison = compareValues(base, mine, theirs);
    expect(comparison.conflicts).toEqual([]);
    const merged = applyResolutions(comparison, new Map());
    expect(merged.metadata.references).toMatchObject([
      { key: "c" },
      { key: "a" },
      { key: "b", unedited: { identifier: "10.1/b" } },
    ]);
  });

  test("that both sides moved are a conflict of their order", () => {
    const mine = references(["c", long("C")], ["a", long("A")], ["b", long("B")]);
    const theirs = references(["2", long("B")], ["1", long("A")], ["3", long("C")]);
    const comparison = compareValues(base, mine, theirs);
    expect(comparison.conflicts).toMatchObject([
      { kind: "order", path: ["metadata", "references"], resolutions: ["mine", "theirs"] },
    ]);
    expect(textsOf(resolveAll(comparison, "mine"))).toEqual(textsOf(mine));
    expect(textsOf(resolveAll(comparison, "theirs"))).toEqual(textsOf(theirs));
  });

  test("that both sides changed are a conflict, which keeps mine, theirs or both", () => {
    const mine = withMetadata({ creators: [creator("a", "Ek", { role: "editor" })] });
    const theirs = withMetadata({ creators: [creator("1", "Ek", { role: "datamanager" })] });
    const comparison = compareValues(withMetadata({ creators: [creator("a", "Ek")] }), mine, theirs);
    const [conflict] = comparison.conflicts;
    expect(conflict).toMatchObject({
      id: "metadata.creators.a",
      kind: "row",
      path: ["metadata", "creators", "a"],
      label: "creators.label",
      base: { role: "" },
      mine: { role: "editor" },
      theirs: { role: "datamanager" },
      resolutions: ["mine", "theirs", "both"],
    });
    const roles = (resolution: Resolution) =>
      resolveAll(comparison, resolution).metadata.creators.map(({ key, role }) => [key, role]);
    expect(roles("mine")).toEqual([["a", "editor"]]);
    expect(roles("theirs")).toEqual([["a", "datamanager"]]);
    expect(roles("both")).toEqual([
      ["a", "editor"],
      ["1", "datamanager"],
    ]);
  });

  test("that one side removed and the other changed are a conflict between the two", () => {
    const before = withMetadata({ creators: [creator("a", "Ek")] });
    const theirs = withMetadata({ creators: [creator("1", "Ek", { role: "editor" })] });
    const comparison = compareValues(before, withMetadata({}), theirs);
    expect(comparison.conflicts).toMatchObject([
      { id: "metadata.creators.a", mine: undefined, resolutions: ["mine", "theirs"] },
    ]);
    expect(resolveAll(comparison, "mine").metadata.creators).toEqual([]);
    expect(resolveAll(comparison, "theirs").metadata.creators).toHaveLength(1);
  });

  test("of one person whom both sides added differently are a conflict, not two rows", () => {
    const orcid = { scheme: "orcid", identifier: "0000-0002-1825-0097" };
    const mine = withMetadata({ creators: [creator("m", "Ek", {}, [orcid])] });
    const theirs = withMetadata({ creators: [creator("t", "Ek-Lund", {}, [{ ...orcid, scheme: "" }])] });
    const { conflicts } = compareValues(empty, mine, theirs);
    expect(conflicts).toMatchObject([{ id: "metadata.creators.m", base: undefined }]);
  });

  test("get a key of their own where two pages gave the same", () => {
    const mine = references(["row-1", "Mine."]);
    const theirs = references(["row-1", "Quite another one of theirs."]);
    const merged = applyResolutions(compareValues(empty, mine, theirs), new Map());
    expect(textsOf(merged)).toHaveLength(2);
    expect(merged.metadata.references[0]?.key).not.toBe(merged.metadata.references[1]?.key);
  });
});

function creator(
  key: string,
  family_name: string,
  more: Partial<CreatorValue> = {},
  identifiers: CreatorValue["person_or_org"]["identifiers"] = [],
): CreatorValue {
  const person_or_org = { type: "personal" as const, family_name, given_name: "Ida", name: "", identifiers };
  return { key, person_or_org, affiliations: [], role: "", ...more };
}

test("languages that each side added are all there", () => {
  const languages = (...ids: readonly string[]) => withMetadata({ languages: ids.map((id) => ({ id, title: "" })) });
  const comparison = compareValues(languages("eng"), languages("eng", "swe"), languages("deu", "eng"));
  expect(comparison.conflicts).toEqual([]);
  const merged = applyResolutions(comparison, new Map());
  expect(merged.metadata.languages.map(({ id }) => id)).toEqual(["deu", "eng", "swe"]);
});

describe("custom fields and identifiers", () => {
  const put = (custom_fields: DepositValues["custom_fields"]): DepositValues => ({ ...empty, custom_fields });

  test("merge by name, at every depth", () => {
    const base = put({ "x:group": { a: "1", b: "1", gone: "1" } });
    const comparison = compareValues(
      base,
      put({ "x:group": { a: "2", b: "1", gone: "1" } }),
      put({ "x:group": { a: "1", b: "2" }, "x:new": "n" }),
    );
    expect(comparison.conflicts).toEqual([]);
    expect(applyResolutions(comparison, new Map()).custom_fields).toEqual({
      "x:group": { a: "2", b: "2" },
      "x:new": "n",
    });
  });

  test("keep both lists where both sides changed one", () => {
    const comparison = compareValues(
      put({ "x:list": ["a"] }),
      put({ "x:list": ["a", "m"] }),
      put({ "x:list": ["a", "t"] }),
    );
    expect(comparison.conflicts).toMatchObject([{ kind: "value", path: ["custom_fields", "x:list"] }]);
    expect(resolveAll(comparison, "both").custom_fields).toEqual({ "x:list": ["a", "m", "t"] });
    expect(resolveAll(comparison, "theirs").custom_fields).toEqual({ "x:list": ["a", "t"] });
  });

  test("are compared scheme by scheme", () => {
    const pids = (...names: readonly string[]): DepositValues => ({
      ...empty,
      pids: Object.fromEntries(names.map((name) => [name, { identifier: `${name}:1` }])),
    });
    const merged = applyResolutions(compareValues(pids("oai"), pids("oai", "doi"), pids("ark")), new Map());
    expect(Object.keys(merged.pids).toSorted()).toEqual(["ark", "doi"]);
  });
});

test("the answer about a DOI stays as typed, and is theirs where nothing was typed", () => {
  const asking = (choice: DepositValues["doi"]["choice"]): DepositValues => ({ ...empty, doi: { choice } });
  const merged = (mine: DepositValues) => applyResolutions(compareValues(empty, mine, asking("managed")), new Map());
  expect(merged(asking("not_needed")).doi.choice).toBe("not_needed");
  expect(merged(empty).doi.choice).toBe("managed");
});

test("a group in which nothing changed is the same object", () => {
  const theirs = { ...empty, access: { ...empty.access, record: "restricted" as const } };
  const merged = applyResolutions(compareValues(empty, empty, theirs), new Map());
  expect(merged.access.record).toBe("restricted");
  expect(merged.metadata).toBe(empty.metadata);
});

test("resolutions are kept where theirs did not move, and dropped where it did", () => {
  const base = withMetadata({ title: "Base", creators: [creator("a", "Ek")] });
  const mine = withMetadata({ title: "Mine", creators: [creator("a", "Ek", { role: "editor" })] });
  const theirs = (title: string) =>
    withMetadata({ title, creators: [creator(newRowKey(), "Ek", { role: "datamanager" })] });
  const before = compareValues(base, mine, theirs("Theirs"));
  const after = compareValues(base, mine, theirs("Theirs, again"));
  const chosen = new Map<string, Resolution>(before.conflicts.map(({ id }) => [id, "theirs"]));
  expect([...keepResolutions(chosen, before, after).keys()]).toEqual(["metadata.creators.a"]);
  expect(keepResolutions(new Map(), before, after).size).toBe(0);
});
