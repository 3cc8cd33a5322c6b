import { createHash } from "node:crypto";
import { encodeKey } from "../../src/files/presentFiles.ts";
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from "../../src/json.ts";
import type { Exchange } from "./recordings.ts";

/** A seeded random generator. */
interface Random {
  /** Returns an integer from 0 to `below` (excluded). */
  number(below: number): number;
  /** Returns random lower-case letters. */
  letters(count: number): string;
  bytes(count: number): Uint8Array<ArrayBuffer>;
}

/** Creates a mulberry32 generator, which suffices for names and sizes. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const number = (below: number): number => next() % Math.max(1, below);
  return {
    number,
    letters: (count) => Array.from({ length: count }, () => String.fromCharCode(97 + number(26))).join(""),
    bytes(count) {
      const bytes = new Uint8Array(count);
      const words = new Uint32Array(bytes.buffer, 0, count >> 2);
      for (let index = 0; index < words.length; index += 1) words[index] = next();
      for (let index = words.length * 4; index < count; index += 1) bytes[index] = number(256);
      return bytes;
    },
  };
}

/** Words of titles and names that are replaced everywhere. */
const WORDS = ["Sea surface temperature", "Lindqvist"];

/** Keys whose values may contain file names. Elsewhere the same letters mean something else. */
const HOLDERS = new Set(["key", "default_preview", "message", "messages", "self", "content", "commit", "url", "path"]);

/** Random names that replace the recorded ones. */
export interface Names {
  /** Translates a text at the key `holder`. */
  text(text: string, holder: string): string;
  /** Translates a file name. */
  file(key: string): string;
}

export function randomizeNames(exchanges: readonly Exchange[], random: Random): Names {
  const files = new Map<string, string>();
  for (const key of new Set(exchanges.flatMap(({ request }) => keysIn(request["body"] ?? null))))
    files.set(key, randomizeKey(key, random));
  const words = new Map(WORDS.map((word) => [word, word.replace(/[a-z]+/g, (run) => random.letters(run.length))]));
  // A DOI can be registered only once, so the timestamps at the end of recorded DOIs are shifted.
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

/** Replaces the first run of letters. Extensions, marks, punctuation and extreme lengths are tested and stay. */
function randomizeKey(key: string, random: Random): string {
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

/** Returns the file names that a request initializes. */
function keysIn(body: Json): string[] {
  const items = Array.isArray(body) ? body : listAt(objectAt({ body }, "body"), "files");
  return items.flatMap((item) => (isObject(item) && typeof item["key"] === "string" ? [item["key"]] : []));
}

export const md5 = (bytes: Uint8Array): string => createHash("md5").update(bytes).digest("hex");

/** Random contents and sizes that replace the recorded ones. */
export interface Contents {
  size(recorded: number): number;
  /** Returns the bytes to send; undefined for no body or JSON. */
  body(request: JsonObject): Uint8Array<ArrayBuffer> | undefined;
  /** Returns the MD5 of the bytes that replace those with a recorded MD5. */
  digest(recorded: string): string | undefined;
}

/** Sizes of a scenario, by recorded size. Without it, sizes grow but keep their order. */
export type SizeTable = (random: Random) => ReadonlyMap<number, number>;

export interface ContentOptions {
  readonly sizes?: SizeTable;
  /** Other sizes, such as a quota, that keep their rank among the recorded ones. */
  readonly alsoSizes?: readonly number[];
  /** Contents that are joined from others: MD5s of the parts, by MD5 of the whole. */
  readonly joined?: Readonly<Record<string, readonly string[]>>;
}

export function randomizeContents(
  exchanges: readonly Exchange[],
  random: Random,
  { sizes: table, alsoSizes: also = [], joined = {} }: ContentOptions,
): Contents {
  const sizes = table?.(random) ?? growSizes([...sizesIn(exchanges), ...also], random);
  const size = (recorded: number): number => sizes.get(recorded) ?? recorded;
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>();
  const digests = new Map<string, string>();

  const draw = (recorded: Recorded): Uint8Array<ArrayBuffer> => {
    const known = bytes.get(recorded.md5);
    if (known !== undefined) return known;
    const fresh = random.bytes(size(recorded.size));
    bytes.set(recorded.md5, fresh);
    digests.set(recorded.md5, md5(fresh));
    digests.set(compositeOf(recorded.md5), compositeOf(md5(fresh)));
    return fresh;
  };
  const sent = exchanges.flatMap(({ request }) => contentOf(request, table !== undefined) ?? []);
  for (const [whole, parts] of Object.entries(joined)) {
    const pieces = parts.map((part) => sent.find((one) => one.md5 === part)).flatMap((one) => (one ? [draw(one)] : []));
    const fresh = Uint8Array.from(Buffer.concat(pieces));
    bytes.set(whole, fresh);
    digests.set(whole, md5(fresh));
  }
  return {
    size,
    body(request) {
      const recorded = contentOf(request, table !== undefined);
      return recorded === undefined ? undefined : draw(recorded);
    },
    digest: (recorded) => digests.get(recorded),
  };
}

/** Returns the composite MD5 of a file with a single part. */
const compositeOf = (digest: string): string => md5(Buffer.from(digest, "hex"));

interface Recorded {
  readonly size: number;
  readonly md5: string;
}

/** Returns what a request sent: a text, a number of `x` or zeros, or bytes with a recorded MD5. */
function contentOf(request: JsonObject, isZeros: boolean): Recorded | undefined {
  const body = request["body"];
  if (isObject(body) && typeof body["bytes"] === "number" && !("metadata" in body)) {
    const size = body["bytes"];
    return { size, md5: textAt(body, "md5") ?? md5(new Uint8Array(size).fill(isZeros ? 0 : 120)) };
  }
  const type = textAt(objectAt(request, "headers"), "Content-Type");
  if (type === "application/json" || type === "text/plain") return undefined;
  const text = textAt(request, "text");
  if (text !== undefined) return { size: Buffer.byteLength(text), md5: md5(Buffer.from(text)) };
  const count = request["bytes"];
  return typeof count === "number" ? { size: count, md5: md5(new Uint8Array(count).fill(120)) } : undefined;
}

/** Returns all sizes in a recording. */
function sizesIn(exchanges: readonly Exchange[]): number[] {
  const found: number[] = [];
  const walk = (value: Json | undefined): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    if (!isObject(value)) return;
    if (typeof value["size"] === "number") found.push(value["size"]);
    for (const item of Object.values(value)) walk(item);
  };
  for (const { request, response } of exchanges) {
    walk(request["body"]);
    walk(response["body"]);
    const sent = contentOf(request, false);
    if (sent !== undefined) found.push(sent.size);
  }
  return found;
}

/** Returns larger sizes in the same order. Zero and invalid sizes stay. */
function growSizes(sizes: readonly number[], random: Random): Map<number, number> {
  let more = 0;
  const drawn = new Map<number, number>();
  for (const size of [...new Set(sizes)].filter((one) => one > 0).toSorted((a, b) => a - b)) {
    more += random.number(2 + Math.floor(size / 10));
    drawn.set(size, size + more);
  }
  return drawn;
}
