import { expect, test } from "vitest";
import { readConfig } from "./readConfig.ts";

test("the form speaks the page's language, where none is said the platform's own, and English where neither is", () => {
  expect(readConfig({ current_locale: "sv", default_locale: "de" }).current_locale).toBe("sv");
  expect(readConfig({ default_locale: "de" }).current_locale).toBe("de");
  expect(readConfig({ default_locale: "de", current_locale: 7 }).current_locale).toBe("de");
  expect(readConfig({}).current_locale).toBe("en");
});

test("new words are written in the platform's own language, whatever the page speaks", () => {
  expect(readConfig({ current_locale: "sv", default_locale: "de" }).default_locale).toBe("de");
  expect(readConfig({ current_locale: "sv" }).default_locale).toBe("en");
});
