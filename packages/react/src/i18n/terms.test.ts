import { coreMessages } from "@deposit/core";
import { describe, expect, it } from "vitest";
import { type Catalogue, type CompiledMessage, formsOf, isTokens } from "./compiledMessage.ts";
import { english as atOnce } from "./english.ts";
import { loadLocale } from "./loadLocale.ts";
import { messages as lazyMessages } from "./locales/lazy/en_US.ts";

const english = { ...atOnce, ...lazyMessages };

/** Returns the texts of a catalogue by id, with plural forms and without placeholders. */
function textsOf(catalogue: Catalogue): [id: string, text: string][] {
  const texts = (message: CompiledMessage): string =>
    typeof message === "string"
      ? message
      : message
          .map((token) => {
            if (typeof token === "string") return token;
            return Object.values(formsOf(token[2]))
              .map((form) => (isTokens(form) ? texts(form) : ""))
              .join(" | ");
          })
          .join("");
  return Object.entries(catalogue).map(([id, message]) => [id, texts(message)]);
}

/** Returns the placeholders of a message with their formats: `count, number`. */
function placeholdersOf(message: CompiledMessage): string[] {
  if (typeof message === "string") return [];
  const placeholders = message.flatMap((token) => {
    if (typeof token === "string") return [];
    const [name, format = "as it is", options] = token;
    const inForms = Object.values(formsOf(options)).flatMap((form) => (isTokens(form) ? placeholdersOf(form) : []));
    return [`${name}, ${format}`, ...inForms];
  });
  return [...new Set(placeholders)].toSorted();
}

const users = (catalogue: Catalogue, words: RegExp): string[] =>
  textsOf(catalogue).flatMap(([id, text]) => (words.test(text) ? [`${id}: ${text}`] : []));

/** Visible labels of buttons with a longer accessible name: `files.retry` of `files.retry.name`. */
const named = Object.keys(english).filter((id) => `${id}.name` in english);

describe("the messages of the form", () => {
  it("have American English spelling", () => {
    const british = /organisation|recognise|colour|licence|localise|behaviour|catalogue/i;
    expect(users(english, british)).toEqual([]);
    expect(Object.values(coreMessages).filter((text) => british.test(text))).toEqual([]);
  });

  it("use one German term for each thing: record, identifier, review, request, and a masculine DOI", async () => {
    const others =
      /Identifikator|Antrag|zur Prüfung|In Prüfung|Literaturhinweis|gescheitert|vorige[nr]? |\b[Dd]ie DOI|\b[Ee]ine DOI/;
    const german = await loadLocale("de_DE");
    expect(users(german, others)).toEqual([]);
    const entries = users(german, /Eintrag/).map((said) => said.split(/[.:]/)[0]);
    expect(new Set(entries), "an entry is one of a list, never the record").toEqual(
      new Set(["creators", "list", "sortable"]),
    );
  });

  it("describe a valid identifier in a sentence that does not seem to describe the typed one", async () => {
    const faults = [...Object.entries(coreMessages), ...Object.entries(await loadLocale("de_DE"))];
    const misread = faults.filter(
      ([id, text]) =>
        /^check\..*\.invalid$/.test(id) &&
        /[:.] (it|sie|es|er) (has|looks|is|begins|hat|sieht|ist|beginnt)/i.test(`${text}`),
    );
    expect(misread).toEqual([]);
  });

  it("do not use “sie” in German where it could be read as “Sie”, the reader", async () => {
    const heard = /Ihre Kurator|Nehmen sie|[Ww]as sie |; sie entscheiden|angenommen\. Sie sind/;
    expect(users(await loadLocale("de_DE"), heard)).toEqual([]);
  });

  it("format in German each number that they format in English, by the same rules", async () => {
    const german = await loadLocale("de_DE");
    const differing = Object.entries(german).filter(
      ([id, message]) => `${placeholdersOf(message)}` !== `${placeholdersOf(english[id] ?? "")}`,
    );
    expect(differing).toEqual([]);
  });

  it("start the accessible name of a button with its visible label", async () => {
    expect(named.length).toBeGreaterThan(3);
    for (const catalogue of [english, await loadLocale("de_DE")]) {
      const texts = Object.fromEntries(textsOf(catalogue).map(([id, text]) => [id, text.toLowerCase()]));
      const unnamed = named.filter((id) => texts[`${id}.name`]?.includes(texts[id] ?? "") !== true);
      expect(unnamed).toEqual([]);
    }
  });
});
