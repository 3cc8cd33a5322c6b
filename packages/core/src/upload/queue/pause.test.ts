import { describe, expect, it } from "vitest";
import { driveUploader, fileOf, settle } from "../../../test/drivers/driveUploader.ts";
import { noResponse, notFound } from "../../../test/drivers/simulatedServer.ts";

/** An uploader whose file is on the server and is being committed. */
async function sent() {
  const drive = driveUploader({ retryDelays: [0, 0, 0, 0] });
  drive.uploader.add([fileOf("a")]);
  for (const kind of ["init", "send"] as const) {
    await settle();
    drive.next(kind, "a").answer();
  }
  await settle();
  return drive;
}

describe("a file that is paused while it is committed", () => {
  it("finishes if the server commits it", async () => {
    const drive = await sent();
    drive.uploader.pause();
    drive.next("commit", "a").answer();
    await settle();
    expect(drive.phase("a")).toEqual({ kind: "finished" });
  });

  it("sends no byte before it is resumed if the server has lost it", async () => {
    const drive = await sent();
    drive.next("commit", "a").fail(noResponse);
    await settle();
    // The entry is being read back.
    drive.uploader.pause();
    drive.stored.delete("a");
    drive.next("read", "a").fail(notFound);
    await settle();
    for (const kind of ["remove", "init"] as const) {
      drive.next(kind, "a").answer();
      await settle();
    }
    expect(drive.phase("a")).toEqual({ kind: "paused", sent: 0 });
    expect(drive.arrived).toEqual([]);
    drive.uploader.resume();
    for (const kind of ["remove", "init", "send", "commit"] as const) {
      await settle();
      drive.next(kind, "a").answer();
    }
    await settle();
    expect(drive.phase("a")).toEqual({ kind: "finished" });
  });
});
