import { describe, expect, it } from "vitest";
import type { Hasher } from "../ports.ts";
import { driveUploader, fileOf, settle, type UploaderDrive } from "../../test/drivers/driveUploader.ts";
import { initialQueue } from "./queue/tasks.ts";
import { reduceQueue } from "./queue/reduceQueue.ts";
import { createRetryPolicy } from "./queue/retryPolicy.ts";
import type { QueueEvent } from "./queue/state.ts";
import { type Damage, draft, md5Of, noResponse, type Stored } from "../../test/drivers/simulatedServer.ts";

const FILE = "a.csv";
const CONTENT = "abcdefgh";

/** An uploader that sends one file of `CONTENT`. */
async function sending(options: Parameters<typeof driveUploader>[0] = {}): Promise<UploaderDrive> {
  const drive = driveUploader(options);
  drive.uploader.add([fileOf(FILE, CONTENT.length)]);
  await settle();
  drive.next("init").answer();
  await settle();
  return drive;
}

async function answer(drive: UploaderDrive, ...kinds: Parameters<UploaderDrive["next"]>[0][]): Promise<void> {
  for (const kind of kinds) {
    drive.next(kind).answer();
    await settle();
  }
}

const change = (drive: UploaderDrive, changes: Partial<Stored>): void => {
  const file = drive.stored.get(FILE);
  if (file !== undefined) drive.stored.set(FILE, { ...file, ...changes });
};

describe("a file is finished when the server has its bytes (docs/platform/uploads.md 2.4)", () => {
  it.each<[Damage, string]>([
    ["flipped", "checksum-mismatch"],
    ["swapped", "checksum-mismatch"],
    ["truncated", "size-mismatch"],
    ["emptied", "size-mismatch"],
  ])("fails if the bytes arrive %s, and sends them again on a retry", async (damage, kind) => {
    const drive = await sending();
    drive.next("send").damage(damage);
    await settle();
    await answer(drive, "commit");
    expect(drive.phase(FILE)).toMatchObject({ kind: "error", failure: { kind }, retryable: true });
    expect(drive.events.some((event) => event.kind === "file-changed" && event.entry.phase.kind === "finished")).toBe(
      false,
    );
    drive.uploader.retry(FILE);
    await settle();
    await answer(drive, "remove", "init", "send", "commit");
    expect(drive.phase(FILE)).toEqual({ kind: "finished" });
    expect(drive.stored.get(FILE)?.bytes).toBe(CONTENT);
  });

  it("names both checksums", async () => {
    const drive = await sending();
    drive.next("send").damage("swapped");
    await settle();
    await answer(drive, "commit");
    expect(drive.phase(FILE)).toMatchObject({
      failure: { expected: `md5:${md5Of(CONTENT)}`, stored: `md5:${md5Of("efghabcd")}` },
    });
  });

  it("reads the file again on a retry, because the error may have been on this side", async () => {
    let isWrong = true;
    const hasher: Hasher = () => {
      const md5 = Promise.resolve(md5Of(isWrong ? "another" : CONTENT));
      isWrong = false;
      return { md5, cancel: () => undefined };
    };
    const drive = await sending({ hasher });
    await answer(drive, "send", "commit");
    expect(drive.phase(FILE)).toMatchObject({ failure: { kind: "checksum-mismatch" } });
    drive.uploader.retry(FILE);
    await settle();
    await answer(drive, "remove", "init", "send", "commit");
    expect(drive.phase(FILE)).toEqual({ kind: "finished" });
  });

  it("compares checksums after a lost commit, and after its retry", async () => {
    const drive = await sending();
    drive.next("send").damage("flipped");
    await settle();
    drive.next("commit").fail(noResponse, "done");
    await settle();
    drive.next("read").fail(noResponse);
    await settle();
    drive.uploader.retry(FILE);
    await settle();
    await answer(drive, "read");
    expect(drive.phase(FILE)).toMatchObject({ failure: { kind: "checksum-mismatch" } });
  });

  it.each(["sha256:00", `md5:${md5Of("x")}-3`, `multipart:${md5Of("x")}-3-5`])(
    "compares only the size if the checksum is %j",
    async (checksum) => {
      const drive = await sending({ holdHashes: true });
      change(drive, { checksum });
      await answer(drive, "send", "commit");
      expect(drive.list.get(FILE)).toMatchObject({ phase: { kind: "finished" }, verification: "unknown" });
      expect(drive.arrived, "the hashing is stopped").toEqual([]);
    },
  );

  it.each([null, ""])("polls less and less often while the checksum is %j, then compares it", async (checksum) => {
    const drive = await sending();
    drive.next("send").damage("swapped");
    await settle();
    change(drive, { checksum });
    await answer(drive, "commit");
    for (const milliseconds of [500, 1000]) {
      expect(drive.phase(FILE)).toEqual({ kind: "finishing" });
      drive.pass(milliseconds - 1);
      await settle();
      expect(drive.arrived).toEqual([]);
      drive.pass(1);
      await settle();
      await answer(drive, "read");
    }
    change(drive, { checksum: undefined });
    drive.pass(2000);
    await settle();
    await answer(drive, "read");
    expect(drive.phase(FILE)).toMatchObject({ kind: "error", failure: { kind: "checksum-mismatch" } });
  });

  it("says that the checksum is pending if the server has not computed it within a minute", async () => {
    const drive = await sending();
    change(drive, { checksum: null });
    await answer(drive, "send", "commit");
    for (let reads = 0; reads < 7; reads += 1) {
      drive.pass(30_000);
      await settle();
      await answer(drive, "read");
    }
    expect(drive.list.get(FILE)).toMatchObject({ phase: { kind: "finished" }, verification: "pending" });
  });

  it("accepts digits in capitals", async () => {
    const drive = await sending();
    change(drive, { checksum: `md5:${md5Of(CONTENT).toUpperCase()}` });
    await answer(drive, "send", "commit");
    expect(drive.phase(FILE)).toEqual({ kind: "finished" });
  });
});

describe("hashing beside sending", () => {
  it("keeps the slot of a file until its MD5 is known", async () => {
    const drive = driveUploader({ holdHashes: true, concurrency: 1 });
    drive.uploader.add([fileOf("a"), fileOf("b")]);
    await settle();
    await answer(drive, "init", "send", "commit");
    expect(drive.phase("a")).toEqual({ kind: "finishing" });
    expect(drive.uploader.isBusy()).toBe(true);
    expect(drive.arrived.map(({ kind, key }) => `${kind} ${key}`)).toEqual(["hash a"]);
    await answer(drive, "hash");
    expect(drive.phase("a")).toEqual({ kind: "finished" });
    expect(drive.arrived.map(({ kind, key }) => `${kind} ${key}`)).toEqual(["init b"]);
  });

  it("stops when the sending fails, and starts again with the next attempt", async () => {
    const drive = await sending({ holdHashes: true });
    drive.next("send").fail(noResponse);
    await settle();
    expect(drive.arrived).toEqual([]);
    drive.uploader.retry(FILE);
    await settle();
    await answer(drive, "remove", "init", "hash", "send", "commit");
    expect(drive.phase(FILE)).toEqual({ kind: "finished" });
  });

  it("is cancelled with its file, also while only the MD5 is awaited", async () => {
    const drive = await sending({ holdHashes: true });
    await answer(drive, "send", "commit");
    const cancelled = drive.uploader.cancel(FILE);
    await settle();
    expect(drive.arrived.map(({ kind }) => kind)).toEqual(["remove"]);
    await answer(drive, "remove");
    await cancelled;
    expect(drive.list.size).toBe(0);
    expect(drive.stored.size).toBe(0);
  });

  it("ignores the MD5 of an older attempt", () => {
    const event = { name: FILE, token: 0 };
    let queue = initialQueue({
      concurrency: 1,
      retry: createRetryPolicy([]),
      integrityCheck: true,
      planTransfer: () => ({ type: "L" }),
      initBatchSize: 1,
    });
    const happen = (next: QueueEvent): number[] => {
      const { state, effects } = reduceQueue(queue, next, 0);
      queue = state;
      return effects.flatMap((effect) => (effect.kind === "request" ? [effect.token] : []));
    };
    happen({ kind: "added", files: [fileOf(FILE)] });
    const [initializing = 0] = happen({
      ...event,
      kind: "draft-answered",
      token: 1,
      answer: { ok: true, value: draft },
    });
    const entry = { key: FILE, size: 4, status: "pending", links: {} } as const;
    const [, hashing = 0] = happen({
      ...event,
      kind: "init-answered",
      token: initializing,
      answer: { ok: true, value: { server: entry, partLinks: [] } },
    });
    happen({ ...event, kind: "hashed", token: hashing - 1, md5: md5Of("old") });
    expect(queue.files.get(FILE)?.checksum).toEqual({ kind: "computing", token: hashing });
    happen({ ...event, kind: "hashed", token: hashing, md5: md5Of("new") });
    expect(queue.files.get(FILE)?.checksum).toEqual({ kind: "known", md5: md5Of("new"), ofParts: null });
  });

  it("stops with the uploader", async () => {
    const drive = await sending({ holdHashes: true });
    const hash = drive.next("hash");
    drive.uploader.dispose();
    expect(hash.isOpen()).toBe(false);
  });
});

describe("an MD5 that cannot be computed", () => {
  const unable: [string, Hasher][] = [
    [
      "throws",
      () => {
        throw new Error("hasher");
      },
    ],
    ["rejects", () => ({ md5: Promise.reject(new Error("hasher")), cancel: () => undefined })],
    ["answers nonsense", () => ({ md5: Promise.resolve("nonsense"), cancel: () => undefined })],
  ];
  it.each(unable)("is logged and fails no upload if the hasher %s", async (_, hasher) => {
    const drive = await sending({ hasher });
    await answer(drive, "send", "commit");
    expect(drive.phase(FILE)).toEqual({ kind: "finished" });
    expect(drive.logged).toEqual([
      `The checksum of "${FILE}" could not be computed, so it is not compared with the server's.`,
    ]);
  });

  it("is given up after half a minute of silence", async () => {
    const drive = await sending({ holdHashes: true });
    const hash = drive.next("hash");
    drive.pass(20_000);
    hash.progress(0);
    await answer(drive, "send", "commit");
    drive.pass(10_000);
    drive.pass(19_000);
    await settle();
    expect(drive.phase(FILE)).toEqual({ kind: "finishing" });
    drive.pass(1000);
    await settle();
    expect(drive.phase(FILE)).toEqual({ kind: "finished" });
    expect(hash.isOpen()).toBe(false);
    expect(drive.logged).toHaveLength(1);
  });

  it("is not given up because the machine slept for an hour", async () => {
    const drive = await sending({ holdHashes: true });
    await answer(drive, "send", "commit");
    drive.pass(3_600_000);
    await settle();
    expect(drive.phase(FILE)).toEqual({ kind: "finishing" });
    drive.next("hash").answer();
    await settle();
    expect(drive.phase(FILE)).toEqual({ kind: "finished" });
    expect(drive.logged).toEqual([]);
  });
});
