import { expect, it } from "vitest";
import { driveUploader, fileOf, settle } from "../../test/drivers/driveUploader.ts";
import { initialQueue } from "./queue/tasks.ts";
import { reduceQueue } from "./queue/reduceQueue.ts";
import { createRetryPolicy } from "./queue/retryPolicy.ts";
import type { QueueEvent, QueueRules, QueueState } from "./queue/state.ts";
import { draft } from "../../test/drivers/simulatedServer.ts";

const rules: QueueRules = {
  concurrency: 3,
  retry: createRetryPolicy([0]),
  integrityCheck: true,
  planTransfer: () => ({ type: "L" }),
  initBatchSize: 24,
};
const many = (count: number): readonly File[] => Array.from({ length: count }, (_, index) => fileOf(`file-${index}`));

/** Returns the same state, which throws if code iterates over all files. */
function withoutLookingAtAll(state: QueueState): QueueState {
  const refuse = (): never => {
    throw new Error("Somebody looked through all files.");
  };
  return { ...state, files: { ...state.files, entries: refuse, values: refuse } };
}

it("adds ten thousand files two thousand at a time, and emits one event for all of them", async () => {
  const drive = driveUploader({ draftLinks: () => Promise.reject(new Error("not saved")) });
  drive.uploader.add(many(10_000));
  expect(drive.list.size).toBe(2000);
  expect(drive.uploader.isBusy()).toBe(true);
  for (let slices = 1; slices < 5; slices += 1) drive.pass(0);
  expect(drive.events.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => "files-added"));
  expect(drive.list.size).toBe(10_000);
  await settle();
  expect(drive.events.map(({ kind }) => kind).slice(5)).toEqual(["files-changed"]);
  expect([...drive.list.values()].every(({ phase }) => phase.kind === "error")).toBe(true);
  drive.uploader.pause();
  expect(drive.events).toHaveLength(6);
});

it("applies a request to all files while they are added, and forgets them once disposed", async () => {
  const drive = driveUploader({ draftLinks: () => new Promise(() => undefined) });
  drive.uploader.add(many(5000));
  await drive.uploader.remove("file-4999");
  expect(drive.list.size).toBe(4999);
  expect(drive.list.has("file-4998")).toBe(true);
  drive.uploader.add(Array.from({ length: 3000 }, (_, index) => fileOf(`other-${index}`)));
  drive.uploader.dispose();
  drive.pass(0);
  expect(drive.list.size).toBe(4999 + 2000);
  expect(drive.uploader.isBusy()).toBe(false);
});

it("pauses and resumes ten thousand waiting files with one event each", () => {
  const drive = driveUploader({ draftLinks: () => new Promise(() => undefined) });
  drive.uploader.add(many(10_000));
  drive.uploader.pause();
  drive.uploader.resume();
  const emitted = drive.events.map(({ kind }) => kind);
  expect(emitted).toEqual(["files-added", "files-added", "files-changed", "files-changed"]);
});

it("never iterates over all files for an event of one", () => {
  const { state } = reduceQueue(initialQueue(rules), { kind: "added", files: many(10_000) }, 0);
  const [first = "", second = ""] = state.active;
  const asked = {
    kind: "draft-answered",
    name: first,
    token: state.files.get(first)?.token ?? 0,
    answer: { ok: true, value: draft },
  } as const;
  const events: readonly QueueEvent[] = [
    asked,
    { kind: "pause-requested", names: ["file-9999"] },
    { kind: "removal-requested", names: [second] },
    { kind: "retry-requested", names: ["file-5000"] },
  ];
  for (const event of events) {
    const next = reduceQueue(withoutLookingAtAll(state), event, 0).state;
    expect(next.waiting.names, "the queue is not copied").toBe(state.waiting.names);
  }
  const initializing = reduceQueue(withoutLookingAtAll(state), asked, 0).state;
  expect(initializing.files.get(first)?.step.kind).toBe("initializing");
  expect(state.files.get(first)?.step.kind, "what was before is as it was").toBe("awaiting-draft");
});

it("retries and removes ten thousand failed files with one event each", async () => {
  const drive = driveUploader({ draftLinks: () => Promise.reject(new Error("not saved")), concurrency: 1 });
  drive.uploader.add(many(10_000));
  drive.uploader.addRest();
  await settle();
  const keys = [...drive.list.keys()];
  const before = drive.events.length;
  drive.uploader.retry(...keys);
  expect(drive.events.slice(before).map(({ kind }) => kind)).toEqual(["files-changed"]);
  await drive.uploader.remove(...keys);
  expect(drive.events.slice(before + 1).map(({ kind }) => kind)).toEqual(["files-removed"]);
  expect(drive.list.size).toBe(0);
});

it("copies the list of removals once for all files that are removed together", () => {
  const entries = Array.from({ length: 2000 }, (_, index) => ({
    key: `old-${index}`,
    size: 1,
    checksum: "",
    mimetype: "text/plain",
    links: { self: `/draft/files/old-${index}` },
    phase: { kind: "finished" as const },
  }));
  const { state } = reduceQueue(initialQueue(rules), { kind: "adopted", entries }, 0);
  const lengths: number[] = [];
  const watched = new Proxy<readonly string[]>([], {
    get(target, property, receiver) {
      if (property === "slice") lengths.push(target.length);
      return Reflect.get(target, property, receiver);
    },
  });
  const names = entries.map(({ key }) => key);
  const asked = { ...state, removals: { names: watched, from: 0 } };
  const { state: after } = reduceQueue(asked, { kind: "removal-requested", names }, 0);
  expect(lengths).toEqual([0]);
  expect(after.removals.names).toEqual(names);
});

it("deletes ten thousand files one at a time", async () => {
  const existing = Array.from({ length: 10_000 }, (_, index) => ({
    key: `old-${index}`,
    size: 1,
    checksum: "",
    mimetype: "text/plain",
    links: { self: `/draft/files/old-${index}` },
    phase: { kind: "finished" as const },
  }));
  const drive = driveUploader({ existing });
  void drive.uploader.remove(...existing.map(({ key }) => key));
  await settle();
  expect(drive.arrived.map(({ kind }) => kind)).toEqual(["remove"]);
});
