import { createRepository, type Fault, memoryStorage } from "@deposit/repository";
import { afterEach, describe, expect, test } from "vitest";
import { disposeDeposits, driveDeposit, transportTo } from "../../test/drivers/driveDeposit.ts";
import { type FileEntry } from "../index.ts";
import { type Transport } from "../upload.ts";
import { uploadFailureMessage } from "../internal.ts";
import { formatInEnglish } from "../../test/drivers/formatInEnglish.ts";

afterEach(disposeDeposits);

const fileOf = (name: string): File => new File([`what ${name} says`], name);
const html = "<html><body><h1>Internal Server Error</h1></body></html>";

const deletedDraft =
  /^This draft is no longer on the server\. .* Everything you typed is still here: copy what you need/;

type Drive = ReturnType<typeof driveDeposit>;

const entryOf = ({ deposit }: Drive, name: string): FileEntry | undefined =>
  deposit.getState().files.find(({ key }) => key === name);

/** Comes when a file has reached a phase. */
async function isIn(phase: FileEntry["phase"]["kind"], drive: Drive, name: string): Promise<void> {
  const reached = (): boolean => entryOf(drive, name)?.phase.kind === phase;
  if (reached()) return;
  await new Promise<void>((resolve) => {
    const leave = drive.deposit.subscribe(() => {
      if (!reached()) return;
      leave();
      resolve();
    });
  });
}

/** A saved draft with a file that is still being sent, and what lets that file go on. */
async function sending(name: string) {
  const repository = createRepository({
    storage: memoryStorage(),
    trust: "everyone",
    baseUrl: "https://repository.example",
  });
  const send = transportTo(repository);
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const transport: Transport = (request) =>
    request.url.includes(name)
      ? { answer: gate.then(() => send(request).answer), cancel: () => undefined }
      : send(request);
  const drive = driveDeposit({ repository, ports: { transport } });
  drive.typeAll();
  await drive.deposit.save(drive.read);
  drive.deposit.addFiles([fileOf(name)], drive.read);
  await isIn("uploading", drive, name);
  return { ...drive, release };
}

/** What stands beside a file that failed. */
function saidOf(drive: Drive, name: string): string {
  const phase = entryOf(drive, name)?.phase;
  if (phase?.kind !== "error") throw new Error(`${name} did not fail: ${phase?.kind}`);
  return formatInEnglish(uploadFailureMessage(phase.failure));
}

/** The checksum of a file that the server has whole; `null` where it has none. */
async function storedOf({ client, deposit }: Drive, name: string): Promise<string | null> {
  const { entries } = await client.files.list(deposit.getState().record.links);
  return entries.find(({ key, status }) => key === name && status === "completed")?.checksum ?? null;
}

const step = (name: string, method: string, path: string, status: number, body: unknown, said: RegExp) =>
  [name, { method, path, fault: { kind: "answer", status, body } } satisfies Fault, said] as const;

const refusals = [
  step(
    "its announcement with 404",
    "POST",
    "/draft/files$",
    404,
    { status: 404, message: "The persistent identifier does not exist." },
    deletedDraft,
  ),
  step(
    "its announcement with 410",
    "POST",
    "/draft/files$",
    410,
    { status: 410, message: "The record has been deleted." },
    /^This record was deleted from the server\. Everything you typed is still here: copy what you need/,
  ),
  step(
    "its bytes with 500 and a page of HTML",
    "PUT",
    "/files/second\\.txt/content$",
    500,
    html,
    /^The server had a problem of its own \(error 500\)\. .*try again in a few minutes/,
  ),
  step(
    "its commit with 404, though the entry is there",
    "POST",
    "/files/second\\.txt/commit$",
    404,
    { status: 404, message: "The server lost it" },
    /^The server did not accept the file: The server lost it\. Retry to send it again, or remove it\.$/,
  ),
];

describe("a file of which the server answers (docs/platform/product.md 8.2)", () => {
  test.each(refusals)("%s says so; the files beside it arrive, and a retry brings it", async (_step, fault, said) => {
    const drive = await sending("first.txt");
    const { deposit, read, repository, release } = drive;
    repository.faults.add(fault);
    deposit.addFiles([fileOf("second.txt")], read);
    await isIn("error", drive, "second.txt");
    expect(saidOf(drive, "second.txt")).toMatch(said);
    expect(saidOf(drive, "second.txt")).not.toMatch(/[<>{}]/);

    expect(entryOf(drive, "first.txt")?.phase.kind).toBe("uploading");
    release();
    await isIn("finished", drive, "first.txt");
    expect(await storedOf(drive, "first.txt")).toMatch(/^md5:/);
    expect(read().metadata.title).toBe("Sea ice of the Baltic");

    repository.faults.clear();
    deposit.retryFile("second.txt");
    await isIn("finished", drive, "second.txt");
    expect(await storedOf(drive, "second.txt")).toMatch(/^md5:/);
  });
});

test("a file that another page takes off the server while its bytes go is sent anew, and the draft is not said to be gone", async () => {
  const drive = await sending("first.txt");
  const { client, deposit, release } = drive;
  const phases: string[] = [];
  deposit.subscribe(() => phases.push(entryOf(drive, "first.txt")?.phase.kind ?? "none"));
  await client.files.remove(entryOf(drive, "first.txt")?.links ?? {});
  release();
  await isIn("finished", drive, "first.txt");
  expect(phases).not.toContain("error");
  expect(await storedOf(drive, "first.txt")).toMatch(/^md5:/);
});

test("a draft that somebody deletes while a file is sent is named as the reason, and what was typed is kept", async () => {
  const drive = await sending("first.txt");
  const { client, deposit, read, release, quiet, type } = drive;
  await client.drafts.discard(deposit.getState().record.links);
  type({ title: "Sea ice of the Bothnian Sea" });
  release();
  deposit.addFiles([fileOf("second.txt")], read);
  await quiet();
  expect(saidOf(drive, "first.txt")).toMatch(deletedDraft);
  expect(saidOf(drive, "second.txt")).toMatch(deletedDraft);
  expect(await deposit.save(read)).toBe("failed");
  expect(read().metadata.title).toBe("Sea ice of the Bothnian Sea");
  expect(deposit.getState().files.map(({ key }) => key)).toEqual(["first.txt", "second.txt"]);
});
