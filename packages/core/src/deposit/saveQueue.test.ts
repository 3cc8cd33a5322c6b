import { expect, test } from "vitest";
import { emptyRecord } from "../record/record.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";
import type { Outcome, TypedValues } from "../actions/ActionContext.ts";
import { createSaveQueue } from "./saveQueue.ts";

const empty = decodeRecord(emptyRecord, { default_locale: "en", custom_field_vocabularies: [] });
const titled =
  (title: string): TypedValues =>
  () => ({ ...empty, metadata: { ...empty.metadata, title } });

function recordingSaves() {
  const titles: string[] = [];
  const ends: ((outcome: Outcome) => void)[] = [];
  const queue = createSaveQueue((values) => {
    titles.push(values().metadata.title);
    return new Promise((resolve) => ends.push(resolve));
  });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { queue, titles, ends, settle };
}

test("asking again and again while a save runs makes one more save, with the last word typed", async () => {
  const { queue, titles, ends, settle } = recordingSaves();
  void queue.save(titled("first"));
  await settle();
  const second = queue.save(titled("second"));
  const third = queue.save(titled("third"));
  await settle();
  expect(titles).toEqual(["first"]);
  ends[0]?.("succeeded");
  await settle();
  expect(titles).toEqual(["first", "third"]);
  ends[1]?.("failed");
  expect([await second, await third]).toEqual(["failed", "failed"]);
  expect(titles).toHaveLength(2);
});

test("a save that throws does not hold up the next", async () => {
  let calls = 0;
  const queue = createSaveQueue(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new Error("broken")) : Promise.resolve<Outcome>("succeeded");
  });
  await expect(queue.save(titled("a"))).rejects.toThrow("broken");
  expect(await queue.save(titled("b"))).toBe("succeeded");
});

test("what saves by itself waits for the saves before it", async () => {
  const { queue, ends, settle } = recordingSaves();
  const order: string[] = [];
  void queue.save(titled("first")).then(() => order.push("saved"));
  const published = queue.after(async () => {
    order.push("publishing");
    return "succeeded";
  });
  await settle();
  expect(order).toEqual([]);
  ends[0]?.("succeeded");
  expect(await published).toBe("succeeded");
  expect(order).toEqual(["saved", "publishing"]);
});
