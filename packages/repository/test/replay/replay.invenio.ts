import { describe, expect, it } from "vitest";
import { readRecording, SCENES } from "./recordings.ts";
import { LIVE_DIFFERENCES } from "./knownDifferences.ts";
import { adoptDay, instanceFor, named, playUntilAlike, readPlatform, toldWith } from "./livePlatform.ts";
import { Replay } from "./replay.ts";

const seed = Number(process.env["REPLAY_SEED"] ?? Math.floor(Math.random() * 2 ** 32));
const platform = readPlatform(named("INVENIO_PEOPLE") ?? "");

for (const [name, { quotaBytes }] of Object.entries(SCENES)) {
  const { web, missing } = instanceFor(name, platform);
  const exchanges = readRecording(name);
  const target = {
    host: web,
    store: `${web}/store`,
    tokenOf: platform.tokenOf,
    fetch: (request: Request) => fetch(request, { redirect: "manual" }),
  };
  // Its quota is what it is: sizes stay on their side of it.
  const contents = quotaBytes === undefined ? {} : { sizes: () => new Map<number, number>() };
  describe.skipIf(missing !== undefined)(
    `what this platform answers to ${toldWith(name, missing)} (seed ${seed})`,
    () => {
      const replay = new Replay(target, exchanges, { seed, ...contents });
      adoptDay(replay, new Date());
      for (const exchange of exchanges) {
        const reason = LIVE_DIFFERENCES[name]?.[exchange.index];
        it.skipIf(reason !== undefined)(toldWith(`${exchange.index}: ${exchange.what}`, reason), async () => {
          expect(await playUntilAlike(exchange, () => replay.play(exchange))).toEqual([]);
        });
      }
    },
  );
}
