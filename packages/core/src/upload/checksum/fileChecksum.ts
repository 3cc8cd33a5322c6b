import type { Clock, Hasher, Log, PartReading } from "../../ports.ts";

/** Milliseconds without a sign of life after which a hasher is given up. Its file must not wait for ever. */
const HASHER_SILENCE = 30_000;

/** The MD5 of a file that is being computed. */
export interface FileChecksum {
  /** 32 lower-case hexadecimal digits, or `null` if it cannot be computed. Never rejects. */
  readonly md5: Promise<string | null>;
  /** Returns the MD5 of the part MD5s of a file that is read in parts. Known together with `md5`. */
  ofParts(): string | null;
  /** Lets the file be read to the end of this part. */
  readTo(part: number): void;
  cancel(): void;
}

/**
 * Starts to compute the MD5 of a file. An error is logged and fails no upload: the checksum is then not compared. Time in
 * which the machine slept does not count as silence of the hasher.
 */
export function startChecksum(
  { hasher, clock, log }: { readonly hasher: Hasher; readonly clock: Clock; readonly log: Log },
  file: File,
  parts?: PartReading,
): FileChecksum {
  let isOver = false;
  let lastSign = clock.now();
  let stopTimer = (): void => undefined;
  let cancel = (): void => undefined;
  let readTo: (part: number) => void = () => undefined;
  let ofParts = (): string | null => null;
  let allowed = 0;
  let done = 0;
  // A hasher that has read as far as it may is silent for a reason.
  const isHeld = (): boolean => parts !== undefined && done >= allowed && done * parts.size < file.size;

  const md5 = new Promise<string | null>((resolve) => {
    const end = (digest: string | null): void => {
      isOver = true;
      stopTimer();
      resolve(digest);
    };
    const giveUp = (reason: unknown): void => {
      if (isOver) return;
      log(`The checksum of "${file.name}" could not be computed, so it is not compared with the server's.`, reason);
      end(null);
    };
    const watch = (wait: number): void => {
      const due = clock.now() + wait;
      stopTimer = clock.after(wait, () => {
        const now = clock.now();
        if (now - due > HASHER_SILENCE || isHeld()) lastSign = now;
        const left = HASHER_SILENCE - (now - lastSign);
        if (left > 0) return watch(Math.min(left, HASHER_SILENCE));
        giveUp(new Error(`The hasher said nothing for ${HASHER_SILENCE / 1000} seconds.`));
        cancel();
      });
    };
    try {
      const onPart = (part: number, digest: string, bytes?: Blob): void => {
        lastSign = clock.now();
        done = Math.max(done, part);
        if (!isOver) parts?.onPart(part, digest, bytes);
      };
      const onProgress = (): void => void (lastSign = clock.now());
      const hashing = hasher(file, onProgress, parts === undefined ? undefined : { size: parts.size, onPart });
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
      if (isHeld()) lastSign = clock.now();
      allowed = part;
      readTo(part);
    },
    cancel: () => cancel(),
  };
}
