import type { MessageValues } from "@deposit/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { createI18n } from "./createI18n.ts";

const translate = (text: string, values?: MessageValues, tag = "en"): string =>
  createI18n(tag, { "test.sentence": compileMessage(text) }, {}).translate("test.sentence", values);

describe("a message with placeholders", () => {
  it("contains its values, and nothing for a missing value", () => {
    expect(translate("Removed {name} at {place}.", { name: "it" })).toBe("Removed it at .");
    expect(translate("{a}{b}", { a: 0, b: "" })).toBe("0");
  });

  it("is not reversed by a name with a right-to-left override", () => {
    expect(translate("Remove {name} for good?", { name: "\u202Dinvoice\u202Efdp.exe" })).toBe(
      "Remove invoicefdp.exe for good?",
    );
    expect(translate("Remove {name}?", { name: "\u2067\u05D0.pdf\u2069" })).toBe("Remove \u2067\u05D0.pdf\u2069?");
  });

  it("without placeholders is returned unchanged", () => {
    expect(createI18n("en", { "test.sentence": "100 # {no placeholder}" }, {}).translate("test.sentence")).toBe(
      "100 # {no placeholder}",
    );
    expect(translate("Number # one")).toBe("Number # one");
  });

  it("formats sizes in its language", () => {
    const limit = { bytes: 1_500_000, decimal: true };
    expect(translate("At most {limit}.", { limit })).toBe("At most 1.50 MB.");
    expect(translate("At most {limit}.", { limit }, "de")).toBe("At most 1,50 MB.");
    expect(translate("At most {limit}.", { limit: { ...limit, decimal: false } })).toBe("At most 1.43 MiB.");
  });

  it("shows two sizes in bytes that would be rounded to the same text", () => {
    const limit = { bytes: 10_000_000_000, decimal: true };
    const exceeds = (bytes: number, tag?: string): string =>
      translate("{total} exceeds {limit}.", { total: { bytes, decimal: true }, limit }, tag);
    expect(exceeds(10_000_000_001)).toBe("10,000,000,001 bytes exceeds 10,000,000,000 bytes.");
    expect(exceeds(10_000_000_001, "de")).toBe("10.000.000.001 Byte exceeds 10.000.000.000 Byte.");
    expect(exceeds(10_010_000_000)).toBe("10.01 GB exceeds 10.00 GB.");
    expect(exceeds(10_000_000_000)).toBe("10.00 GB exceeds 10.00 GB.");
  });

  it("uses the plural rules and digits of its language", () => {
    const rows = "{count, plural, one {# row} other {# rows}}";
    expect([0, 1, 2, 1234].map((count) => translate(rows, { count }))).toEqual([
      "0 rows",
      "1 row",
      "2 rows",
      "1,234 rows",
    ]);
    expect(translate(rows, { count: 1234 }, "de")).toBe("1.234 rows");
    const polish = "{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}";
    expect([1, 3, 5, 1.5].map((count) => translate(polish, { count }, "pl"))).toEqual([
      "1 plik",
      "3 pliki",
      "5 plików",
      "1,5 pliku",
    ]);
    const arabic = "{count, plural, zero {none} two {a pair} other {#}}";
    expect([0, 2].map((count) => translate(arabic, { count }, "ar"))).toEqual(["none", "a pair"]);
  });

  it("prefers a form for the exact number, and subtracts an offset", () => {
    const liked = "{count, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}";
    expect([0, 1, 2, 3].map((count) => translate(liked, { count }))).toEqual([
      "nobody",
      "you",
      "you and 1 other",
      "you and 2 others",
    ]);
  });

  it("uses ordinals", () => {
    const place = "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}";
    expect([1, 2, 3, 4, 22].map((n) => translate(place, { n }))).toEqual(["1st", "2nd", "3rd", "4th", "22nd"]);
  });

  it("selects a form by name", () => {
    const kind = "{kind, select, person {Person} other {Something}}";
    expect(["person", "thing"].map((name) => translate(kind, { kind: name }))).toEqual(["Person", "Something"]);
    const nested = "{count, plural, one {# row {kind, select, a {of A} other {}}} other {#}}";
    expect(translate(nested, { count: 1, kind: "a" })).toBe("1 row of A");
    expect(translate("{kind, select, a {A}}", { kind: "b" })).toBe("");
  });

  it("formats numbers and dates in its language", () => {
    expect(translate("{n, number}", { n: 1234.5 }, "de")).toBe("1.234,5");
    expect(translate("{n, number, percent}", { n: 0.25 }, "en")).toBe("25%");
    const day = { day: "2026-11-21T12:00:00" };
    expect(translate("{day, date}", day)).toBe("Nov 21, 2026");
    expect(translate("{day, date, short}", day, "de")).toBe("21.11.2026");
    expect(translate("{day, date, full}", day, "de")).toBe("Samstag, 21. November 2026");
    expect(translate("{day, time, short}", day, "de")).toBe("12:00");
  });

  it("without a translation uses English rules, with the digits and separators of the reader's language", () => {
    const { translate: inFrench } = createI18n("fr_FR", {}, {});
    expect(inFrench("files.storage.files", { count: 1234, limit: 20_000 })).toBe("1\u202f234 of 20\u202f000 files");
    expect(inFrench("creators.count", { count: 1 })).toBe("1 creator");
    expect(inFrench("creators.count", { count: 3000 })).toBe("3\u202f000 creators");
    expect(inFrench("community.results.count", { count: 0 })).toBe("No community found.");
    expect(inFrench("files.removed", { count: 1, name: "a #1.csv" })).toBe("a #1.csv removed.");
    expect(createI18n("ar_SA", {}, {}).translate("creators.count", { count: 3000 })).toBe("٣٬٠٠٠ creators");
    expect(createI18n("ja_JP", {}, {}).translate("creators.count", { count: 1 })).toBe("1 creator");
  });
});
