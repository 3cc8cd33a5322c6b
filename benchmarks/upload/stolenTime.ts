import { readFileSync } from "node:fs";

/** Milliseconds between two readings. */
const INTERVAL = 20;
/** In milliseconds: the delay of the kernel's count and the difference between two clocks. */
const MARGIN = 15;
/** The kernel counts in units of 10 ms. */
const TICK = 10;

interface Look {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Stolen milliseconds of each processor since the machine started. */
  readonly stolen: readonly number[];
}

/** Reads how long each processor of a virtual machine waited for its host. Empty outside Linux. */
function stolenSoFar(): readonly number[] {
  try {
    const lines = readFileSync("/proc/stat", "utf8").split("\n");
    return lines.filter((line) => /^cpu\d/.test(line)).map((line) => Number(line.split(/\s+/)[8] ?? 0) * TICK);
  } catch {
    return [];
  }
}

/** Measures stolen time: how long the host kept this virtual machine from running. */
interface StolenTime {
  /** Returns the longest stolen time of a processor between two times, in milliseconds since 1970. */
  between(from: number, to: number): number;
  stop(): void;
}

/** Starts measuring stolen time. */
export function watchStolenTime(): StolenTime {
  const looks: Look[] = [];
  const look = (): void => {
    const stolen = stolenSoFar();
    const [before, last] = looks.slice(-2);
    // Of equal readings, only the first and last are needed.
    if (before !== undefined && last !== undefined && [before, last].every((one) => isSame(one.stolen, stolen)))
      looks.pop();
    looks.push({ at: Date.now(), stolen });
  };
  look();
  const timer = setInterval(look, INTERVAL);
  return {
    between(from, to) {
      look();
      const before = looks.findLast(({ at }) => at <= from - MARGIN) ?? looks[0];
      const after = looks.find(({ at }) => at >= to + MARGIN) ?? looks.at(-1);
      const each = (after?.stolen ?? []).map((stolen, processor) => stolen - (before?.stolen[processor] ?? stolen));
      return Math.min(to - from, Math.max(0, ...each));
    },
    stop: () => clearInterval(timer),
  };
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((stolen, processor) => stolen === other[processor]);
