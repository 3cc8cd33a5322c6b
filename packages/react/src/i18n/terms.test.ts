import { coreMessages } from "@deposit/core";
import { describe, expect, it } from "vitest";
import { type Catalogue, type CompiledMessage, formsOf, isTokens } from "./compiledMessage.ts";
import { english as atOnce } from "./english.ts";
import { loadLocale } from "./loadLocale.ts";
import { messages as lazyMessages } from "./locales/lazy/en_US.ts";

const english = { ...atOnce, ...lazyMessages };

/** What the sentences of a catalogue say by id, plural forms too, without what fills their gaps. */
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

/** The gaps of a sentence with the way in which each is written: `count, number`. */
function gapsOf(message: CompiledMessage): string[] {
  if (typeof message === "string") return [];
  const gaps = message.flatMap((token) => {
    if (typeof token === "string") return [];
    const [name, format = "as it is", options] = token;
    const inForms = Object.values(formsOf(options)).flatMap((form) => (isTokens(form) ? gapsOf(form) : []));
    return [`${name}, ${format}`, ...inForms];
  });
  return [...new Set(gaps)].toSorted();
}

const saying = (catalogue: Catalogue, words: RegExp): string[] =>
  textsOf(catalogue).flatMap(([id, text]) => (words.test(text) ? [`${id}: ${text}`] : []));

/** What is seen of a button whose name says more: `files.retry` of `files.retry.name`. */
const named = Object.keys(english).filter((id) => `${id}.name` in english);

describe("the words of the form", () => {
  it("are spelled in English as in the United States", () => {
    const british = /organisation|recognise|colour|licence|localise|behaviour|catalogue/i;
    expect(saying(english, british)).toEqual([]);
    expect(Object.values(coreMessages).filter((text) => british.test(text))).toEqual([]);
  });

  it("call one thing by one word in German: record, identifier, review, request, and a masculine DOI", async () => {
    const others =
      /Identifikator|Antrag|zur Prüfung|In Prüfung|Literaturhinweis|gescheitert|vorige[nr]? |\b[Dd]ie DOI|\b[Ee]ine DOI/;
    const german = await loadLocale("de_DE");
    expect(saying(german, others)).toEqual([]);
    const entries = saying(german, /Eintrag/).map((said) => said.split(/[.:]/)[0]);
    expect(new Set(entries), "an entry is one of a list, never the record").toEqual(
      new Set(["creators", "list", "sortable"]),
    );
  });

  it("tell what a valid identifier looks like in a sentence that cannot be read as telling what was typed", async () => {
    const faults = [...Object.entries(coreMessages), ...Object.entries(await loadLocale("de_DE"))];
    const misread = faults.filter(
      ([id, text]) =>
        /^check\..*\.invalid$/.test(id) &&
        /[:.] (it|sie|es|er) (has|looks|is|begins|hat|sieht|ist|beginnt)/i.test(`${text}`),
    );
    expect(misread).toEqual([]);
  });

  it("name in German those who are spoken of where “sie” would be heard as “Sie”, the reader", async () => {
    const heard = /Ihre Kurator|Nehmen sie|[Ww]as sie |; sie entscheiden|angenommen\. Sie sind/;
    expect(saying(await loadLocale("de_DE"), heard)).toEqual([]);
  });

  it("write in German each number that they write in English, by the same rules", async () => {
    const german = await loadLocale("de_DE");
    const differing = Object.entries(german).filter(
      ([id, message]) => `${gapsOf(message)}` !== `${gapsOf(english[id] ?? "")}`,
    );
    expect(differing).toEqual([]);
  });

  it("name a button with what is seen on it, so that it can be spoken to", async () => {
    expect(named.length).toBeGreaterThan(3);
    for (const catalogue of [english, await loadLocale("de_DE")]) {
      const texts = Object.fromEntries(textsOf(catalogue).map(([id, text]) => [id, text.toLowerCase()]));
      const unnamed = named.filter((id) => texts[`${id}.name`]?.includes(texts[id] ?? "") !== true);
      expect(unnamed).toEqual([]);
    }
  });
});
