import { expect, test } from "vitest";
import { inLanguage } from "./localizedText.ts";

test.each([
  ["of its locale, however that is written", { en: "a", de: "b", de_AT: "c" }, "de-AT", "c"],
  ["of its language", { en: "a", de: "b" }, "de-DE", "b"],
  ["of another country that speaks it", { en: "a", pt_BR: "b" }, "pt", "b"],
  ["in English where there is none", { en: "a", de: "b" }, "fr-FR", "a"],
  ["in English where it is blank", { en: "a", de: " " }, "de-DE", "a"],
])("inLanguage prefers the text %s", (_name, texts, language, expected) => {
  expect(inLanguage(texts, language)).toBe(expected);
});
