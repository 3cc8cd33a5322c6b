import { expect, test } from "vitest";
import { driveUploader, fileOf, settle } from "../../../test/drivers/driveUploader.ts";
import { noResponse, serverError } from "../../../test/drivers/simulatedServer.ts";

/** An uploader whose file failed without an answer. The browser did not notice. */
async function withLostFile() {
  const drive = driveUploader();
  drive.uploader.add([fileOf("a.csv")]);
  await settle();
  drive.next("init").answer();
  await settle();
  drive.next("send").fail(noResponse);
  await settle();
  expect(drive.phase("a.csv")).toMatchObject({ kind: "error", retryable: true });
  return drive;
}

test("a file that failed without an answer is retried once a probe is answered, although the browser noticed nothing", async () => {
  const drive = await withLostFile();
  drive.pass(1_000);
  await settle();
  for (let minutes = 0; minutes < 2; minutes += 0.5) {
    drive.next("read", "a.csv").fail(noResponse);
    await settle();
    expect(drive.phase("a.csv")).toMatchObject({ kind: "error" });
    drive.pass(30_000);
    await settle();
  }
  drive.next("read", "a.csv").answer();
  await settle();
  drive.next("remove", "a.csv").answer();
  await drive.upload("a.csv");
  expect(drive.phase("a.csv")).toEqual({ kind: "finished" });
});

test("nothing is retried if the first probe is answered", async () => {
  const drive = await withLostFile();
  drive.pass(1_000);
  await settle();
  drive.next("read", "a.csv").fail(serverError);
  await settle();
  drive.pass(60_000);
  await settle();
  expect(drive.phase("a.csv")).toMatchObject({ kind: "error" });
  expect(drive.arrived).toEqual([]);
});

test("an init without an answer is probed by reading the list", async () => {
  const drive = driveUploader();
  drive.uploader.add([fileOf("a.csv")]);
  await settle();
  drive.next("init").fail(noResponse);
  await settle();
  drive.next("list").fail(noResponse);
  await settle();
  expect(drive.phase("a.csv")).toMatchObject({ kind: "error" });
  drive.pass(1_000);
  await settle();
  drive.next("list").fail(noResponse);
  await settle();
  drive.pass(30_000);
  await settle();
  drive.next("list").answer();
  await settle();
  // Now the file itself looks for its entry.
  drive.next("list").answer();
  await drive.upload("a.csv");
  expect(drive.phase("a.csv")).toEqual({ kind: "finished" });
});

test("nothing is probed for a removed file, or after the disposal", async () => {
  const drive = await withLostFile();
  const cancelled = drive.uploader.cancel("a.csv");
  await settle();
  drive.next("remove", "a.csv").answer();
  await cancelled;
  drive.pass(1_000);
  await settle();
  expect(drive.arrived).toEqual([]);

  const ended = await withLostFile();
  ended.uploader.dispose();
  ended.pass(1_000);
  await settle();
  expect(ended.arrived).toEqual([]);
});
