import { acts } from "./acts.ts";
import { createChance } from "./random.ts";
import type { Plan } from "./simulate.ts";

/** Small files, so many that some are initialized in batches. */
const eight = [1, 2, 1, 3, 1, 14, 2, 1];

/** Returns the schedule of a seed: the files, the platform, the faults, and what users do meanwhile. */
export function scheduleOf(seed: number): Plan {
  const chance = createChance(seed);
  const sizes = chance.pick([[3], [14], [14], [2, 14], [1, 2, 3, 4], [14, 6, 3], [48], eight, eight]);
  return {
    seed,
    sizes,
    flavour: chance.pick(["disk", "store"]),
    faultRate: chance.pick([0.05, 0.15, 0.4, 0.7]),
    acts,
    actRate: chance.pick([0, 0.02, 0.06]),
    linkLifetime: chance.pick([7 * 86_400_000, 7 * 86_400_000, 4000, 400]),
    checksumDelay: chance.pick([0, 0, 700, 20_000, Infinity]),
    initBatchSize: chance.pick([2, 3, 4]),
  };
}
