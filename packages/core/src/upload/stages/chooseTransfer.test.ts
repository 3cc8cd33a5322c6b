import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseTransfer } from "./chooseTransfer.ts";
import { driveUploader, fileOf, settle } from "../../../test/drivers/driveUploader.ts";

const MiB = 2 ** 20;
const choose = (size: number, preferred: string, ...enabled: readonly string[]) =>
  chooseTransfer(size, { preferred, enabled });

describe("a file is sent", () => {
  it("whole if the repository takes no parts, however large it is", () => {
    expect(choose(2 ** 40, "L", "L", "F", "R")).toEqual({ type: "L" });
    expect(choose(2 ** 40, "L")).toEqual({ type: "L" });
  });

  it("in parts if it needs more than one and the repository takes them, else whole", () => {
    expect(choose(2 ** 30, "L", "L", "M")).toEqual({ type: "M", parts: 64, partSize: 16 * MiB });
    expect(choose(5 * MiB, "M", "L", "M")).toEqual({ type: "L" });
    expect(choose(6 * MiB, "M")).toMatchObject({ type: "M", parts: 2 });
  });

  it("as one part if only parts are taken, unless it is empty", () => {
    expect(choose(10, "M", "M")).toMatchObject({ type: "M", parts: 1 });
    expect(choose(0, "M", "M")).toEqual({ type: "unsupported", enabled: ["M"] });
  });

  it("not at all if it has too many parts, or no supported type is enabled", () => {
    expect(choose(6 * 2 ** 40, "M", "L", "M")).toEqual({ type: "too-large" });
    expect(choose(1, "F", "F", "R")).toEqual({ type: "unsupported", enabled: ["F", "R"] });
  });

  it("never by a type that is not enabled, and never in too few parts", () => {
    const types = fc.subarray(["L", "F", "R", "M"], { minLength: 1 });
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.constantFrom("L", "F", "R", "M"), types, (size, preferred, enabled) => {
        const plan = chooseTransfer(size, { preferred, enabled });
        if (plan.type === "L" || plan.type === "M") expect(enabled).toContain(plan.type);
        if (plan.type === "M") expect(plan.parts * plan.partSize).toBeGreaterThanOrEqual(size);
      }),
    );
  });
});

it("fails a file, and names the enabled types, if none of them is supported", async () => {
  const drive = driveUploader({ transfers: { preferred: "F", enabled: ["F", "R"] } });
  drive.uploader.add([fileOf("a")]);
  await settle();
  expect(drive.phase("a")).toMatchObject({
    kind: "error",
    failure: { kind: "unsupported-transfer", enabled: ["F", "R"] },
  });
  expect(drive.arrived).toEqual([]);
});
