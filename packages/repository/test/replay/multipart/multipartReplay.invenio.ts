import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Exchange, readRecording } from "../recordings.ts";
import { LIVE_DIFFERENCES } from "../knownDifferences.ts";
import {
  instanceFor,
  missingOf,
  environment,
  replayUntilEqual,
  readPlatform,
  titleWithReason,
} from "../livePlatform.ts";
import { LiveBackend, BucketOwner } from "./liveBackend.ts";
import { MultipartReplay } from "./multipartReplay.ts";

/** The first exchange that was recorded with an object store. */
const FIRST_IN_STORE = 152;

const seed = Number(process.env["REPLAY_SEED"] ?? Math.floor(Math.random() * 2 ** 32));
const onDisk = readPlatform(environment("INVENIO_PEOPLE") ?? "");
const { web: disk, missing: missingWorker } = instanceFor("multipart", onDisk);
const { web: littleQuota, missing: missingQuota } = instanceFor("quota", onDisk);
const missingDisk = missingWorker ?? missingQuota;
const missingStore =
  missingDisk ??
  missingOf({
    INVENIO_S3_PEOPLE: "people of a platform with files in a store",
    INVENIO_S3_STORE: "store and its owner's keys",
    INVENIO_S3_SHORT_LINKS: "instance whose addresses live four seconds",
  });

const owner = missingStore === undefined ? new BucketOwner(environment("INVENIO_S3_STORE") ?? "") : undefined;
const inStore = missingStore === undefined ? readPlatform(environment("INVENIO_S3_PEOPLE") ?? "") : undefined;

const exchanges = readRecording("multipart");
const replay = new MultipartReplay(
  new LiveBackend(
    {
      disk: { web: disk, tokenOf: onDisk.tokenOf },
      lowQuota: littleQuota,
      store: inStore,
      shortLinks: environment("INVENIO_S3_SHORT_LINKS"),
    },
    owner,
  ),
  exchanges,
  seed,
);

/** Differences of concurrent exchanges, by exchange. */
const together = new Map<Exchange, readonly string[]>();

async function play(exchange: Exchange): Promise<readonly string[]> {
  const next = exchanges[exchanges.indexOf(exchange) + 1];
  if (!replay.isConcurrentWithNext(exchange) || next === undefined) return replay.play(exchange);
  together.set(next, []);
  return replay.playConcurrently(exchange, next);
}

function askEach(asked: readonly Exchange[]): void {
  for (const exchange of asked) {
    const reason = LIVE_DIFFERENCES["multipart"]?.[exchange.index];
    it.skipIf(reason !== undefined)(titleWithReason(`${exchange.index}: ${exchange.what}`, reason), async () => {
      await replay.before(exchange);
      expect(together.get(exchange) ?? (await replayUntilEqual(exchange, () => play(exchange)))).toEqual([]);
    });
  }
}

describe.skipIf(missingDisk !== undefined)(
  `what this platform answers to ${titleWithReason("multipart, with files on a disk", missingDisk)} (seed ${seed})`,
  () => {
    askEach(exchanges.filter(({ index }) => index < FIRST_IN_STORE));
  },
);

describe.skipIf(missingStore !== undefined)(
  `what this platform answers to ${titleWithReason("multipart, with files in a store", missingStore)} (seed ${seed})`,
  () => {
    beforeAll(() => owner?.adoptRules());
    afterAll(() => owner?.restoreRules());
    askEach(exchanges.filter(({ index }) => index >= FIRST_IN_STORE));
  },
);
