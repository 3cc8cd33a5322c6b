import { expect, it } from "vitest";
import { chooseTransfer } from "./chooseTransfer.ts";
import { driveUploader, fileOf, settle } from "./driveUploader.ts";

it("takes the type that is preferred, enabled and supported, else the first that is both", () => {
  expect(chooseTransfer("L", ["L", "F", "R", "M"])).toBe("L");
  expect(chooseTransfer("F", ["F", "L"])).toBe("L");
  expect(chooseTransfer("L", [])).toBe("L");
  expect(chooseTransfer("L", ["F", "R"])).toBeNull();
});

it("fails a file, naming the types that are enabled, when none of them can be used", async () => {
  const drive = driveUploader({ transfers: { preferred: "F", enabled: ["F", "R"] } });
  drive.uploader.add([fileOf("a")]);
  await settle();
  expect(drive.phase("a")).toMatchObject({
    kind: "error",
    failure: { failure: { message: expect.stringContaining("F, R") } },
  });
  expect(drive.arrived).toEqual([]);
});
