import { describe, expect, it } from "vitest";
import { comboboxRows } from "./comboboxRows.ts";

const rows = (
  text: string,
  options: string[],
  extra: { canCreate?: boolean; failed?: boolean; chosen?: string[] } = {},
) =>
  comboboxRows({
    found: extra.failed ? { status: "failed", options: [], error: undefined } : { status: "ready", options },
    text,
    canCreate: extra.canCreate ?? false,
    getLabel: (item) => item,
    isChosen: (item) => extra.chosen?.includes(item) ?? false,
  });

describe("the rows of a list of suggestions", () => {
  it("are what was found, without what is chosen already", () => {
    expect(rows("e", ["English", "German"], { chosen: ["English"] })).toEqual([{ kind: "item", item: "German" }]);
  });

  it("offer what was typed last, unless it was found", () => {
    expect(rows(" soil ", ["soil moisture"], { canCreate: true }).at(-1)).toEqual({ kind: "create", text: "soil" });
    expect(rows("SOIL", ["soil"], { canCreate: true })).toEqual([{ kind: "item", item: "soil" }]);
    expect(rows("  ", [], { canCreate: true })).toEqual([]);
    expect(rows("soil", [])).toEqual([]);
  });

  it("offer another try after a failure, and still what was typed", () => {
    expect(rows("soil", [], { canCreate: true, failed: true }).map((row) => row.kind)).toEqual(["create", "retry"]);
  });
});
