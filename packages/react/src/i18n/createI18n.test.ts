import type { MessageValues } from "@deposit/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { createI18n } from "./createI18n.ts";

const say = (text: string, values?: MessageValues, tag = "en"): string =>
  createI18n(tag, { "test.sentence": compileMessage(text) }, {}).say("test.sentence", values);

describe("a sentence with gaps", () => {
  it("has its values in them, and nothing where there is none", () => {
    expect(say("Removed {name} at {place}.", { name: "it" })).toBe("Removed it at .");
    expect(say("{a}{b}", { a: 0, b: "" })).toBe("0");
  });

  it("is not reversed by a name in it that would be shown in another order than it is spelled", () => {
    expect(say("Remove {name} for good?", { name: "\u202Dinvoice\u202Efdp.exe" })).toBe(
      "Remove invoicefdp.exe for good?",
    );
    expect(say("Remove {name}?", { name: "\u2067\u05D0.pdf\u2069" })).toBe("Remove \u2067\u05D0.pdf\u2069?");
  });

  it("without any is said as it is", () => {
    expect(createI18n("en", { "test.sentence": "100 # {no gap}" }, {}).say("test.sentence")).toBe("100 # {no gap}");
    expect(say("Number # one")).toBe("Number # one");
  });

  it("has amounts of storage as its language writes them", () => {
    const limit = { bytes: 1_500_000, decimal: true };
    expect(say("At most {limit}.", { limit })).toBe("At most 1.50 MB.");
    expect(say("At most {limit}.", { limit }, "de")).toBe("At most 1,50 MB.");
    expect(say("At most {limit}.", { limit: { ...limit, decimal: false } })).toBe("At most 1.43 MiB.");
  });

  it("has two amounts to the byte that would be rounded to the same words", () => {
    const limit = { bytes: 10_000_000_000, decimal: true };
    const exceeds = (bytes: number, tag?: string): string =>
      say("{total} exceeds {limit}.", { total: { bytes, decimal: true }, limit }, tag);
    expect(exceeds(10_000_000_001)).toBe("10,000,000,001 bytes exceeds 10,000,000,000 bytes.");
    expect(exceeds(10_000_000_001, "de")).toBe("10.000.000.001 Byte exceeds 10.000.000.000 Byte.");
    expect(exceeds(10_010_000_000)).toBe("10.01 GB exceeds 10.00 GB.");
    expect(exceeds(10_000_000_000)).toBe("10.00 GB exceeds 10.00 GB.");
  });

  it("counts by the rules of its language, with the digits of that language", () => {
    const rows = "{count, plural, one {# row} other {# rows}}";
    expect([0, 1, 2, 1234].map((count) => say(rows, { count }))).toEqual(["0 rows", "1 row", "2 rows", "1,234 rows"]);
    expect(say(rows, { count: 1234 }, "de")).toBe("1.234 rows");
    const polish = "{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}";
    expect([1, 3, 5, 1.5].map((count) => say(polish, { count }, "pl"))).toEqual([
      "1 plik",
      "3 pliki",
      "5 plików",
      "1,5 pliku",
    ]);
    const arabic = "{count, plural, zero {none} two {a pair} other {#}}";
    expect([0, 2].map((count) => say(arabic, { count }, "ar"))).toEqual(["none", "a pair"]);
  });

  it("prefers a form for the very number, and takes an offset off what it counts", () => {
    const liked = "{count, plural, offset:1 =0 {nobody} =1 {you} one {you and # other} other {you and # others}}";
    expect([0, 1, 2, 3].map((count) => say(liked, { count }))).toEqual([
      "nobody",
      "you",
      "you and 1 other",
      "you and 2 others",
    ]);
  });

  it("counts places", () => {
    const place = "{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}";
    expect([1, 2, 3, 4, 22].map((n) => say(place, { n }))).toEqual(["1st", "2nd", "3rd", "4th", "22nd"]);
  });

  it("chooses by a name", () => {
    const kind = "{kind, select, person {Person} other {Something}}";
    expect(["person", "thing"].map((name) => say(kind, { kind: name }))).toEqual(["Person", "Something"]);
    const nested = "{count, plural, one {# row {kind, select, a {of A} other {}}} other {#}}";
    expect(say(nested, { count: 1, kind: "a" })).toBe("1 row of A");
    expect(say("{kind, select, a {A}}", { kind: "b" })).toBe("");
  });

  it("writes numbers and dates as its language does", () => {
    expect(say("{n, number}", { n: 1234.5 }, "de")).toBe("1.234,5");
    expect(say("{n, number, percent}", { n: 0.25 }, "en")).toBe("25%");
    const day = { day: "2026-11-21T12:00:00" };
    expect(say("{day, date}", day)).toBe("Nov 21, 2026");
    expect(say("{day, date, short}", day, "de")).toBe("21.11.2026");
    expect(say("{day, date, full}", day, "de")).toBe("Samstag, 21. November 2026");
    expect(say("{day, time, short}", day, "de")).toBe("12:00");
  });

  it("that is not translated follows English rules, with the digits and separators of the reader's language", () => {
    const { say: inFrench } = createI18n("fr_FR", {}, {});
    expect(inFrench("files.storage.files", { count: 1234, limit: 20_000 })).toBe("1\u202f234 of 20\u202f000 files");
    expect(inFrench("creators.count", { count: 1 })).toBe("1 creator");
    expect(inFrench("creators.count", { count: 3000 })).toBe("3\u202f000 creators");
    expect(inFrench("community.results.count", { count: 0 })).toBe("No community found.");
    expect(inFrench("files.removed", { count: 1, name: "a #1.csv" })).toBe("a #1.csv removed.");
    expect(createI18n("ar_SA", {}, {}).say("creators.count", { count: 3000 })).toBe("٣٬٠٠٠ creators");
    expect(createI18n("ja_JP", {}, {}).say("creators.count", { count: 1 })).toBe("1 creator");
  });
});
