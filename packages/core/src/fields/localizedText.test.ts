import { expect, test } from "vitest";
import { readLocalized, writeLocalized } from "./localizedText.ts";

test("a localised title is read in the wanted language, its base language, English, else the first", () => {
  expect(readLocalized({ de: "Haus", en: "House" }, "de")).toBe("Haus");
  expect(readLocalized({ de: "Haus", en: "House" }, "de_DE")).toBe("Haus");
  expect(readLocalized({ de: "Haus", en: "House" }, "fr")).toBe("House");
  expect(readLocalized({ de: "Haus" }, "en")).toBe("Haus");
  expect(readLocalized("plain", "en")).toBe("plain");
});

test("every other language is kept on the way back", () => {
  const original = { de: "Haus", en: "House" };
  expect(writeLocalized("House", original, "en")).toBe(original);
  expect(writeLocalized("Home", original, "en")).toEqual({ de: "Haus", en: "Home" });
  expect(writeLocalized("Heim", { de: "Haus" }, "en")).toEqual({ de: "Heim" });
  expect(writeLocalized("New", undefined, "en")).toEqual({ en: "New" });
});

test("a language whose text is empty is passed by, and nothing at all reads as nothing", () => {
  expect(readLocalized({ en: "", de: "", fr: "Maison" }, "de")).toBe("Maison");
  expect(readLocalized({ en: "", de: "" }, "de")).toBe("");
  expect(readLocalized({}, "en")).toBe("");
  expect(readLocalized(undefined, "en")).toBe("");
});

test("half a character, which is no text, goes as the replacement character", () => {
  expect(writeLocalized("𝒳 half \ud835 and \udcb3 and \0", undefined, "en")).toEqual({
    en: "𝒳 half \ufffd and \ufffd and \ufffd",
  });
});
