import { describe, expect, it } from "vitest";
import { dayInWords } from "./dayInWords.ts";

describe("dayInWords", () => {
  it("uses the reader's language", () => {
    expect(dayInWords("2027-03-01", "en")).toBe("March 1, 2027");
    expect(dayInWords("2027-03-01", "de-DE")).toBe("1. März 2027");
  });

  it.each([
    ["fa-IR", "۲۰۲۷"],
    ["ar-SA", "٢٠٢٧"],
    ["th-TH", "2027"],
  ])("shows the year in %s as typed, whatever calendar the language uses", (tag, year) => {
    expect(dayInWords("2027-03-01", tag)).toContain(year);
  });

  it.each(["", "2027", "2027-03", "2027-02-30", "2027-13-01", "soon", "2027-03-01T00:00"])(
    "returns null for %j, which is no day",
    (day) => {
      expect(dayInWords(day, "en")).toBeNull();
    },
  );
});
