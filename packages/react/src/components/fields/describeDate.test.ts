import { describe, expect, it } from "vitest";
import { describeDate } from "./describeDate.ts";

describe("how a date was understood", () => {
  it.each([
    ["2024", "2024"],
    ["2024-03", "March 2024"],
    ["2024-03-09", "March 9, 2024"],
    [" 2024-02-29 ", "February 29, 2024"],
    ["0099-12", "December 99"],
  ])("%s is %s", (text, words) => {
    expect(describeDate(text, "en")).toEqual({ kind: "single", date: words });
  });

  it("says both ends of an interval", () => {
    expect(describeDate("2023/2024-03", "en")).toEqual({ kind: "interval", from: "2023", to: "March 2024" });
  });

  it("speaks the reader's language", () => {
    expect(describeDate("2024-03-09", "de-DE")).toEqual({ kind: "single", date: "9. März 2024" });
  });

  it("speaks English where the browser has no names of months in the reader's language", () => {
    expect(new Intl.DateTimeFormat("kkj", { dateStyle: "long" }).format(new Date(2024, 10, 9))).toBe("9 M11 2024");
    expect(describeDate("2024-11-09", "kkj")).toEqual({ kind: "single", date: "November 9, 2024" });
  });

  it("keeps to the calendar of the text where the reader's own is another", () => {
    const described = describeDate("2024-03-09", "fa-IR-u-nu-latn");
    expect(described).toMatchObject({ kind: "single" });
    expect(described).toHaveProperty("date", expect.stringContaining("2024"));
  });

  it.each(["", "March 2024", "2024-13", "2023-02-29", "2024-3", "2024/", "/2024", "2022/2023/2024", "24", "2020/2019"])(
    "says nothing about %j",
    (text) => {
      expect(describeDate(text, "en")).toBeNull();
    },
  );
});
