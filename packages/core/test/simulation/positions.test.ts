import { describe, expect, it } from "vitest";
import { type Fault, type FaultRule, type Phase, faultRules, faults, mayBefall, storeOnly } from "./faults.ts";
import { type Plan, simulate } from "./simulate.ts";

const references: readonly [string, Pick<Plan, "sizes" | "flavour" | "initBatchSize">][] = [
  ["a single file", { sizes: [3], flavour: "disk" }],
  ["three parts on disk", { sizes: [14], flavour: "disk" }],
  ["three parts in a store", { sizes: [14], flavour: "store" }],
  ["forty parts on disk", { sizes: [40 * 16 - 3], flavour: "disk" }],
  ["forty parts in a store", { sizes: [40 * 16 - 3], flavour: "store" }],
  ["three files on disk", { sizes: [2, 14, 4], flavour: "disk" }],
  [
    "eight files, some of them initialized in batches",
    { sizes: [1, 2, 1, 3, 1, 2, 1, 1], flavour: "disk", initBatchSize: 3 },
  ],
  ["three files in a store", { sizes: [2, 14, 4], flavour: "store" }],
];

describe("each request of a reference upload fails in each way", () => {
  it.each(references)("%s", async (_, reference) => {
    const plan = { ...reference, seed: 1 };
    const { requests, isUnaided } = await simulate(plan);
    expect(isUnaided).toBe(true);
    const met = new Set<Phase>();
    for (const [position, phase] of requests.entries()) {
      for (const [index, fault] of faults.entries()) {
        // Forty parts are alike, so that each meets every sixth fault.
        if (requests.length > 20 && phase === "part" && (index + position) % 6 !== 0) continue;
        if (!mayBefall(fault, phase) || (reference.flavour === "disk" && storeOnly.has(fault))) continue;
        const result = await simulate({ ...plan, only: { position, fault } });
        if (result.fired.length === 0) continue;
        expect(result.fired).toEqual([`${fault} ${phase}`]);
        const rule: FaultRule = faultRules[fault];
        met.add(phase);
        if (rule.transient)
          expect([result.isUnaided, fault, phase, position, result.failures]).toEqual([
            true,
            fault,
            phase,
            position,
            [],
          ]);
      }
    }
    expect([...met]).toEqual(expect.arrayContaining(["init", "commit", "delete"]));
  });

  it.each<[Fault, Plan["flavour"]]>([
    ["flipped", "disk"],
    ["truncated", "disk"],
    ["swapped", "disk"],
    ["flipped", "store"],
    ["truncated", "store"],
    ["swapped", "store"],
  ])("and bytes that were %s on %s are found before the file is finished", async (fault, flavour) => {
    for (const sizes of [[3], [14], [637]]) {
      const { requests } = await simulate({ sizes, flavour, seed: 1 });
      for (const [position, phase] of requests.entries()) {
        if (!mayBefall(fault, phase)) continue;
        const { isUnaided, failures } = await simulate({ sizes, flavour, seed: 1, only: { position, fault } });
        // A disk refuses a part that is too short, a store every damaged part. It is sent again.
        if (flavour === "store" && phase === "part") expect(isUnaided).toBe(true);
        else if (!isUnaided) expect(["checksum-mismatch", "size-mismatch"]).toContain(failures[0]);
        else expect(fault).toBe("truncated");
      }
    }
  });
});
