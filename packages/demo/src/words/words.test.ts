import { describe, expect, it } from "vitest";
import { knownLocales } from "@deposit/react";
import { directionOf, languageTag, locales, nameOf, sayIn } from "./words.ts";

describe("The host's words", () => {
  it("count in the grammar of the language", () => {
    expect(sayIn("en_US")("dashboard.count", { count: 1 })).toBe("1 upload");
    expect(sayIn("de_DE")("dashboard.files", { count: 0 })).toBe("keine Dateien");
    expect(sayIn("de_DE")("dashboard.files", { count: 3 })).toBe("3 Dateien");
  });

  it("carry the language tag that the browser knows", () => {
    expect(languageTag("de_DE")).toBe("de-DE");
    expect(languageTag("sr_RS_Latin")).toBe("sr-Latn-RS");
  });

  it("are English in a language that only the form may speak, and the page is mirrored where that is", () => {
    expect(sayIn("ar_SA")("dashboard.count", { count: 2 })).toBe("2 uploads");
    expect(locales.filter((locale) => directionOf(locale) === "rtl")).toEqual(["ar_SA", "fa_IR", "he_IL"]);
  });

  it("can be chosen beside every language of the form, each under a name of its own", () => {
    expect([...locales].toSorted()).toEqual([...knownLocales()].toSorted());
    expect(nameOf("de_DE")).toBe("Deutsch");
    expect(new Set(locales.map(nameOf)).size).toBe(locales.length);
  });
});
