import { readFileSync } from "node:fs";
import { describe, expect, inject, it } from "vitest";
import { type Exchange, readRecording } from "./testing/replay/exchange.ts";
import { LIVE_DIFFERENCES } from "./testing/replay/liveDifferences.ts";
import { MULTIPART_CONTENTS } from "./testing/replay/multipartContents.ts";
import { Replay, type ReplayOptions } from "./testing/replay/replay.ts";
import { SCENES } from "./testing/replay/scenes.ts";
import { sendAsItStands } from "./testing/replay/sendAsItStands.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of an instance in the setting of a scenario, or why there is none. */
    instances: Readonly<Record<string, { readonly web: string } | { readonly missing: string }>>;
  }
}

/** The running platform: where it is, and the token of each person. */
interface Platform {
  readonly web: string;
  readonly people: Readonly<Record<string, { readonly token: string }>>;
}

/** How often a list is asked, how long apart (ms), that the search index fills behind the answer, or a checksum that a worker computes. */
const [TRIES, PAUSE] = [12, 500];

/** The part of `multipart` that was recorded with files on a disk; the rest needs a store of its own, and its owner. */
const LAST_ON_DISK = 151;

const seed = Number(process.env["REPLAY_SEED"] ?? Math.floor(Math.random() * 2 ** 32));
const platform = JSON.parse(readFileSync(process.env["INVENIO_PEOPLE"] ?? "", "utf8")) as Platform;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** A web server that refuses a body hangs up on it, sometimes before its answer is read: then it is asked again. */
async function sendUntilAnswered(request: Request): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendAsItStands(request.clone());
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

function startReplay(name: string, host: string, exchanges: readonly Exchange[]): Replay {
  const isMultipart = name === "multipart";
  const target = {
    host,
    store: `${host}/store`,
    tokenOf: (person: string) => platform.people[person]?.token ?? person,
    fetch: (request: Request) => (isMultipart ? sendUntilAnswered(request) : fetch(request, { redirect: "manual" })),
  };
  const contents: Omit<ReplayOptions, "seed"> = isMultipart
    ? MULTIPART_CONTENTS
    : // Its quota is what it is: sizes stay on their side of it.
      SCENES[name]?.quotaBytes === undefined
      ? {}
      : { sizes: () => new Map<number, number>() };
  return new Replay(target, exchanges, { seed, ...contents });
}

/**
 * Whether a difference is one of pace alone: fewer seconds are left to wait, or the worker, of which the recording waited
 * to hear, was sooner done with a checksum.
 */
function isOfPace(difference: string): boolean {
  const [, recorded, left] = /^retry-after (\d+), was (\d+)$/.exec(difference) ?? [];
  if (recorded !== undefined && left !== undefined) return Number(left) < Number(recorded);
  return (
    /^(?:etag null|\.checksum: null), was "md5:[\da-f]{32}"$/.test(difference) ||
    difference === ".metadata: null, was {}"
  );
}

/** The differences between the recorded answer and the platform's, which may come a moment later. */
async function play(replay: Replay, exchange: Exchange): Promise<readonly string[]> {
  const playOnce = async (): Promise<readonly string[]> =>
    (await replay.play(exchange)).filter((difference) => !isOfPace(difference));
  let found = await playOnce();
  for (let tries = 1; exchange.request["method"] === "GET" && found.length > 0 && tries < TRIES; tries += 1) {
    await pause();
    found = await playOnce();
  }
  return found;
}

for (const name of [...Object.keys(SCENES), "multipart"]) {
  const instance = inject("instances")[name] ?? { web: platform.web };
  const missing = "missing" in instance ? instance.missing : undefined;
  const title = missing === undefined ? name : `${name} (not run: ${missing})`;
  describe.skipIf(missing !== undefined)(`what this platform answers to ${title} (seed ${seed})`, () => {
    const exchanges = readRecording(name).filter(({ index }) => name !== "multipart" || index <= LAST_ON_DISK);
    const replay = startReplay(name, "web" in instance ? instance.web : "", exchanges);
    for (const exchange of exchanges) {
      const reason = LIVE_DIFFERENCES[name]?.[exchange.index];
      const told = `${exchange.index}: ${exchange.what}`;
      it.skipIf(reason !== undefined)(reason === undefined ? told : `${told} (not run: ${reason})`, async () => {
        expect(await play(replay, exchange)).toEqual([]);
      });
    }
  });
}
