import { isObject, type Json, type JsonObject, objectAt, textAt } from "../../src/json.ts";
import { differences, headerDifferences } from "./compare.ts";
import {
  type ContentOptions,
  type Contents,
  createRandom,
  randomizeContents,
  randomizeNames,
  md5,
  type Names,
} from "./randomize.ts";
import type { Exchange, Target } from "./recordings.ts";
import { createStoreUrls, normalizeUrl } from "./storeUrls.ts";

/** Ids of records, and UUIDs of communities and requests. */
const RANDOM_ID = /^(?:[\da-z]{5}-[\da-z]{5}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const RECORDED_HOST = "https://repository.example";
const RECORDED_STORE = "https://store.example/rdm";

interface ReplayOptions extends ContentOptions {
  readonly seed: number;
}

/**
 * Sends recorded requests with random names, sizes and bytes, and compares the responses: status, relevant headers and
 * the whole body.
 */
export class Replay {
  readonly contents: Contents;
  readonly #names: Names;
  readonly #ids = new Map<string, string>();
  readonly #checksums = new Map<string, string>();
  readonly #storeUrls = createStoreUrls();
  target: Target;

  constructor(target: Target, exchanges: readonly Exchange[], { seed, ...contents }: ReplayOptions) {
    const random = createRandom(seed);
    this.target = target;
    this.#names = randomizeNames(exchanges, random);
    this.contents = randomizeContents(exchanges, random, contents);
  }

  /** Sends a request and returns the differences from the recorded response as lines. */
  async play(exchange: Exchange): Promise<readonly string[]> {
    const response = await this.target.fetch(this.toRequest(exchange));
    return this.compare(exchange, response);
  }

  /** Maps a recorded id or object store URL to this run's. */
  mapId(recorded: string, answered: string): void {
    if (recorded.startsWith("https://")) this.#storeUrls.map(recorded, answered);
    else this.#ids.set(recorded, answered);
  }

  /** Translates recorded names, sizes and ids. */
  translate(recorded: JsonObject): JsonObject {
    const translated = this.#translated(recorded);
    return isObject(translated) ? translated : {};
  }

  /** Translates a recorded object store URL. */
  addressOf(recorded: string): string {
    return this.#storeUrls.translate(recorded, "");
  }

  async compare(exchange: Exchange, response: Response): Promise<readonly string[]> {
    const { response: wanted } = exchange;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    if (response.status !== wanted["status"])
      return [`status ${String(wanted["status"])}, was ${response.status}: ${text.slice(0, 200)}`];
    const location = textAt(objectAt(wanted, "headers"), "location");
    if (location !== undefined) this.#storeUrls.map(location, response.headers.get("Location") ?? "");
    const body = this.#compareBody(wanted, bytes, text);
    const headers = headerDifferences(
      exchange,
      response,
      (value, name) => this.#translateHeader(value, name),
      (value, name) =>
        name === "location" && value.startsWith("http") ? normalizeUrl(value, this.target.store) : value,
    );
    return [...headers, ...body];
  }

  toRequest(exchange: Exchange): Request {
    const { as, request, what } = exchange;
    const headers = new Headers();
    // The body is built first because headers need its checksum.
    const body = this.#requestBody(request);
    for (const [name, value] of Object.entries(objectAt(request, "headers")))
      if (name !== "Content-Type" || value !== "") headers.set(name, this.#requestHeader(name, String(value)));
    if (as !== "nobody" && !as.startsWith("Bearer ")) headers.set("Authorization", `Bearer ${this.target.tokenOf(as)}`);
    const method = textAt(request, "method") ?? "GET";
    const note = textAt(request, "note") ?? "";
    const declared = /^Content-Length (\d+)/.exec(note)?.[1];
    if (declared !== undefined) headers.set("Content-Length", String(this.contents.size(Number(declared))));
    if (note.startsWith("Transfer-Encoding")) headers.set("Transfer-Encoding", "chunked");
    if (body instanceof Uint8Array && declared === undefined && !note.startsWith("Transfer-Encoding"))
      headers.set("Content-Length", String(body.byteLength));
    const init = method === "GET" || method === "HEAD" || body === undefined ? {} : { body };
    return new Request(this.#address(request, what), { method, headers, ...init });
  }

  #address(request: JsonObject, what: string): string {
    const path = textAt(request, "path") ?? "";
    if (path.startsWith("https://store.example/")) return this.#storeUrls.translate(path, what);
    const address = path.startsWith("https://") ? path : RECORDED_HOST + path;
    return this.#swap(this.#names.text(address, "path"));
  }

  #requestBody(request: JsonObject): string | Uint8Array<ArrayBuffer> | undefined {
    const bytes = this.contents.body(request);
    if (bytes !== undefined) return bytes;
    if (request["body"] !== undefined) return JSON.stringify(this.#translated(request["body"]));
    const count = request["bytes"];
    // A very long title was recorded only by its length.
    if (typeof count === "number") return JSON.stringify({ metadata: { title: "y".repeat(count - 25) } });
    return textAt(request, "text");
  }

  #requestHeader(name: string, value: string): string {
    if (name !== "Content-MD5") return value;
    const drawn = this.contents.digest(Buffer.from(value, "base64").toString("hex"));
    if (drawn === undefined) return this.contents.digest(value) ?? value;
    return Buffer.from(drawn, "hex").toString("base64");
  }

  #translateHeader(value: string, name: string): string {
    if (name === "content-length") return String(this.contents.size(Number(value)));
    if (name === "content-range") return value.replace(/\/(\d+)$/, (_, size) => `/${this.contents.size(Number(size))}`);
    if (name === "location") return this.#names.text(normalizeUrl(this.#swap(value), this.target.store), "path");
    if (name === "etag" || name === "content-md5")
      return value.replace(/[\da-f]{32}/, (digest) => this.#digest(digest));
    return this.#swap(this.#names.text(value, "path"));
  }

  /** Translates a recorded MD5. */
  #digest(recorded: string): string {
    return this.contents.digest(recorded) ?? this.#checksums.get(recorded) ?? recorded;
  }

  #compareBody(wanted: JsonObject, bytes: Uint8Array, text: string): string[] {
    const body = wanted["body"];
    const plain = textAt(wanted, "text") ?? (typeof body === "string" ? body : undefined);
    if (plain !== undefined && plain !== "") {
      const drawn = this.contents.digest(md5(Buffer.from(plain)));
      if (drawn !== undefined) return drawn === md5(bytes) ? [] : [`bytes with the MD5 ${drawn}, was ${md5(bytes)}`];
      return compareText(plain, text, (one) => this.#translated(one), this);
    }
    if (body === undefined || body === null || body === "") return [];
    if (isObject(body) && typeof body["md5"] === "string" && typeof body["bytes"] === "number")
      return this.#compareDownload(body["bytes"], body["md5"], bytes, textAt(objectAt(wanted, "headers"), "location"));
    const answered: Json = JSON.parse(text);
    if (isObject(body) && "seconds" in body) return compareManyParts(answered);
    return this.compareJson(body, answered);
  }

  compareJson(recorded: Json, answered: Json): string[] {
    this.#mapIds(recorded, answered);
    const { wanted, shown } = reduceToRecorded(this.#translated(recorded), answered);
    return differences(wanted, this.#normalized(shown));
  }

  #compareDownload(size: number, digest: string, bytes: Uint8Array, location: string | undefined): string[] {
    // This is the HTML of a redirect.
    if (location !== undefined) return [];
    const found: string[] = [];
    if (bytes.byteLength !== this.contents.size(size) && size !== 10)
      found.push(`${this.contents.size(size)} bytes, were ${bytes.byteLength}`);
    const known = this.contents.digest(digest) ?? this.#checksums.get(digest);
    if (known === undefined) this.#checksums.set(digest, md5(bytes));
    else if (known !== md5(bytes)) found.push(`bytes with the MD5 ${known}, was ${md5(bytes)}`);
    return found;
  }

  /** Maps the recorded ids, URLs and checksums to this run's. */
  #mapIds(recorded: Json, answered: Json): void {
    if (Array.isArray(recorded) && Array.isArray(answered)) {
      const keyed = new Map(answered.flatMap((item) => (isObject(item) ? [[textAt(item, "key") ?? "", item]] : [])));
      for (const [index, item] of recorded.entries()) {
        const key = isObject(item) ? textAt(item, "key") : undefined;
        this.#mapIds(item, (key === undefined ? answered[index] : keyed.get(this.#names.file(key))) ?? null);
      }
    }
    if (!isObject(recorded) || !isObject(answered)) return;
    const [from, to] = [textAt(recorded, "id"), textAt(answered, "id")];
    if (from !== undefined && to !== undefined && RANDOM_ID.test(from)) this.#ids.set(from, to);
    for (const [key, value] of Object.entries(recorded)) {
      const other = answered[key] ?? null;
      if (key === "parts" || key === "href") this.#storeUrls.map(value, other);
      if (key === "checksum") this.#mapChecksum(value, other);
      if (isObject(value) && key === "entries" && isObject(other)) {
        for (const [file, entry] of Object.entries(value)) this.#mapIds(entry, other[this.#names.file(file)] ?? null);
      } else this.#mapIds(value, other);
    }
  }

  /** Maps a checksum of bytes that no single request sent, at its first appearance. */
  #mapChecksum(recorded: Json, answered: Json): void {
    const pattern = /^(md5|multipart):([\da-f]{32})/;
    const [, kind, from] = pattern.exec(String(recorded)) ?? [];
    const [, sameKind, to] = pattern.exec(String(answered)) ?? [];
    // A worker may already have replaced a composite checksum.
    if (kind !== sameKind) return;
    if (from === undefined || to === undefined || /^0+$/.test(from) || this.contents.digest(from) !== undefined) return;
    if (!this.#checksums.has(from)) this.#checksums.set(from, to);
  }

  #translated(value: Json, holder = ""): Json {
    if (Array.isArray(value)) return value.map((item) => this.#translated(item, isObject(item) ? "" : holder));
    if (typeof value === "number")
      return holder === "size" || holder === "part_size" ? this.contents.size(value) : value;
    if (typeof value === "string") return this.#translatedText(value, holder);
    if (!isObject(value)) return value;
    const isMap = holder === "entries";
    const translated: JsonObject = {};
    for (const [key, item] of Object.entries(value))
      translated[isMap ? this.#names.file(key) : (this.#ids.get(key) ?? key)] = this.#translated(
        item,
        isMap ? "entry" : key,
      );
    const entries = translated["entries"];
    if (typeof translated["total_bytes"] === "number" && isObject(entries))
      translated["total_bytes"] = Object.values(entries).reduce<number>(
        (sum, entry) => sum + (isObject(entry) && typeof entry["size"] === "number" ? entry["size"] : 0),
        0,
      );
    return translated;
  }

  #translatedText(text: string, holder: string): string {
    if (holder === "checksum")
      return text
        .replace(/[\da-f]{32}/, (digest) => this.#digest(digest))
        .replace(/(?<=^multipart:.*-)\d+$/, (size) => String(this.contents.size(Number(size))));
    const named = this.#swap(this.#names.text(text, holder));
    return holder === "url" ? normalizeUrl(named, this.target.store) : named;
  }

  /** Removes what differs between runs from object store URLs. */
  #normalized(value: Json, holder = ""): Json {
    if (Array.isArray(value)) return value.map((item) => this.#normalized(item, holder));
    if (typeof value === "string") return holder === "url" ? normalizeUrl(value, this.target.store) : value;
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.#normalized(item, key)]));
  }

  #swap(text: string): string {
    let swapped = text;
    for (const [from, to] of this.#ids) swapped = swapped.replaceAll(from, to);
    return swapped.replaceAll(RECORDED_STORE, this.target.store).replaceAll(RECORDED_HOST, this.target.host);
  }
}

/** Reduces a long list to the one entry and the count that the recording kept. */
function reduceToRecorded(wanted: Json, answered: Json): { readonly wanted: Json; readonly shown: Json } {
  const note = isObject(wanted) ? textAt(wanted, "note") : undefined;
  const count = /^(\d+) entries in all/.exec(note ?? "")?.[1];
  if (count === undefined || !isObject(wanted) || !isObject(answered)) return { wanted, shown: answered };
  const { note: _note, ...kept } = wanted;
  const entries = Array.isArray(answered["entries"]) ? answered["entries"] : [];
  const keys = new Set(
    (Array.isArray(kept["entries"]) ? kept["entries"] : []).map((one) => isObject(one) && one["key"]),
  );
  const shown = entries.filter((one) => isObject(one) && keys.has(one["key"] ?? ""));
  return {
    wanted: { ...kept, count: Number(count) },
    shown: { ...answered, entries: shown, count: entries.length },
  };
}

/** Compares the number of part links, which is all that the recording kept. */
function compareManyParts(answered: Json): string[] {
  const entries = isObject(answered) && Array.isArray(answered["entries"]) ? answered["entries"] : [];
  const links = entries.map((entry) => (isObject(entry) ? objectAt(entry, "links")["parts"] : undefined));
  return links.some((parts) => Array.isArray(parts) && parts.length === 10_000) ? [] : ["no 10,000 part links"];
}

/** Compares a text: XML of a store by code and message, JSON as JSON, anything else literally. */
function compareText(wanted: string, answered: string, translate: (text: Json) => Json, replay: Replay): string[] {
  if (wanted.startsWith("{")) {
    // The recording truncates long texts.
    const parsed = parse(wanted);
    return parsed === undefined ? [] : replay.compareJson(parsed, JSON.parse(answered));
  }
  if (wanted.startsWith("\u0000")) return [];
  const code = (text: string): string => /<Code>.*<\/Message>/.exec(text)?.[0] ?? text;
  const expected = String(translate(code(wanted)));
  return expected === code(answered) ? [] : [`${expected}, was ${code(answered).slice(0, 200)}`];
}

function parse(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
