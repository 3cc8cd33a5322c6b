import { describe, expect, it } from "vitest";
import type { FileEntry } from "../record/files.ts";
import { createCalmWorld } from "../../test/simulation/calmWorld.ts";
import { simulatedFile, UNIT } from "../../test/simulation/simulatedFile.ts";
import type { SimulatedPage } from "../../test/simulation/simulatedPage.ts";

const NAME = "data.csv";

/** Opens a page that sends `size` MiB, and records every phase of its row. */
function sendingParts(size: number, traits: Parameters<typeof createCalmWorld>[0] = {}) {
  const world = createCalmWorld(traits);
  const page: SimulatedPage = world.open();
  const phases: FileEntry["phase"][] = [];
  page.choose([simulatedFile(NAME, "abcdefghijklm".repeat(60).slice(0, size))]);
  const until = (isSo: (phase: FileEntry["phase"]) => boolean): Promise<void> =>
    world.until(() => {
      const phase = page.list.get(NAME)?.phase;
      if (phase !== undefined && phase !== phases.at(-1)) phases.push(phase);
      return phase !== undefined && isSo(phase);
    });
  return { world, page, phases, until };
}
const isFinished = ({ kind }: FileEntry["phase"]): boolean => kind === "finished";

describe("the row of a file in parts", () => {
  it("is uploading until the last part is acknowledged, shows why it waits, and can be paused", async () => {
    const { world, page, phases, until } = sendingParts(14);
    let failures = 0;
    world.setFault(({ part }) => (part === 3 && (failures += 1) <= 2 ? 500 : null));
    await until((phase) => phase.kind === "uploading" && phase.delay !== undefined);
    expect(phases.some(({ kind }) => kind === "finishing")).toBe(false);
    expect(page.list.get(NAME)?.phase).toMatchObject({ bytesPerSecond: null, delay: { kind: "request" } });
    page.uploader.pause(NAME);
    expect(page.list.get(NAME)?.phase.kind).toBe("paused");
    page.uploader.resume(NAME);
    await until(isFinished);
    expect(phases.map(({ kind }) => kind).slice(-2)).toEqual(["finishing", "finished"]);
  });

  it("shows why new addresses are awaited", async () => {
    const { world, phases, until } = sendingParts(637, { flavour: "store", linkLifetime: 4000 });
    let failures = 0;
    world.setFault(({ phase }) => (phase === "read" && (failures += 1) <= 2 ? 503 : null));
    await until(isFinished);
    expect(failures).toBeGreaterThan(2);
    expect(phases).toContainEqual(
      expect.objectContaining({ kind: "uploading", delay: expect.objectContaining({ kind: "request" }) }),
    );
  });

  it("shows the speed of all parts together, even if each takes less than half a second", async () => {
    const { world, phases, until } = sendingParts(637);
    const start = world.time.now();
    await until(({ kind }) => kind === "finishing");
    const overall = (637 * UNIT) / ((world.time.now() - start) / 1000);
    const speeds = phases.flatMap((phase) => (phase.kind === "uploading" ? [phase.bytesPerSecond] : []));
    const shown = speeds.slice(20, -10);
    expect(shown.length).toBeGreaterThan(50);
    for (const speed of shown) expect((speed ?? 0) / overall).toBeCloseTo(1, 0);
  });
});
