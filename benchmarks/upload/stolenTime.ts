import { readFileSync } from "node:fs";

/** Milliseconds between two looks at the kernel's count. */
const INTERVAL = 20;
/** Milliseconds that the kernel may take to count what was stolen, and two clocks may lie apart. */
const MARGIN = 15;
/** The kernel counts in hundredths of a second. */
const TICK = 10;

interface Look {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds that each processor was kept from running since the machine started. */
  readonly stolen: readonly number[];
}

/** What each processor of a virtual machine was not given although it had work, by Linux' count; none elsewhere. */
function stolenSoFar(): readonly number[] {
  try {
    const lines = readFileSync("/proc/stat", "utf8").split("\n");
    return lines.filter((line) => /^cpu\d/.test(line)).map((line) => Number(line.split(/\s+/)[8] ?? 0) * TICK);
  } catch {
    return [];
  }
}

/** Looks at how long the machine that this one runs on keeps it from running, which no program in it can help. */
export interface StolenTime {
  /** Milliseconds between two times (milliseconds since 1970) that a processor stood still: the one that stood longest. */
  between(from: number, to: number): number;
  stop(): void;
}

/** Begins to look. On a machine of its own nothing is ever stolen. */
export function watchStolenTime(): StolenTime {
  const looks: Look[] = [];
  const look = (): void => {
    const stolen = stolenSoFar();
    const [before, last] = looks.slice(-2);
    // Of looks that saw the same, the first and the last say all.
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
