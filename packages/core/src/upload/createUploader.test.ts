import { describe, expect, it } from "vitest";
import { DepositError, type Failure } from "../errors.ts";
import type { Connectivity } from "../ports.ts";
import type { FileEntry } from "../record/files.ts";
import { driveUploader, fileOf, settle } from "../../test/drivers/driveUploader.ts";
import {
  denied,
  draft,
  md5Of,
  noResponse,
  notFound,
  refused,
  serverError,
} from "../../test/drivers/simulatedServer.ts";

const keysOf = (arrived: readonly { kind: string; key: string }[], kind: string): string[] =>
  arrived.filter((one) => one.kind === kind).map((one) => one.key);

/** An uploader that sends the bytes of one file. */
async function sending(name = "a.csv", bytes = 4, options: Parameters<typeof driveUploader>[0] = {}) {
  const drive = driveUploader(options);
  drive.uploader.add([fileOf(name, bytes)]);
  await settle();
  drive.next("init").answer();
  await settle();
  return drive;
}

describe("the queue (docs/platform/product.md 4.5)", () => {
  it("initializes, sends and commits a file, and emits what the server knows of it", async () => {
    const drive = driveUploader();
    drive.uploader.add([fileOf("a.csv", 7)]);
    expect(drive.phase("a.csv")).toEqual({ kind: "pending" });
    expect(drive.uploader.isBusy()).toBe(true);
    await drive.upload("a.csv");
    expect(drive.list.get("a.csv")).toMatchObject({
      size: 7,
      checksum: `md5:${md5Of("abcdefg")}`,
      phase: { kind: "finished" },
    });
    expect(drive.list.get("a.csv")?.links.self).toBe("/draft/files/a.csv");
    expect(drive.uploader.isBusy()).toBe(false);
    expect(drive.arrived).toEqual([]);
  });

  it("emits a choice of files once, in their order", async () => {
    const drive = driveUploader();
    drive.uploader.add(["c", "a", "b", "d", "e"].map((name) => fileOf(name)));
    expect(drive.events).toHaveLength(1);
    expect([...drive.list.keys()]).toEqual(["c", "a", "b", "d", "e"]);
    await settle();
    expect(keysOf(drive.arrived, "init")).toEqual(["c", "a", "b"]);
  });

  it("starts the next file when one finishes or fails", async () => {
    const drive = driveUploader({ concurrency: 1 });
    drive.uploader.add([fileOf("a"), fileOf("b"), fileOf("c")]);
    await drive.upload("a");
    expect(keysOf(drive.arrived, "init")).toEqual(["b"]);
    drive.next("init", "b").fail(refused("Filename is too long."));
    await settle();
    expect(drive.phase("b")).toMatchObject({ kind: "error", retryable: true });
    await drive.upload("c");
    expect(drive.phase("c")).toEqual({ kind: "finished" });
  });

  it("sends an empty file", async () => {
    const drive = driveUploader();
    drive.uploader.add([fileOf("empty", 0)]);
    await drive.upload("empty");
    expect(drive.list.get("empty")).toMatchObject({ size: 0, phase: { kind: "finished" } });
  });

  it("finds its entry in another Unicode form in the list of all files", async () => {
    const drive = driveUploader();
    drive.stored.set("other.csv", { status: "completed", size: 1, bytes: null });
    drive.uploader.add([fileOf("e\u0301.csv")]);
    await settle();
    drive.stored.set("\u00e9.csv", { status: "pending", size: 4, bytes: null });
    drive.next("init").fail(noResponse);
    await settle();
    drive.next("list").answer();
    await settle();
    expect(keysOf(drive.arrived, "send")).toEqual(["\u00e9.csv"]);
  });

  it("requests the draft once for files whose turn comes together", async () => {
    let asked = 0;
    const drive = driveUploader({
      draftLinks: async () => {
        asked += 1;
        await settle();
        return draft;
      },
    });
    drive.uploader.add([fileOf("a"), fileOf("b"), fileOf("c"), fileOf("d")]);
    await settle();
    await settle();
    expect(asked).toBe(1);
    expect(keysOf(drive.arrived, "init")).toEqual(["a", "b", "c"]);
  });

  it("fails all waiting files if the draft cannot be saved, and can retry them", async () => {
    let isSavable = false;
    const drive = driveUploader({
      draftLinks: () => (isSavable ? Promise.resolve(draft) : Promise.resolve({})),
    });
    drive.uploader.add(["a", "b", "c", "d", "e"].map((name) => fileOf(name)));
    await settle();
    for (const { phase } of drive.list.values())
      expect(phase).toEqual({ kind: "error", failure: { kind: "draft-not-saved" }, retryable: true });
    expect(drive.arrived).toEqual([]);
    isSavable = true;
    drive.uploader.retry("d");
    expect(drive.phase("d")).toEqual({ kind: "pending" });
    await drive.upload("d");
    expect(drive.phase("d")).toEqual({ kind: "finished" });
  });

  it("waits as long as the server asks if saving the draft exceeds its rate limit", async () => {
    let isSavable = false;
    const limited: Failure = {
      kind: "rate-limited",
      request: { method: "POST", url: "" },
      message: "",
      retryAfter: 9000,
    };
    const drive = driveUploader({
      retryDelays: [0],
      draftLinks: async () => {
        if (!isSavable) throw new DepositError(limited);
        return draft;
      },
    });
    const names = ["a", "b", "c", "d", "e"];
    drive.uploader.add(names.map((name) => fileOf(name)));
    await settle();
    expect(drive.phase("a")).toEqual({ kind: "pending", delay: { kind: "request", failure: limited } });
    drive.pass(10_000);
    await settle();
    expect(drive.phase("a")).toEqual({ kind: "pending", delay: { kind: "request", failure: limited } });
    isSavable = true;
    drive.pass(10_000);
    for (const name of names) await drive.upload(name);
    for (const name of names) expect(drive.phase(name)).toEqual({ kind: "finished" });
  });

  it("fails all waiting files if the draft does not exist or takes no files", async () => {
    const drive = driveUploader({ concurrency: 1 });
    drive.uploader.add([fileOf("a"), fileOf("b"), fileOf("c")]);
    await settle();
    drive.next("init").fail(denied);
    await settle();
    for (const { phase } of drive.list.values())
      expect(phase).toMatchObject({ kind: "error", failure: { failure: { kind: "permission-denied" } } });
    expect(drive.arrived).toEqual([]);
  });

  it("replaces a failed file by a new choice of its name, and deletes its remains", async () => {
    const drive = await sending();
    drive.next("send").fail(noResponse);
    await settle();
    drive.uploader.add([fileOf("a.csv", 9)]);
    expect(drive.list.get("a.csv")).toMatchObject({ size: 9, phase: { kind: "pending" } });
    await settle();
    drive.next("remove").answer();
    await drive.upload("a.csv");
    expect(drive.stored.get("a.csv")).toMatchObject({ size: 9, status: "completed" });
  });
});

describe("progress", () => {
  it("never goes back or exceeds the size, and is finishing when every byte is out", async () => {
    const drive = await sending("a", 1000);
    const send = drive.next("send");
    const phases: unknown[] = [];
    for (const [time, sent] of [
      [0, 100],
      [50, 200],
      [600, 500],
      [700, 300],
      [800, 2000],
    ] as const) {
      drive.time = time;
      send.progress(sent);
      phases.push(drive.phase("a"));
    }
    expect(phases).toEqual([
      { kind: "uploading", sent: 100, bytesPerSecond: null },
      { kind: "uploading", sent: 100, bytesPerSecond: null },
      { kind: "uploading", sent: 500, bytesPerSecond: 833 },
      { kind: "uploading", sent: 500, bytesPerSecond: 833 },
      { kind: "finishing" },
    ]);
  });
});

describe("failures (docs/platform/uploads.md 2)", () => {
  it("keeps a file whose connection dropped, and on a retry deletes its remains and sends it again", async () => {
    const drive = await sending();
    drive.next("send").fail(noResponse);
    await settle();
    expect(drive.phase("a.csv")).toMatchObject({
      kind: "error",
      retryable: true,
      failure: { kind: "request", failure: { kind: "no-response" } },
    });
    drive.uploader.retry("a.csv");
    await settle();
    drive.next("remove").answer();
    await drive.upload("a.csv");
    expect(drive.phase("a.csv")).toEqual({ kind: "finished" });
  });

  it("retries after 0, 1, 3 and 5 seconds, then leaves the retry to the user", async () => {
    const drive = await sending("a.csv", 4, { retryDelays: undefined, random: () => 0.5 });
    const answerUntilSent = async (): Promise<void> => {
      for (const kind of ["remove", "init"] as const) {
        if (keysOf(drive.arrived, kind).length > 0) drive.next(kind).answer();
        await settle();
      }
    };
    for (const delay of [0, 1000, 3000, 5000]) {
      drive.next("send").fail(serverError);
      await settle();
      if (delay > 0) {
        drive.pass(delay - 1);
        await settle();
        expect(drive.arrived, `earlier than after ${delay} ms`).toEqual([]);
      }
      drive.pass(delay === 0 ? 0 : 1);
      await settle();
      await answerUntilSent();
      expect(keysOf(drive.arrived, "send"), `after ${delay} ms`).toEqual(["a.csv"]);
    }
    drive.next("send").fail(serverError);
    await settle();
    expect(drive.phase("a.csv")).toMatchObject({ kind: "error", retryable: true });
  });

  it("retries a file whose connection dropped once the network is back, and no other", async () => {
    const listeners = new Set<(isOnline: boolean) => void>();
    const connectivity: Connectivity = {
      isOnline: () => true,
      onChange: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
    const drive = await sending("unwanted", 4, { connectivity });
    void drive.uploader.cancel("unwanted");
    await settle();
    drive.next("remove", "unwanted").fail(noResponse);
    await settle();
    drive.next("read", "unwanted").fail(noResponse);
    await settle();
    drive.uploader.add([fileOf("lost"), fileOf("refused")]);
    await settle();
    drive.next("init", "refused").fail(refused("Filename is too long."));
    drive.next("init", "lost").answer();
    await settle();
    drive.next("send", "lost").fail(noResponse);
    await settle();
    for (const key of ["unwanted", "lost", "refused"]) expect(drive.phase(key)).toMatchObject({ kind: "error" });

    for (const listener of listeners) listener(true);
    await settle();
    drive.next("remove", "lost").answer();
    await drive.upload("lost");
    expect(drive.phase("lost")).toEqual({ kind: "finished" });
    for (const key of ["unwanted", "refused"]) expect(drive.phase(key)).toMatchObject({ kind: "error" });
    expect(drive.arrived).toEqual([]);
  });

  it("sends files that waited for a draft that could not be saved, once the network is back", async () => {
    let isSavable = false;
    let comesBack = (): void => undefined;
    const drive = driveUploader({
      draftLinks: () => Promise.resolve(isSavable ? draft : {}),
      connectivity: {
        isOnline: () => true,
        onChange: (listener) => {
          comesBack = () => listener(true);
          return () => undefined;
        },
      },
    });
    drive.uploader.add([fileOf("a")]);
    await settle();
    expect(drive.phase("a")).toMatchObject({ kind: "error", failure: { kind: "draft-not-saved" } });
    isSavable = true;
    comesBack();
    await drive.upload("a");
    expect(drive.phase("a")).toEqual({ kind: "finished" });
  });

  it("reads from the body of a 200 that the platform refused the bytes", async () => {
    const drive = await sending();
    drive.stored.set("a.csv", { status: "completed", size: 4, bytes: null });
    drive.next("send").answer();
    await settle();
    expect(drive.phase("a.csv")).toEqual({
      kind: "error",
      failure: { kind: "transfer-refused", message: "File upload transfer failed." },
      retryable: true,
    });
    drive.uploader.retry("a.csv");
    await settle();
    drive.next("remove").answer();
    await drive.upload("a.csv");
    expect(drive.phase("a.csv")).toEqual({ kind: "finished" });
  });

  it("fails a file that can no longer be read, and offers no retry", async () => {
    const drive = driveUploader();
    const file = fileOf("a");
    file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error("NotReadableError")) });
    drive.uploader.add([file]);
    await settle();
    drive.next("init").answer();
    await settle();
    drive.next("send").fail(noResponse);
    await settle();
    expect(drive.phase("a")).toEqual({ kind: "error", failure: { kind: "unreadable" }, retryable: false });
    drive.uploader.retry("a");
    expect(drive.uploader.isBusy()).toBe(false);
  });

  it("compares the server's size with the file's", async () => {
    const drive = await sending();
    drive.next("send").answer();
    drive.stored.set("a.csv", { status: "pending", size: 4, bytes: "xx" });
    await settle();
    drive.next("commit").answer();
    await settle();
    expect(drive.phase("a.csv")).toMatchObject({
      failure: { kind: "size-mismatch", expected: 4, stored: 2 },
      retryable: true,
    });
  });

  it("reads the entry back after a commit without an answer", async () => {
    const drive = await sending();
    drive.next("send").answer();
    await settle();
    drive.next("commit").fail(noResponse, "done");
    await settle();
    drive.next("read").answer();
    await settle();
    expect(drive.phase("a.csv")).toEqual({ kind: "finished" });

    const other = await sending();
    other.next("send").answer();
    await settle();
    other.next("commit").fail(serverError);
    await settle();
    other.next("read").answer();
    await settle();
    expect(other.phase("a.csv")).toMatchObject({ kind: "error", failure: { failure: { kind: "server" } } });
    expect(other.arrived).toEqual([]);
  });

  it("checks on a retry after a lost commit whether the file is complete", async () => {
    const drive = await sending();
    drive.next("send").answer();
    await settle();
    drive.next("commit").fail(noResponse, "done");
    await settle();
    drive.next("read").fail(noResponse);
    await settle();
    expect(drive.phase("a.csv")).toMatchObject({ kind: "error", failure: { failure: { kind: "no-response" } } });
    drive.uploader.retry("a.csv");
    await settle();
    drive.next("read").answer();
    await settle();
    expect(drive.phase("a.csv")).toEqual({ kind: "finished" });
  });

  it("looks in the list after an init without an answer, and does not initialize twice", async () => {
    const drive = driveUploader();
    drive.uploader.add([fileOf("a")]);
    await settle();
    drive.next("init").fail(noResponse, "done");
    await settle();
    drive.next("list").answer();
    await settle();
    drive.next("send").answer();
    await settle();
    drive.next("commit").answer();
    await settle();
    expect(drive.phase("a")).toEqual({ kind: "finished" });
  });

  it("never deletes a complete file of the same name that another user added", async () => {
    const drive = driveUploader();
    drive.stored.set("a", { status: "completed", size: 99, bytes: null });
    drive.uploader.add([fileOf("a")]);
    await settle();
    drive.next("init").answer();
    await settle();
    expect(drive.phase("a")).toMatchObject({
      kind: "error",
      failure: { failure: { message: "File with key a already exists." } },
    });
    drive.uploader.retry("a");
    await settle();
    drive.next("list").answer();
    await settle();
    expect(drive.phase("a")).toMatchObject({ kind: "error" });
    const removed = drive.uploader.remove("a");
    await settle();
    drive.arrived.find(({ kind }) => kind === "list")?.answer();
    await removed;
    // The foreign file is part of the draft. It was hidden by the row of the other one, and can now be seen and deleted.
    expect([...drive.list.values()]).toMatchObject([{ key: "a", size: 99, phase: { kind: "finished" } }]);
    expect(drive.stored.get("a")?.size).toBe(99);
    const deleted = drive.uploader.remove("a");
    await settle();
    drive.next("remove").answer();
    await deleted;
    expect(drive.stored.has("a")).toBe(false);
  });

  it("continues after an error in a listener", async () => {
    let isFaulty = true;
    const drive = driveUploader({
      emit: (event) => {
        if (isFaulty && event.kind === "file-changed") {
          isFaulty = false;
          throw new Error("listener");
        }
      },
    });
    drive.uploader.add([fileOf("a")]);
    await drive.upload("a");
    expect(drive.uploader.isBusy()).toBe(false);
    expect(drive.logged).toEqual(["A listener of the uploader threw an error."]);
  });
});

describe("an error of the program itself", () => {
  it("is logged, and fails only the file that it concerns", async () => {
    let isFaulty = true;
    const transfers = {
      preferred: "L",
      get enabled(): readonly string[] {
        const wasFaulty = isFaulty;
        isFaulty = false;
        if (wasFaulty) throw new Error("a fault");
        return ["L"];
      },
    };
    const drive = driveUploader({ transfers, concurrency: 1, initBatchSize: 1 });
    drive.uploader.add([fileOf("a"), fileOf("b")]);
    await settle();
    expect(drive.logged).toEqual(["The uploader failed unexpectedly."]);
    expect(drive.phase("a")).toMatchObject({ kind: "error", retryable: true });
    await drive.upload("b");
    expect(drive.phase("b")).toEqual({ kind: "finished" });
    drive.uploader.retry("a");
    await drive.upload("a");
    expect(drive.phase("a")).toEqual({ kind: "finished" });
  });
});

describe("cancelling and removing (docs/platform/product.md 4.5, 7.2)", () => {
  it("drops a waiting file without a request", async () => {
    const drive = driveUploader({ concurrency: 1 });
    drive.uploader.add([fileOf("a"), fileOf("b")]);
    await drive.uploader.cancel("b");
    await settle();
    expect([...drive.list.keys()]).toEqual(["a"]);
    expect(drive.arrived.map(({ kind, key }) => `${kind} ${key}`)).toEqual(["init a"]);
  });

  it("stops a file that is being sent, deletes it by its link and starts the next one", async () => {
    const drive = driveUploader({ concurrency: 1 });
    drive.uploader.add([fileOf("a"), fileOf("b")]);
    await settle();
    drive.next("init").answer();
    await settle();
    const send = drive.next("send");
    const cancelled = drive.uploader.cancel("a");
    expect(send.isOpen()).toBe(false);
    await settle();
    expect(keysOf(drive.arrived, "init")).toEqual(["b"]);
    drive.next("remove", "a").answer();
    await cancelled;
    expect([...drive.list.keys()]).toEqual(["b"]);
    expect(drive.stored.has("a")).toBe(false);
    expect(drive.events.some((event) => event.kind === "file-changed" && event.entry.phase.kind === "error")).toBe(
      false,
    );
  });

  it("waits for the answer to init or commit before it deletes", async () => {
    const drive = driveUploader();
    drive.uploader.add([fileOf("a"), fileOf("b")]);
    await settle();
    const cancelled = drive.uploader.cancel("a");
    await settle();
    expect(keysOf(drive.arrived, "remove")).toEqual([]);
    drive.next("init", "a").answer();
    await settle();
    drive.next("remove", "a").answer();
    await cancelled;

    drive.next("init", "b").answer();
    await settle();
    drive.next("send", "b").answer();
    await settle();
    const other = drive.uploader.cancel("b");
    drive.next("commit", "b").answer();
    await settle();
    drive.next("remove", "b").answer();
    await other;
    expect(drive.stored.size).toBe(0);
    expect(drive.list.size).toBe(0);
  });

  it("looks for what an init without an answer may have left of a cancelled file", async () => {
    const drive = driveUploader();
    drive.uploader.add([fileOf("a")]);
    await settle();
    const cancelled = drive.uploader.cancel("a");
    drive.next("init").fail(noResponse, "done");
    await settle();
    drive.next("list").answer();
    await settle();
    drive.next("remove").answer();
    await cancelled;
    expect(drive.stored.size).toBe(0);
  });

  it("counts a file that does not exist as deleted", async () => {
    const drive = await sending();
    const cancelled = drive.uploader.cancel("a.csv");
    await settle();
    drive.next("remove").fail(notFound);
    await cancelled;
    expect(drive.list.size).toBe(0);
    expect(drive.removeFailures).toEqual([]);
  });

  it("retries a deletion that was refused because of another at the same time", async () => {
    const drive = await sending("a.csv", 4, { retryDelays: [0] });
    const cancelled = drive.uploader.cancel("a.csv");
    await settle();
    const message = "Not a valid value.";
    drive
      .next("remove")
      .fail(({ url }) => ({ kind: "refused", request: { method: "DELETE", url }, status: 400, message }));
    await settle();
    drive.pass(0);
    await settle();
    drive.next("remove").answer();
    await cancelled;
    expect(drive.list.size).toBe(0);
    expect(drive.removeFailures).toEqual([]);
  });

  it("keeps a file that the server does not delete, emits why, and can delete it later", async () => {
    const drive = await sending();
    const cancelled = drive.uploader.cancel("a.csv");
    await settle();
    drive.next("remove").fail(denied);
    await cancelled;
    expect(drive.phase("a.csv")).toMatchObject({
      kind: "error",
      retryable: true,
      failure: { failure: { kind: "permission-denied" } },
    });
    expect(drive.removeFailures).toMatchObject([{ key: "a.csv", failure: { failure: { kind: "permission-denied" } } }]);
    expect(drive.logged).toEqual(['The file "a.csv" was not deleted.']);
    const removed = drive.uploader.remove("a.csv");
    await settle();
    drive.next("remove").answer();
    await removed;
    expect(drive.list.size).toBe(0);
  });

  it("marks a file as being removed until it is removed or the server refuses", async () => {
    const drive = driveUploader();
    drive.uploader.add([fileOf("a")]);
    await settle();
    drive.next("init").answer();
    await settle();
    void drive.uploader.cancel("a");
    await settle();
    expect(drive.list.get("a")).toMatchObject({ phase: { kind: "pending" }, isBeingRemoved: true });
    drive.next("remove").fail(denied);
    await settle();
    expect(drive.list.get("a")).toMatchObject({ phase: { kind: "error" }, isBeingRemoved: false });
  });

  it("reads the entry back after a deletion without an answer", async () => {
    const drive = await sending();
    const cancelled = drive.uploader.cancel("a.csv");
    await settle();
    drive.next("remove").fail(noResponse, "done");
    await settle();
    drive.next("read").answer();
    await cancelled;
    expect(drive.list.size).toBe(0);
  });

  it("ignores late answers to an older attempt", async () => {
    const drive = await sending();
    const late = drive.next("send");
    drive.next("send").fail(noResponse);
    await settle();
    drive.uploader.retry("a.csv");
    await settle();
    drive.next("remove").answer();
    await settle();
    drive.next("init").answer();
    await settle();
    late.progress(4);
    late.answer();
    await settle();
    expect(drive.phase("a.csv")).toEqual({ kind: "uploading", sent: 0, bytesPerSecond: null });
  });

  it("deletes files that existed before, finished or interrupted", async () => {
    const existing = ["done", "half"].map((key): FileEntry => ({
      key,
      size: 1,
      checksum: "",
      mimetype: "text/plain",
      links: { self: `/draft/files/${key}` },
      phase:
        key === "done" ? { kind: "finished" } : { kind: "error", failure: { kind: "interrupted" }, retryable: false },
    }));
    const drive = driveUploader({ existing });
    drive.stored.set("done", { status: "completed", size: 1, bytes: null });
    drive.stored.set("half", { status: "pending", size: 1, bytes: null });
    const first = drive.uploader.remove("done");
    await settle();
    drive.next("remove").fail(denied);
    await first;
    expect(drive.phase("done")).toEqual({ kind: "finished" });
    expect(drive.removeFailures).toHaveLength(1);
    const both = Promise.all([drive.uploader.remove("done"), drive.uploader.remove("half")]);
    await settle();
    drive.next("remove", "done").answer();
    await settle();
    // Another tab may have completed it.
    drive.next("read", "half").answer();
    await settle();
    drive.next("remove", "half").answer();
    await both;
    expect(drive.list.size).toBe(0);
    expect(drive.stored.size).toBe(0);
  });
});

const finished = (key: string): FileEntry => ({
  key,
  size: 1,
  checksum: "",
  mimetype: "text/plain",
  links: { self: `/draft/files/${key}` },
  phase: { kind: "finished" },
});

describe("the deletion of several files", () => {
  const existing = ["a", "b", "c"].map(finished);
  const start = () => {
    const drive = driveUploader({ existing, retryDelays: [1000], random: () => 0.5 });
    for (const { key } of existing) drive.stored.set(key, { status: "completed", size: 1, bytes: null });
    const removed = drive.uploader.remove("a", "b", "c");
    return { drive, removed, asked: () => drive.arrived.map(({ kind, key }) => `${kind} ${key}`) };
  };

  it("runs one at a time, because the platform refuses others meanwhile", async () => {
    const { drive, removed, asked } = start();
    for (const { key } of existing) {
      await settle();
      expect(asked()).toEqual([`remove ${key}`]);
      drive.next("remove").answer();
    }
    await removed;
    expect(drive.stored.size).toBe(0);
  });

  it("continues with the next one while a failed one waits for its retry", async () => {
    const { drive, removed, asked } = start();
    await settle();
    drive.next("remove", "a").fail(noResponse);
    await settle();
    expect(asked()).toEqual(["read a"]);
    drive.next("read", "a").answer();
    for (const key of ["b", "c"]) {
      await settle();
      expect(asked()).toEqual([`remove ${key}`]);
      drive.next("remove").answer();
    }
    drive.pass(1000);
    await settle();
    drive.next("remove", "a").answer();
    await removed;
    expect(drive.stored.size).toBe(0);
  });
});

describe("the deletion of a file that will be sent again", () => {
  it("runs one at a time, before the removals of the user", async () => {
    const drive = driveUploader({ existing: ["x", "y", "z"].map(finished) });
    for (const key of ["x", "y", "z"]) drive.stored.set(key, { status: "completed", size: 1, bytes: null });
    const keys = ["a", "b", "c"];
    drive.uploader.add(keys.map((key) => fileOf(key)));
    await settle();
    for (const key of keys) drive.next("init", key).answer();
    await settle();
    for (const key of keys) drive.next("send", key).fail(noResponse);
    await settle();
    const removed = drive.uploader.remove("x", "y", "z");
    drive.uploader.retry(...keys);
    const deleted: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      await settle();
      const deletions = drive.arrived.filter(({ kind }) => kind === "remove");
      expect(deletions).toHaveLength(1);
      deleted.push(deletions[0]?.key ?? "");
      deletions[0]?.answer();
    }
    await removed;
    expect(deleted.toSorted()).toEqual(["a", "b", "c", "x", "y", "z"]);
    expect(deleted.slice(-2)).toEqual(["y", "z"]);
    for (const key of keys) await drive.upload(key);
    for (const key of keys) expect(drive.phase(key)).toEqual({ kind: "finished" });
  });

  it("waits for its turn again after a failure, and the file can be paused meanwhile", async () => {
    const drive = driveUploader({ retryDelays: [1000], random: () => 0.5 });
    const keys = ["a", "b"];
    drive.uploader.add(keys.map((key) => fileOf(key)));
    await settle();
    for (const key of keys) drive.next("init", key).answer();
    await settle();
    for (const key of keys) drive.next("send", key).fail(noResponse);
    await settle();
    drive.pass(1000);
    await settle();
    const { key: first } = drive.next("remove");
    const busy = { kind: "state-conflict", request: { method: "DELETE", url: "" }, message: "Busy" } as const;
    drive.next("remove").fail(() => busy);
    await settle();
    const { key: second } = drive.next("remove");
    expect(second).not.toBe(first);
    drive.pass(1000);
    await settle();
    expect(keysOf(drive.arrived, "remove"), "the first waits for the second").toEqual([second]);
    drive.uploader.pause(first);
    drive.next("remove", second).answer();
    await settle();
    drive.next("remove", first).answer();
    await settle();
    drive.next("init", first).answer();
    await settle();
    expect(drive.phase(first)).toEqual({ kind: "paused", sent: 0 });
    await drive.upload(second);
    expect(drive.phase(second)).toEqual({ kind: "finished" });
  });
});

describe("dispose", () => {
  it("stops everything and emits nothing more", async () => {
    const drive = driveUploader();
    drive.uploader.add([fileOf("a"), fileOf("b"), fileOf("c"), fileOf("d")]);
    await settle();
    drive.next("init", "a").answer();
    await settle();
    const send = drive.next("send", "a");
    const cancelled = drive.uploader.cancel("b");
    const emitted = drive.events.length;
    drive.uploader.dispose();
    await cancelled;
    expect(send.isOpen()).toBe(false);
    for (const request of [...drive.arrived]) request.answer();
    await settle();
    drive.uploader.add([fileOf("e")]);
    drive.uploader.retry("a");
    await drive.uploader.remove("a");
    expect(drive.events).toHaveLength(emitted);
    expect(drive.arrived).toEqual([]);
    expect(drive.uploader.isBusy()).toBe(false);
  });
});
