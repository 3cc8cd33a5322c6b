import { describe, expect, it } from "vitest";
import { createRepository } from "../../src/createRepository.ts";
import { memoryStorage } from "../../src/storage/memoryStorage.ts";
import {
  type Exchange,
  instanceVocabularies,
  readRecording,
  RECORDED_COMMUNITIES,
  RECORDED_PEOPLE,
  type Scenario,
  SCENARIOS,
} from "./recordings.ts";
import { KNOWN_DIFFERENCES } from "./knownDifferences.ts";
import { Replay } from "./replay.ts";

const HOST = "https://repository.example";

/** Each run uses other names, sizes and bytes; `REPLAY_SEED` repeats a run. */
const seed = Number(process.env["REPLAY_SEED"] ?? Math.floor(Math.random() * 2 ** 32));

const vocabularies = await instanceVocabularies();

/** Starts a repository with the settings of a scenario. */
function startReplay(exchanges: readonly Exchange[], { options, quotaBytes, hasVocabularies }: Scenario): Replay {
  const target = { host: HOST, store: `${HOST}/__store/rdm`, tokenOf: (person: string) => person };
  const nobody = { ...target, fetch: () => Promise.resolve(Response.error()) };
  const replay = new Replay(nobody, exchanges, { seed, alsoSizes: quotaBytes === undefined ? [] : [quotaBytes] });
  const repository = createRepository({
    storage: memoryStorage(),
    people: RECORDED_PEOPLE,
    communities: RECORDED_COMMUNITIES,
    locales: ["en"],
    siteName: "InvenioRDM",
    // The day of the recordings, so that generated dates are equal.
    now: () => new Date("2026-11-21T08:30:00.123Z"),
    ...(quotaBytes === undefined ? {} : { quota: { maxStorage: replay.contents.size(quotaBytes) } }),
    ...(hasVocabularies === true ? { vocabularies } : {}),
    ...options,
  });
  replay.target = { ...target, fetch: (request) => repository.fetch(request) };
  return replay;
}

describe.each(Object.entries(SCENARIOS))(`the recorded responses of %s (seed ${seed})`, (name, scene) => {
  const exchanges = readRecording(name);
  const replay = startReplay(exchanges, scene);
  for (const exchange of exchanges) {
    const reason = KNOWN_DIFFERENCES[name]?.[exchange.index];
    it(`${exchange.index}: ${exchange.what}${reason === undefined ? "" : ` (differs: ${reason})`}`, async () => {
      const found = await replay.play(exchange);
      if (reason === undefined) expect(found).toEqual([]);
      // If an exchange no longer differs, remove it from the list.
      else expect(found).not.toEqual([]);
    });
  }
});

describe("the known differences", () => {
  it("are twenty at most", () => {
    const count = Object.values(KNOWN_DIFFERENCES).flatMap((reasons) => Object.keys(reasons)).length;
    expect(count).toBeLessThanOrEqual(20);
  });
});
