import { describe, expect, it } from "vitest";
import { createPartSlices } from "./partSlices.ts";

const file = (text: string): File => new File([text], "tides.csv");

describe("the slices of a file", () => {
  it("are those that were kept, each once", async () => {
    const cuts = createPartSlices();
    const tides = file("abcdefgh");
    const ahead = tides.slice(4, 8);
    cuts.keep(tides, 4, ahead);
    expect(cuts.take(tides, 4, 8)).toBe(ahead);
    const again = cuts.take(tides, 4, 8);
    expect(again).not.toBe(ahead);
    expect(await again.text()).toBe("efgh");
  });

  it("are new if none was kept, or one of another length", async () => {
    const cuts = createPartSlices();
    const tides = file("abcdefgh");
    cuts.keep(tides, 0, tides.slice(0, 3));
    expect(await cuts.take(tides, 0, 4).text()).toBe("abcd");
    expect(await cuts.take(tides, 4, 8).text()).toBe("efgh");
  });

  it("are kept only for the latest parts", async () => {
    const cuts = createPartSlices();
    const tides = file("x".repeat(100));
    const ahead = Array.from({ length: 100 }, (_, from) => tides.slice(from, from + 1));
    for (const [from, bytes] of ahead.entries()) cuts.keep(tides, from, bytes);
    expect(cuts.take(tides, 99, 100)).toBe(ahead[99]);
    expect(cuts.take(tides, 0, 1)).not.toBe(ahead[0]);
    expect(await cuts.take(tides, 0, 1).text()).toBe("x");
  });

  it("are not used for another file of the same name", async () => {
    const cuts = createPartSlices();
    const before = file("abcd");
    cuts.keep(before, 0, before.slice(0, 4));
    expect(await cuts.take(file("efgh"), 0, 4).text()).toBe("efgh");
  });
});
