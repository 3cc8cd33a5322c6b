import { describe, expect, it } from "vitest";
import { languageTag, sayIn } from "./words.ts";

describe("The host's words", () => {
  it("count in the grammar of the language", () => {
    expect(sayIn("en_US")("dashboard.count", { count: 1 })).toBe("1 upload");
    expect(sayIn("de_DE")("dashboard.files", { count: 0 })).toBe("keine Dateien");
    expect(sayIn("de_DE")("dashboard.files", { count: 3 })).toBe("3 Dateien");
  });

  it("carry the language tag that the browser knows", () => {
    expect(languageTag("de_DE")).toBe("de-DE");
  });
});
