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
const announced: RemoteEntry = { server: { key: FILE, size: 12, status: "pending", links: {} }, partLinks };

type Request = Extract<QueueEffect, { kind: "request" }>;

/** A file of three parts that is being announced. */
function announcing(integrityCheck = true) {
  let lanes = initialQueue({
    concurrency: 2,
    retry: createRetryPolicy([]),
    integrityCheck,
    planTransfer: () => ({ type: "M", parts: 3, partSize: PART_SIZE }),
    initBatchSize: 1,
  });
  const effects: QueueEffect[] = [];
  const happen = (event: QueueEvent): readonly QueueEffect[] => {
    const step = reduceQueue(lanes, event, 0);
    lanes = step.state;
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
  it("is read while the file is announced, and no part after it", () => {
    const { effects, requests, token } = announcing();
    expect(requests("hash").map(({ request }) => request)).toEqual([
      expect.objectContaining({ kind: "hash", partSize: PART_SIZE }),
    ]);
    expect(effects.filter(({ kind }) => kind === "read-on")).toEqual([
      { kind: "read-on", token: token("hash"), part: 1 },
    ]);
  });

  it("goes as soon as the server has answered, with the digest that is there; the file is not read twice", () => {
    const { requests, answer, hashed } = announcing();
    hashed(1);
    expect(sent(answer({ ok: true, value: announced }))).toEqual([{ part: 1, md5: md5Of("part 1") }]);
    expect(requests("hash")).toHaveLength(1);
    expect(sent(hashed(2))).toEqual([{ part: 2, md5: md5Of("part 2") }]);
  });

  it("counts once where a worker that crashed after it leaves the file to be read anew", () => {
    const { answer, hashed } = announcing();
    hashed(1);
    hashed(1);
    expect(sent(answer({ ok: true, value: announced }))).toEqual([{ part: 1, md5: md5Of("part 1") }]);
    expect(sent(hashed(2))).toEqual([{ part: 2, md5: md5Of("part 2") }]);
  });

  it("waits for its digest where that takes longer than the answer", () => {
    const { answer, hashed } = announcing();
    expect(sent(answer({ ok: true, value: announced }))).toEqual([]);
    expect(sent(hashed(1))).toEqual([{ part: 1, md5: md5Of("part 1") }]);
  });

  it("is not read any more once the file was refused", () => {
    const { token, answer, effects } = announcing();
    const hashing = token("hash");
    answer({ ok: false, failure: denied({ method: "POST", url: "/files" }) });
    expect(effects).toContainEqual({ kind: "abort", token: hashing });
  });

  it("is not read where nothing is compared", () => {
    const { requests, answer } = announcing(false);
    expect(requests("hash")).toHaveLength(0);
    expect(sent(answer({ ok: true, value: announced })).map(({ part }) => part)).toEqual([1, 2]);
  });
});
