import { describe, expect, it } from "vitest";
import { EmbeddedBackend } from "./embeddedBackend.ts";
import { type Exchange, readRecording } from "../recordings.ts";
import { MultipartReplay } from "./multipartReplay.ts";
import { KNOWN_DIFFERENCES } from "../knownDifferences.ts";

/** Each run uses other names, sizes and bytes; `REPLAY_SEED` repeats a run. */
const seed = Number(process.env["REPLAY_SEED"] ?? Math.floor(Math.random() * 2 ** 32));

describe(`the recorded responses of multipart (seed ${seed})`, () => {
  const exchanges = readRecording("multipart");
  const replay = new MultipartReplay(new EmbeddedBackend(), exchanges, seed);
  const played = new Map<Exchange, readonly string[]>();

  for (const [index, exchange] of exchanges.entries()) {
    const reason = KNOWN_DIFFERENCES["multipart"]?.[exchange.index];
    it(`${exchange.index}: ${exchange.what}${reason === undefined ? "" : ` (differs: ${reason})`}`, async () => {
      const next = exchanges[index + 1];
      if (!played.has(exchange)) {
        await replay.before(exchange);
        const isPair = replay.isConcurrentWithNext(exchange) && next !== undefined;
        played.set(exchange, isPair ? await replay.playConcurrently(exchange, next) : await replay.play(exchange));
        if (isPair) played.set(next, []);
      }
      const found = played.get(exchange);
      if (reason === undefined) expect(found).toEqual([]);
      // If an exchange no longer differs, remove it from the list.
      else expect(found).not.toEqual([]);
    });
  }
});
