import { describe, expect, it } from "vitest";
import { knownLocales } from "@deposit/react";
import { directionOf, languageTag, locales, nameOf, translateIn } from "./translate.ts";

describe("the host's messages", () => {
  it("use the plural rules of the language", () => {
    expect(translateIn("en_US")("dashboard.count", { count: 1 })).toBe("1 upload");
    expect(translateIn("de_DE")("dashboard.files", { count: 0 })).toBe("keine Dateien");
    expect(translateIn("de_DE")("dashboard.files", { count: 3 })).toBe("3 Dateien");
  });

  it("have a BCP 47 language tag", () => {
    expect(languageTag("de_DE")).toBe("de-DE");
    expect(languageTag("sr_RS_Latin")).toBe("sr-Latn-RS");
  });

  it("are English in a language without messages of the host, with that language's direction", () => {
    expect(translateIn("ar_SA")("dashboard.count", { count: 2 })).toBe("2 uploads");
    expect(locales.filter((locale) => directionOf(locale) === "rtl")).toEqual(["ar_SA", "fa_IR", "he_IL"]);
  });

  it("exist for each language of the form, each with a unique name", () => {
    expect([...locales].toSorted()).toEqual([...knownLocales()].toSorted());
    expect(nameOf("de_DE")).toBe("Deutsch");
    expect(new Set(locales.map(nameOf)).size).toBe(locales.length);
  });
});
