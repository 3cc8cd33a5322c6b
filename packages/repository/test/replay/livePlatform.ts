import { readFileSync } from "node:fs";
import { type ClientRequest, request as startRequest } from "node:http";
import { inject } from "vitest";
import { isObject, type Json, objectAt, textAt } from "../../src/json.ts";
import { isVersionDifference } from "./knownDifferences.ts";
import type { Exchange } from "./recordings.ts";
import type { Replay } from "./replay.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of an instance in the setting of a scenario, or why there is none. */
    instances: Readonly<Record<string, { readonly web: string } | { readonly missing: string }>>;
  }
}

/** Who may use a running platform, and how. */
interface LivePerson {
  readonly token: string;
  readonly email: string;
  readonly password: string;
}

/** A running platform, as the file tells that `up` writes: where it is, its people, its communities. */
export interface LivePlatform {
  readonly web: string;
  person(name: string): LivePerson;
  /** The bearer token of a person of the recordings; for anybody else, the name. */
  tokenOf(name: string): string;
  /** The ids of communities, by slug. */
  readonly communities: Readonly<Record<string, string>>;
}

/** Reads that file. */
export function readPlatform(path: string): LivePlatform {
  const json: Json = JSON.parse(readFileSync(path, "utf8"));
  const file = isObject(json) ? json : {};
  const people = objectAt(file, "people");
  const said = (name: string, key: string): string | undefined => textAt(objectAt(people, name), key);
  return {
    web: textAt(file, "web") ?? "",
    person: (name) => ({
      token: said(name, "token") ?? "",
      email: said(name, "email") ?? "",
      password: said(name, "password") ?? "",
    }),
    tokenOf: (name) => said(name, "token") ?? name,
    communities: Object.fromEntries(
      Object.entries(objectAt(file, "communities")).map(([slug, id]) => [slug, String(id)]),
    ),
  };
}

/** The address of an instance in the setting of a scenario, that of the platform where it needs none, or why there is none. */
export function instanceFor(scenario: string, { web }: LivePlatform): { web: string; missing?: string } {
  const instance = inject("instances")[scenario] ?? { web };
  return "missing" in instance ? { web: "", missing: instance.missing } : instance;
}

/** What a variable of the environment names; undefined where it is not set. */
export const environment = (variable: string): string | undefined => process.env[variable] || undefined;

/** The first of these variables that names nothing, as the reason for which something is not run. */
export function missingOf(meanings: Readonly<Record<string, string>>): string | undefined {
  const missing = Object.entries(meanings).find(([variable]) => environment(variable) === undefined);
  return missing === undefined ? undefined : `${missing[0]} names no ${missing[1]}`;
}

/** A title that says why something is not run, where it is not. */
export const titleWithReason = (title: string, reason: string | undefined): string =>
  reason === undefined ? title : `${title} (not run: ${reason})`;

/** The day of the recordings, which new records and new versions have as that of their publication. */
const RECORDED_DAY = new Date("2026-11-21T00:00:00Z");

/** Says that the day of the recordings is the day of `now`, in UTC, as the platform's clock has it. */
export function mapDay(replay: Replay, now: Date): void {
  const forms = formsOf(now);
  for (const [index, recorded] of formsOf(RECORDED_DAY).entries()) replay.mapId(recorded, forms[index] ?? recorded);
}

/** A day as records write it, and as the platform's pages show it. */
const formsOf = (day: Date): string[] => [
  day.toISOString().slice(0, 10),
  ...(["long", "medium"] as const).map((dateStyle) => day.toLocaleDateString("en-US", { dateStyle, timeZone: "UTC" })),
];

/**
 * How often something is looked at, how long apart (ms), that may take a moment: the search index fills behind an answer,
 * a worker computes a checksum, a store hears that a page is gone.
 */
const [ATTEMPTS, PAUSE] = [12, 500];

/** Looks until it is as it should be, and in the end at what it is. */
export async function pollUntil<Seen>(look: () => Promise<Seen>, isReady: (seen: Seen) => boolean): Promise<Seen> {
  let seen = await look();
  for (let tries = 1; !isReady(seen) && tries < ATTEMPTS; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    seen = await look();
  }
  return seen;
}

/** The differences between the recorded answer and the platform's, which may come a moment later: those of pace, and of an older line, are none. */
export async function replayUntilEqual(
  exchange: Exchange,
  play: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const playOnce = async (): Promise<readonly string[]> =>
    (await play()).filter(
      (difference) => !isTimingDifference(difference, exchange) && !isVersionDifference(difference),
    );
  // What is no question is not asked again.
  return pollUntil(playOnce, (found) => found.length === 0 || exchange.request["method"] !== "GET");
}

/**
 * Whether a difference is one of pace alone: fewer seconds are left to wait, or the worker, of which the recording waited
 * to hear, was sooner done with a checksum; or, where it was sooner in the recording, is still at it after a call that
 * cannot be made again.
 */
function isTimingDifference(difference: string, { what, request }: Exchange): boolean {
  const [, recorded, left] = /^retry-after (\d+), was (\d+)$/.exec(difference) ?? [];
  if (recorded !== undefined && left !== undefined) return Number(left) < Number(recorded);
  // Where it is the point that it never comes, one that came is a difference.
  if (/the checksum stays/.test(what)) return false;
  return (
    /^(?:etag null|\S*\.checksum: null), was "md5:[\da-f]{32}"$/.test(difference) ||
    /^\S*\.checksum: "multipart:\S+", was "md5:[\da-f]{32}"$/.test(difference) ||
    (request["method"] === "POST" && /^\S*\.checksum: "md5:[\da-f]{32}", was "multipart:\S+"$/.test(difference)) ||
    /^\S*\.metadata: null, was \{\}$/.test(difference)
  );
}

/** Bytes that are sent before it is looked whether an answer came already. */
const PIECE = 65_536;

/**
 * Sends a request as it stands over HTTP/1.1, which `fetch` would not: in chunks where its headers say so, and with a body
 * shorter than its `Content-Length`, after which this end of the connection is closed. Rejects where no answer comes.
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

/** Who goes on sending to a server that has answered and hung up is told of that instead of the answer. */
async function sendUnlessAnswered(sent: ClientRequest, body: Buffer): Promise<void> {
  let isAnswered = false;
  sent.once("response", () => (isAnswered = true));
  for (let at = 0; at < body.byteLength && !isAnswered && !sent.destroyed; at += PIECE) {
    await new Promise((resolve) => sent.write(body.subarray(at, at + PIECE), resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (!isAnswered && !sent.destroyed) sent.end();
}

/** How often a request is sent until it is answered. */
const TRIES = 12;

/** The same; a web server that refuses a body hangs up on it, sometimes before its answer is read: then it is asked again. */
export async function fetchWithRetry(request: Request): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendRaw(request.clone());
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}
