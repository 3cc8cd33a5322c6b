import { describe, expect, it } from "vitest";
import { failsOnRead, failsInAnyField, failsOnSave, isEdtf } from "./edtf.ts";

describe("a date", () => {
  it.each([
    "2026",
    "2026-11",
    "2026-11-21",
    "2024-02-29",
    "2020/2021",
    "2020-01/2021-06",
    "2020-01-31/2020-01-31",
    " 2026",
    "2026/",
    "/2026",
    "2020?/2021~",
    "202X",
    "2026-11-XX",
  ])("is accepted as %s", (text) => expect(isEdtf(text)).toBe(true));
  it.each([
    "",
    "tomorrow",
    "2026-13",
    "2026-02-30",
    "2023-02-29",
    "2026-1",
    "26",
    "2026/2025",
    "2020/2021/2022",
    "1999~",
    "/",
    "2026-11-21T10:00:00Z",
  ])("is refused as %j", (text) => expect(isEdtf(text)).toBe(false));
  it("is accepted with a time where `time` allows it", () => {
    expect(isEdtf("2020-01-01T10:00:00Z", { time: true })).toBe(true);
    expect(isEdtf("2020-01-01T25:00:00Z", { time: true })).toBe(false);
  });
  it("is accepted when uncertain where `uncertain` allows it", () => {
    expect(isEdtf("2020-05~", { uncertain: true })).toBe(true);
    for (const text of ["x", "", ".."]) expect(isEdtf(text, { uncertain: true }), text).toBe(false);
  });
});

it("a date that makes the platform fail is distinguished from a refused one", () => {
  for (const text of [
    "-0044",
    "-0044-03-15",
    " -0044",
    "\n-0044",
    "-0044/2020",
    "-0044/-0043",
    "0000",
    "0000-01",
    "0000/0000",
    "2004/..",
    "../2004",
    "2004-21",
    "20X0",
    "XXXX",
    "000X",
    "00XX-01",
    "2004-1X",
    "2004-01-X1",
    "2004-06/..",
    "../..",
  ])
    expect(failsOnSave(text), text).toBe(true);
  for (const text of [
    "0001",
    "-44",
    "-0000",
    "-12345",
    "-0044-13",
    "-0043/-0044",
    "2020/-0044",
    "2020/0000",
    "0000-13",
    "2004/",
    "200X",
    "5X5X",
    "2004-XX",
    "2004-XX-01",
    "2004?",
    "2004-42",
    "..",
  ])
    expect(failsOnSave(text), text).toBe(false);
});

it("a date that fails in every field is distinguished from one that fails in some", () => {
  for (const text of ["2004/..", "../2020", "2004-21", "20X0", "2004-XX/2005", "2004/2004-XX"])
    expect(failsInAnyField(text), text).toBe(true);
  for (const text of ["-0044", "0000", "XXXX", "2004/", "2004~", ".."]) expect(failsInAnyField(text), text).toBe(false);
});

it("a publication date that fails when it is read is distinguished from others", () => {
  for (const text of ["2020/", "/2020", "202X", " 19XX", "2020?/2021", "2020/2021~"])
    expect(failsOnRead(text), text).toBe(true);
  for (const text of ["2020", "2020/2021", "200X-01", "2004-XX", "2004-06-XX"])
    expect(failsOnRead(text), text).toBe(false);
});
