import { describe, expect, it } from "vitest";
import { emptySpeedMeter, speedOf, withBytes } from "./speedMeter.ts";

const meterOf = (samples: readonly (readonly [at: number, bytes: number])[]) =>
  samples.reduce((meter, [at, bytes]) => withBytes(meter, at, bytes), emptySpeedMeter);

describe("the speed of bytes", () => {
  it("is known after half a second, as the average of the last five", () => {
    expect(speedOf(emptySpeedMeter)).toBeNull();
    const early = [
      [0, 0],
      [400, 4000],
    ] as const;
    expect(speedOf(meterOf(early))).toBeNull();
    const later = [
      [0, 0],
      [1000, 4000],
    ] as const;
    expect(speedOf(meterOf(later))).toBe(4000);
    expect(speedOf(meterOf(later), 2000)).toBeNull();
    const long = [
      [0, 0],
      [1000, 90_000],
      [6000, 0],
      [11_000, 5000],
    ] as const;
    expect(speedOf(meterOf(long))).toBe(1000);
  });

  it("takes few samples a second, and starts again when the clock is set back", () => {
    const meter = meterOf(Array.from({ length: 3000 }, (_, index) => [index * 5, 10] as const));
    expect(meter.length).toBeLessThan(55);
    expect(speedOf(meter)).toBe(2000);
    expect(speedOf(withBytes(meter, 0, 10))).toBeNull();
  });
});
