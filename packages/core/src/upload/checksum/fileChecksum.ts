import type { Clock, Hasher, Log, PartReading } from "../../ports.ts";

/** A hasher that says nothing for so many milliseconds is given up: its file must not wait for ever. */
const HASHER_SILENCE = 30_000;

/** The MD5 of a file in the making: 32 lower-case hexadecimal digits, `null` where it cannot be had. Never rejects. */
export interface FileChecksum {
  readonly md5: Promise<string | null>;
  /** The MD5 of its parts' MD5s, where it is read in parts; known with `md5`. */
  ofParts(): string | null;
  /** Lets it be read to the end of this part. */
  readTo(part: number): void;
  cancel(): void;
}

/**
 * Has the MD5 of a file computed. A file whose digest cannot be had is no worse a file: the reason is logged, and there
 * is nothing to compare. A machine that slept has not been silent.
 */
export function startChecksum(
  { hasher, clock, log }: { readonly hasher: Hasher; readonly clock: Clock; readonly log: Log },
  file: File,
  parts?: PartReading,
): FileChecksum {
  let isOver = false;
  let heardAt = clock.now();
  let stopWatching = (): void => undefined;
  let cancel = (): void => undefined;
  let readTo: (part: number) => void = () => undefined;
  let ofParts = (): string | null => null;
  let allowed = 0;
  let told = 0;
  // A reading that has come as far as it may is silent for a reason.
  const isHeld = (): boolean => parts !== undefined && told >= allowed && told * parts.size < file.size;

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
        if (now - due > HASHER_SILENCE || isHeld()) heardAt = now;
        const left = HASHER_SILENCE - (now - heardAt);
        if (left > 0) return watch(Math.min(left, HASHER_SILENCE));
        giveUp(new Error(`The hasher said nothing for ${HASHER_SILENCE / 1000} seconds.`));
        cancel();
      });
    };
    try {
      const onPart = (part: number, digest: string, bytes?: Blob): void => {
        heardAt = clock.now();
        told = Math.max(told, part);
        if (!isOver) parts?.onPart(part, digest, bytes);
      };
      const hear = (): void => void (heardAt = clock.now());
      const hashing = hasher(file, hear, parts === undefined ? undefined : { size: parts.size, onPart });
      readTo = (part) => hashing.readTo?.(part);
      ofParts = () => hashing.ofParts?.() ?? null;
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
  return {
    md5,
    ofParts: () => ofParts(),
    readTo(part) {
      if (part <= allowed) return;
      if (isHeld()) heardAt = clock.now();
      allowed = part;
      readTo(part);
    },
    cancel: () => cancel(),
  };
}
