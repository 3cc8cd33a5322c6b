import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Exchange, readRecording } from "./testing/replay/exchange.ts";
import { NAMED_DIFFERENCES } from "./testing/replay/namedDifferences.ts";
import { Replay } from "./testing/replay/replay.ts";
import { SCENES } from "./testing/replay/scenes.ts";

/** The running platform: where it is, and the token of each person (`INVENIO_PEOPLE`, as `npm run test:invenio` has it). */
interface Instance {
  readonly web: string;
  readonly people: Readonly<Record<string, { readonly token: string }>>;
}

const seed = Number(process.env["REPLAY_SEED"] ?? Math.floor(Math.random() * 2 ** 32));
const instance = JSON.parse(readFileSync(process.env["INVENIO_PEOPLE"] ?? "", "utf8")) as Instance;

/** How often, and how long apart (ms), a list is asked that the search index fills behind the answer. */
const [TRIES, PAUSE] = [8, 500];

/** Scenarios that need an instance in another setting: its address in a variable, `INVENIO_QUOTA=http://127.0.0.1:55002`. */
const elsewhere = (name: string): string => `INVENIO_${name.toUpperCase().replaceAll("-", "_")}`;
const needsOwn = (name: string): boolean => {
  const { options, quotaBytes } = SCENES[name] ?? {};
  return options !== undefined || quotaBytes !== undefined;
};

function startReplay(name: string, exchanges: readonly Exchange[]): Replay {
  const host = process.env[elsewhere(name)] ?? instance.web;
  const { quotaBytes } = SCENES[name] ?? {};
  const target = {
    host,
    store: `${host}/store`,
    tokenOf: (person: string) => instance.people[person]?.token ?? person,
    fetch: (request: Request) => fetch(request, { redirect: "manual" }),
  };
  // Its quota is what it is: sizes stay on their side of it.
  return new Replay(target, exchanges, {
    seed,
    ...(quotaBytes === undefined ? {} : { sizes: () => new Map<number, number>() }),
  });
}

for (const name of Object.keys(SCENES)) {
  const isElsewhere = needsOwn(name) && process.env[elsewhere(name)] === undefined;
  const title = isElsewhere ? `${name} (not run: ${elsewhere(name)} names no instance)` : name;
  describe.skipIf(isElsewhere)(`what this platform answers to ${title} (seed ${seed})`, () => {
    const exchanges = readRecording(name);
    const replay = startReplay(name, exchanges);
    for (const exchange of exchanges) {
      // What the embedded repository answers otherwise, the platform answers as it was recorded, but for counts of its own.
      const isOfInstance = name === "publish" && NAMED_DIFFERENCES["publish"]?.[exchange.index] !== undefined;
      it.skipIf(isOfInstance)(`${exchange.index}: ${exchange.what}`, async () => {
        let found = await replay.play(exchange);
        const isRead = exchange.request["method"] === "GET";
        for (let tries = 1; isRead && found.length > 0 && tries < TRIES; tries += 1) {
          await new Promise((resolve) => setTimeout(resolve, PAUSE));
          found = await replay.play(exchange);
        }
        expect(found).toEqual([]);
      });
    }
  });
}
