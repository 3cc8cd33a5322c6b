import { isObject, type Json, listAt, objectAt } from "../../json.ts";
import { encodeKey } from "../../records/links.ts";
import type { Exchange } from "./exchange.ts";
import type { Random } from "./random.ts";

/** Words of the recordings that are drawn anew wherever they stand: of titles, of people. */
const WORDS = ["Sea surface temperature", "Lindqvist"];

/** Where a name of a file may stand; elsewhere the same letters are something else. */
const HOLDERS = new Set(["key", "default_preview", "message", "messages", "self", "content", "commit", "url", "path"]);

/** Names in place of the recorded ones, the same wherever they stand. */
export interface Names {
  /** A text that stands at `holder`. */
  text(text: string, holder: string): string;
  /** The name of a file. */
  file(key: string): string;
}

export function drawNames(exchanges: readonly Exchange[], random: Random): Names {
  const files = new Map<string, string>();
  for (const key of new Set(exchanges.flatMap(({ request }) => keysIn(request["body"] ?? null))))
    files.set(key, drawn(key, random));
  const words = new Map(WORDS.map((word) => [word, word.replace(/[a-z]+/g, (run) => random.letters(run.length))]));
  // A DOI can be registered once: those that end in the time of the recording end in another number.
  const shift = 1_000_000_000_000 + random.number(900_000_000) * 1000;
  const forms = [...files].filter(([from, to]) => from !== to).flatMap(([from, to]) => formsOf(from, to));
  const byForm = new Map(forms);
  const pattern = new RegExp(
    `(?<![\\w.%-])(?:${forms
      .map(([form]) => form)
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join("|")})(?![\\w%-]|\\.\\w)`,
    "gu",
  );
  return {
    file: (key) => files.get(key) ?? key,
    text(text, holder) {
      let changed = text.replace(/(?<=10\.(?:1234\/[a-z-]+|9999\/ui)\.)\d{13}/g, (time) =>
        String((Number(time) + shift) % 9_999_999_999_999),
      );
      for (const [from, to] of words) changed = changed.replaceAll(from, to);
      if (!HOLDERS.has(holder) && !holder.startsWith("iiif_")) return changed;
      if (files.has(changed)) return files.get(changed) ?? changed;
      return forms.length === 0 ? changed : changed.replace(pattern, (form) => byForm.get(form) ?? form);
    },
  };
}

/** The first run of letters is drawn anew; extension, marks, signs and an extreme length are what is tested, and stay. */
function drawn(key: string, random: Random): string {
  const start = key.slice(0, key.lastIndexOf(".") > 0 ? key.lastIndexOf(".") : key.length);
  const run = /[a-zA-Z]{2,}/.exec(start);
  if (run === null) return key;
  const [letters] = run;
  const isLong = letters.length > 50;
  const keepsLast = /^\p{M}/u.test(key.slice(run.index + letters.length));
  const fresh = random.letters(isLong ? letters.length : 4 + random.number(6)) + (keepsLast ? letters.slice(-1) : "");
  return key.slice(0, run.index) + fresh + key.slice(run.index + letters.length);
}

const formsOf = (from: string, to: string): Array<[string, string]> => [
  [from, to],
  [encodeKey(from), encodeKey(to)],
  [encodeURIComponent(from), encodeURIComponent(to)],
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** The names of files that a request announces. */
function keysIn(body: Json): string[] {
  const items = Array.isArray(body) ? body : listAt(objectAt({ body }, "body"), "files");
  return items.flatMap((item) => (isObject(item) && typeof item["key"] === "string" ? [item["key"]] : []));
}
