import type { Clock, Hasher, Log } from "../ports.ts";

/** A hasher that says nothing for so many milliseconds is given up: its file must not wait for ever. */
const HASHER_SILENCE = 30_000;

/** The MD5 of a file in the making: 32 lower-case hexadecimal digits, `null` where it cannot be had. Never rejects. */
export interface FileDigest {
  readonly md5: Promise<string | null>;
  cancel(): void;
}

/**
 * Has the MD5 of a file computed. A file whose digest cannot be had is no worse a file: the reason is logged, and there
 * is nothing to compare. A machine that slept has not been silent.
 */
export function startDigest(
  { hasher, clock, log }: { readonly hasher: Hasher; readonly clock: Clock; readonly log: Log },
  file: File,
): FileDigest {
  let isOver = false;
  let heardAt = clock.now();
  let stopWatching = (): void => undefined;
  let cancel = (): void => undefined;

  const md5 = new Promise<string | null>((resolve) => {
    const end = (digest: string | null): void => {
      isOver = true;
      stopWatching();
      resolve(digest);
    };
    const giveUp = (reason: unknown): void => {
      if (isOver) return;
      log(`The checksum of "${file.name}" could not be computed, so it is not compared with the server's.`, reason);
      end(null);
    };
    const watch = (wait: number): void => {
      const due = clock.now() + wait;
      stopWatching = clock.after(wait, () => {
        const now = clock.now();
        if (now - due > HASHER_SILENCE) heardAt = now;
        const left = HASHER_SILENCE - (now - heardAt);
        if (left > 0) return watch(Math.min(left, HASHER_SILENCE));
        giveUp(new Error(`The hasher said nothing for ${HASHER_SILENCE / 1000} seconds.`));
        cancel();
      });
    };
    try {
      const hashing = hasher(file, () => (heardAt = clock.now()));
      cancel = () => {
        if (!isOver) end(null);
        hashing.cancel();
      };
      watch(HASHER_SILENCE);
      hashing.md5.then((digest) => {
        const digits = digest.toLowerCase();
        if (!/^[0-9a-f]{32}$/.test(digits)) giveUp(new Error(`"${digest}" is no MD5.`));
        else if (!isOver) end(digits);
      }, giveUp);
    } catch (error) {
      giveUp(error);
    }
  });
  return { md5, cancel: () => cancel() };
}
