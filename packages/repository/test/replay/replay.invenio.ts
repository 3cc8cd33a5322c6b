import { describe, expect, it } from "vitest";
import { readRecording, SCENARIOS } from "./recordings.ts";
import { LIVE_DIFFERENCES } from "./knownDifferences.ts";
import { mapDay, instanceFor, environment, replayUntilEqual, readPlatform, titleWithReason } from "./livePlatform.ts";
import { Replay } from "./replay.ts";

const seed = Number(process.env["REPLAY_SEED"] ?? Math.floor(Math.random() * 2 ** 32));
const platform = readPlatform(environment("INVENIO_PEOPLE") ?? "");

for (const [name, { quotaBytes }] of Object.entries(SCENARIOS)) {
  const { web, missing } = instanceFor(name, platform);
  const exchanges = readRecording(name);
  const target = {
    host: web,
    store: `${web}/store`,
    tokenOf: platform.tokenOf,
    fetch: (request: Request) => fetch(request, { redirect: "manual" }),
  };
  // A running platform keeps its quota, so sizes are not randomized.
  const contents = quotaBytes === undefined ? {} : { sizes: () => new Map<number, number>() };
  describe.skipIf(missing !== undefined)(
    `what this platform answers to ${titleWithReason(name, missing)} (seed ${seed})`,
    () => {
      const replay = new Replay(target, exchanges, { seed, ...contents });
      mapDay(replay, new Date());
      for (const exchange of exchanges) {
        const reason = LIVE_DIFFERENCES[name]?.[exchange.index];
        it.skipIf(reason !== undefined)(titleWithReason(`${exchange.index}: ${exchange.what}`, reason), async () => {
          expect(await replayUntilEqual(exchange, () => replay.play(exchange))).toEqual([]);
        });
      }
    },
  );
}
