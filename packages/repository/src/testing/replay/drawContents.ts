import { createHash } from "node:crypto";
import { isObject, type Json, type JsonObject, objectAt, textAt } from "../../json.ts";
import type { Exchange } from "./exchange.ts";
import type { Random } from "./random.ts";

export const md5 = (bytes: Uint8Array): string => createHash("md5").update(bytes).digest("hex");

/** Bytes and sizes in place of the recorded ones: other content under the MD5 of the recorded. */
export interface Contents {
  size(recorded: number): number;
  /** The bytes that a request sends now; nothing where it sends none, or JSON. */
  body(request: JsonObject): Uint8Array<ArrayBuffer> | undefined;
  /** The MD5 (hexadecimal) of what is sent now in the place of what had that MD5. */
  digest(recorded: string): string | undefined;
}

/** What a scene says of its sizes: as recorded and as drawn; without it sizes grow in the order they have. */
export type SizeTable = (random: Random) => ReadonlyMap<number, number>;

export interface ContentOptions {
  readonly sizes?: SizeTable;
  /** Sizes of the scene, as a quota, that keep their place among those of the recording. */
  readonly alsoSizes?: readonly number[];
  /** What was joined of other recorded bytes: MD5s by the MD5 of the whole. */
  readonly joined?: Readonly<Record<string, readonly string[]>>;
}

export function drawContents(
  exchanges: readonly Exchange[],
  random: Random,
  { sizes: table, alsoSizes: also = [], joined = {} }: ContentOptions,
): Contents {
  const sizes = table?.(random) ?? growing([...sizesIn(exchanges), ...also], random);
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

/** The MD5 of one part's MD5, as a store tells it for a file of a single part. */
const compositeOf = (digest: string): string => md5(Buffer.from(digest, "hex"));

interface Recorded {
  readonly size: number;
  readonly md5: string;
}

/** What a request sent: a text, so many `x` or zeros, or bytes of which the MD5 was kept. */
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

/** All sizes of a recording: announced, told, sent. */
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

/** Larger sizes, in the order they had; nothing, and what is no size, stays. */
function growing(sizes: readonly number[], random: Random): Map<number, number> {
  let more = 0;
  const drawn = new Map<number, number>();
  for (const size of [...new Set(sizes)].filter((one) => one > 0).toSorted((a, b) => a - b)) {
    more += random.number(2 + Math.floor(size / 10));
    drawn.set(size, size + more);
  }
  return drawn;
}
