import { describe, expect, it } from "vitest";
import { filterRows } from "./filterRows.ts";

const names = ["Lovelace, Ada", "Ångström, Anders", "Nguyễn, Văn An", "Łukasiewicz, Jan"];

describe("the filter of a list", () => {
  it("finds a name by any part of it, in the order of the list", () => {
    expect(filterRows(names, "an")).toEqual([1, 2, 3]);
  });
  it("finds letters with marks by those without", () => {
    expect(filterRows(names, "angstrom")).toEqual([1]);
    expect(filterRows(names, "nguyen")).toEqual([2]);
  });
  it("finds marks however they were typed", () => {
    expect(filterRows(names, "A\u030angstro\u0308m")).toEqual([1]);
  });
  it("asks for every word, in any order", () => {
    expect(filterRows(names, "ada love")).toEqual([0]);
    expect(filterRows(names, "ada anders")).toEqual([]);
  });
  it("leaves all where nothing was asked for", () => {
    expect(filterRows(names, "  ")).toEqual([0, 1, 2, 3]);
  });
});
