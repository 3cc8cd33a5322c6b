import { describe, expect, it } from "vitest";
import { fileOf } from "../../test/drivers/driveUploader.ts";
import { initialQueue } from "./queue/tasks.ts";
import type { PartLink } from "./queue/parts.ts";
import { reduceQueue } from "./queue/reduceQueue.ts";
import { createRetryPolicy } from "./queue/retryPolicy.ts";
import type { RemoteEntry } from "./queue/remoteEntry.ts";
import type { QueueEffect, QueueEvent } from "./queue/state.ts";
import { denied, draft, md5Of } from "../../test/drivers/simulatedServer.ts";

const FILE = "a.csv";
const PART_SIZE = 4;

const partLinks = [1, 2, 3].map((part): PartLink => {
  const url = `https://repository.example/parts/${part}`;
  return { part, url, method: "PUT", expiresAt: null, lifetime: null, isStore: false };
});
const remote: RemoteEntry = { server: { key: FILE, size: 12, status: "pending", links: {} }, partLinks };

type Request = Extract<QueueEffect, { kind: "request" }>;

/** A file of three parts that is being initialized. */
function initializing(integrityCheck = true) {
  let queue = initialQueue({
    concurrency: 2,
    retry: createRetryPolicy([]),
    integrityCheck,
    planTransfer: () => ({ type: "M", parts: 3, partSize: PART_SIZE }),
    initBatchSize: 1,
  });
  const effects: QueueEffect[] = [];
  const happen = (event: QueueEvent): readonly QueueEffect[] => {
    const step = reduceQueue(queue, event, 0);
    queue = step.state;
    effects.push(...step.effects);
    return step.effects;
  };
  happen({ kind: "added", files: [fileOf(FILE, 12)] });
  happen({ kind: "draft-answered", name: FILE, token: 1, answer: { ok: true, value: draft } });
  const requests = (kind: Request["request"]["kind"], among: readonly QueueEffect[] = effects): readonly Request[] =>
    among.flatMap((effect) => (effect.kind === "request" && effect.request.kind === kind ? [effect] : []));
  const token = (kind: Request["request"]["kind"]): number => requests(kind).at(-1)?.token ?? 0;
  const answer = (outcome: Extract<QueueEvent, { kind: "init-answered" }>["answer"]): readonly QueueEffect[] =>
    happen({ kind: "init-answered", name: FILE, token: token("init"), answer: outcome });
  const hashed = (part: number, md5 = md5Of(`part ${part}`)): readonly QueueEffect[] =>
    happen({ kind: "part-hashed", name: FILE, token: token("hash"), part, md5 });
  return { effects, happen, requests, token, answer, hashed };
}

const sent = (effects: readonly QueueEffect[]) =>
  effects.flatMap((effect) =>
    effect.kind === "request" && effect.request.kind === "send-part"
      ? [{ part: effect.request.link.part, md5: effect.request.md5 }]
      : [],
  );

describe("the first part of a file", () => {
  it("is read while the file is initialized, and no part after it", () => {
    const { effects, requests, token } = initializing();
    expect(requests("hash").map(({ request }) => request)).toEqual([
      expect.objectContaining({ kind: "hash", partSize: PART_SIZE }),
    ]);
    expect(effects.filter(({ kind }) => kind === "read-on")).toEqual([
      { kind: "read-on", token: token("hash"), part: 1 },
    ]);
  });

  it("is sent as soon as the server answers, with its MD5, and the file is read once", () => {
    const { requests, answer, hashed } = initializing();
    hashed(1);
    expect(sent(answer({ ok: true, value: remote }))).toEqual([{ part: 1, md5: md5Of("part 1") }]);
    expect(requests("hash")).toHaveLength(1);
    expect(sent(hashed(2))).toEqual([{ part: 2, md5: md5Of("part 2") }]);
  });

  it("counts once if a worker crashes after it and the file is read again", () => {
    const { answer, hashed } = initializing();
    hashed(1);
    hashed(1);
    expect(sent(answer({ ok: true, value: remote }))).toEqual([{ part: 1, md5: md5Of("part 1") }]);
    expect(sent(hashed(2))).toEqual([{ part: 2, md5: md5Of("part 2") }]);
  });

  it("waits for its MD5 if that takes longer than the answer", () => {
    const { answer, hashed } = initializing();
    expect(sent(answer({ ok: true, value: remote }))).toEqual([]);
    expect(sent(hashed(1))).toEqual([{ part: 1, md5: md5Of("part 1") }]);
  });

  it("is not read further once the file was refused", () => {
    const { token, answer, effects } = initializing();
    const hashing = token("hash");
    answer({ ok: false, failure: denied({ method: "POST", url: "/files" }) });
    expect(effects).toContainEqual({ kind: "abort", token: hashing });
  });

  it("is not read if no checksums are compared", () => {
    const { requests, answer } = initializing(false);
    expect(requests("hash")).toHaveLength(0);
    expect(sent(answer({ ok: true, value: remote })).map(({ part }) => part)).toEqual([1, 2]);
  });
});
