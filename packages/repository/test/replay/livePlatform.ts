import { readFileSync } from "node:fs";
import { type ClientRequest, request as startRequest } from "node:http";
import { inject } from "vitest";
import { isObject, type Json, objectAt, textAt } from "../../src/json.ts";
import { isVersionDifference } from "./knownDifferences.ts";
import type { Exchange } from "./recordings.ts";
import type { Replay } from "./replay.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of an instance with a scenario's settings, or why there is none. */
    instances: Readonly<Record<string, { readonly web: string } | { readonly missing: string }>>;
  }
}

/** A user account of a running platform. */
interface LivePerson {
  readonly token: string;
  readonly email: string;
  readonly password: string;
}

/** A running platform, as described by the people file: its address, people and communities. */
export interface LivePlatform {
  readonly web: string;
  person(name: string): LivePerson;
  /** Returns the bearer token of a recorded person; other names are returned as they are. */
  tokenOf(name: string): string;
  /** Community ids, by slug. */
  readonly communities: Readonly<Record<string, string>>;
}

/** Reads a people file. */
export function readPlatform(path: string): LivePlatform {
  const json: Json = JSON.parse(readFileSync(path, "utf8"));
  const file = isObject(json) ? json : {};
  const people = objectAt(file, "people");
  const property = (name: string, key: string): string | undefined => textAt(objectAt(people, name), key);
  return {
    web: textAt(file, "web") ?? "",
    person: (name) => ({
      token: property(name, "token") ?? "",
      email: property(name, "email") ?? "",
      password: property(name, "password") ?? "",
    }),
    tokenOf: (name) => property(name, "token") ?? name,
    communities: Object.fromEntries(
      Object.entries(objectAt(file, "communities")).map(([slug, id]) => [slug, String(id)]),
    ),
  };
}

/** Returns the address for a scenario: of its own instance or the platform, or why there is none. */
export function instanceFor(scenario: string, { web }: LivePlatform): { web: string; missing?: string } {
  const instance = inject("instances")[scenario] ?? { web };
  return "missing" in instance ? { web: "", missing: instance.missing } : instance;
}

/** Returns an environment variable, or undefined if it is empty. */
export const environment = (variable: string): string | undefined => process.env[variable] || undefined;

/** Returns a reason to skip a test: the first of these variables that is not set. */
export function missingOf(meanings: Readonly<Record<string, string>>): string | undefined {
  const missing = Object.entries(meanings).find(([variable]) => environment(variable) === undefined);
  return missing === undefined ? undefined : `${missing[0]}, the ${missing[1]}, is not set`;
}

/** Returns a test title with the reason why the test is skipped. */
export const titleWithReason = (title: string, reason: string | undefined): string =>
  reason === undefined ? title : `${title} (not run: ${reason})`;

/** The day of the recordings. New records and versions have it as their publication date. */
const RECORDED_DAY = new Date("2026-11-21T00:00:00Z");

/** Maps the recorded day to the current UTC day. */
export function mapDay(replay: Replay, now: Date): void {
  const forms = formsOf(now);
  for (const [index, recorded] of formsOf(RECORDED_DAY).entries()) replay.mapId(recorded, forms[index] ?? recorded);
}

/** Returns a day in the formats of records and pages. */
const formsOf = (day: Date): string[] => [
  day.toISOString().slice(0, 10),
  ...(["long", "medium"] as const).map((dateStyle) => day.toLocaleDateString("en-US", { dateStyle, timeZone: "UTC" })),
];

/**
 * Attempts and pause in milliseconds for results that take a moment: the search index, worker checksums, broken
 * connections.
 */
const [ATTEMPTS, PAUSE] = [12, 500];

/** Polls until `isReady`, and returns the last result. */
export async function pollUntil<Seen>(look: () => Promise<Seen>, isReady: (seen: Seen) => boolean): Promise<Seen> {
  let seen = await look();
  for (let tries = 1; !isReady(seen) && tries < ATTEMPTS; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    seen = await look();
  }
  return seen;
}

/**
 * Replays an exchange until it equals the recording, and returns the remaining differences. Timing and version
 * differences are ignored.
 */
export async function replayUntilEqual(
  exchange: Exchange,
  play: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const playOnce = async (): Promise<readonly string[]> =>
    (await play()).filter(
      (difference) => !isTimingDifference(difference, exchange) && !isVersionDifference(difference),
    );
  // Only GET requests are repeated.
  return pollUntil(playOnce, (found) => found.length === 0 || exchange.request["method"] !== "GET");
}

/**
 * Returns whether a difference is only about timing:
 * - fewer seconds to wait,
 * - the worker finished a checksum earlier than in the recording,
 * - or later, in the response to a request that cannot be repeated.
 */
function isTimingDifference(difference: string, { what, request }: Exchange): boolean {
  const [, recorded, left] = /^retry-after (\d+), was (\d+)$/.exec(difference) ?? [];
  if (recorded !== undefined && left !== undefined) return Number(left) < Number(recorded);
  // This exchange shows that the checksum never arrives.
  if (/the checksum stays/.test(what)) return false;
  return (
    /^(?:etag null|\S*\.checksum: null), was "md5:[\da-f]{32}"$/.test(difference) ||
    /^\S*\.checksum: "multipart:\S+", was "md5:[\da-f]{32}"$/.test(difference) ||
    (request["method"] === "POST" && /^\S*\.checksum: "md5:[\da-f]{32}", was "multipart:\S+"$/.test(difference)) ||
    /^\S*\.metadata: null, was \{\}$/.test(difference)
  );
}

/** Bytes that are sent before checking whether a response arrived. */
const PIECE = 65_536;

/**
 * Sends a request over HTTP/1.1 in ways that `fetch` does not support: in chunks if its headers say so, and with a body
 * shorter than its `Content-Length`. Then it half-closes the connection. Rejects without a response.
 */
async function sendRaw(request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const headers = Object.fromEntries(request.headers);
  const declared = headers["content-length"];
  const isCutOff = declared !== undefined && Number(declared) > body.byteLength;
  return await new Promise((resolve, reject) => {
    const sent = startRequest(request.url, { method: request.method, headers, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("error", reject);
      answer.on("end", () => {
        const kept = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
        const content = pieces.length === 0 ? null : Buffer.concat(pieces);
        resolve(new Response(content, { status: answer.statusCode ?? 0, headers: kept }));
        sent.destroy();
      });
    });
    sent.on("error", reject);
    if (isCutOff) sent.on("finish", () => sent.socket?.end());
    void sendUnlessAnswered(sent, body);
  });
}

/** Stops sending once a response arrived. Otherwise the client reports a broken connection instead of the response. */
async function sendUnlessAnswered(sent: ClientRequest, body: Buffer): Promise<void> {
  let isAnswered = false;
  sent.once("response", () => (isAnswered = true));
  for (let at = 0; at < body.byteLength && !isAnswered && !sent.destroyed; at += PIECE) {
    await new Promise((resolve) => sent.write(body.subarray(at, at + PIECE), resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (!isAnswered && !sent.destroyed) sent.end();
}

/** How often an unanswered request is sent. */
const TRIES = 12;

/**
 * Sends a request until it is answered. A web server that refuses a body can close the connection before its response
 * is read.
 */
export async function fetchWithRetry(request: Request): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendRaw(request.clone());
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}
