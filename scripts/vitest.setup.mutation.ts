import type * as FastCheck from "fast-check";
import { vi } from "vitest";

/** Tries of a property while faults are planted: a planted fault meets the first few, and there are hundreds of faults. */
const TRIES = 50;

type Tries = Pick<FastCheck.Parameters, "numRuns"> | undefined;

vi.mock("fast-check", async (importOriginal) => {
  const original = await importOriginal<typeof FastCheck>();
  const assert = new Proxy(original.assert, {
    apply: (target, self, [property, tries]: [unknown, Tries]) =>
      Reflect.apply(target, self, [property, { ...tries, numRuns: Math.min(tries?.numRuns ?? TRIES, TRIES) }]),
  });
  return { ...original, assert, default: { ...original.default, assert } };
});
