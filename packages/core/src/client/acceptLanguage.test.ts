import { expect, it } from "vitest";
import { acceptLanguage } from "./acceptLanguage.ts";

it.each([
  ["de_DE", "de-DE, de;q=0.8, en;q=0.6"],
  ["en_US", "en-US, en;q=0.8"],
  ["en", "en"],
  ["fr", "fr, en;q=0.8"],
  ["sr_RS_Latin", "sr-Latn-RS, sr;q=0.8, en;q=0.6"],
  ["sr_RS_Cyrillic", "sr-Cyrl-RS, sr;q=0.8, en;q=0.6"],
  ["zh-TW", "zh-TW, zh;q=0.8, en;q=0.6"],
])("%s asks for %s", (locale, expected) => {
  expect(acceptLanguage(locale)).toBe(expected);
});
