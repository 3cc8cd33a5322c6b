import type { Fault } from "@deposit/repository";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { disposeDeposits, driveDeposit } from "./driveDeposit.ts";

afterEach(disposeDeposits);

type Drive = ReturnType<typeof driveDeposit>;

/** What a depositor does, as far as it is allowed at that moment. */
const commands = {
  type: async (drive: Drive, step: number) => drive.type({ title: `Title of step ${step}` }),
  save: async ({ deposit, read }: Drive) => void (await deposit.save(read)),
  saveTwice: async ({ deposit, read }: Drive) => void (await Promise.all([deposit.save(read), deposit.save(read)])),
  preview: async ({ deposit, read }: Drive) => void (await deposit.preview(read)),
  reserve: async ({ deposit, read }: Drive) => void (await deposit.reservePid(read)),
  giveUp: async ({ deposit, read }: Drive) => void (await deposit.discardPid(read)),
  choose: async ({ client, deposit }: Drive) => {
    const { hits } = await client.communities.search("all", { text: "open" }).catch(() => ({ hits: [] }));
    deposit.selectCommunity(hits.find(({ slug }) => slug === "open-lab") ?? null);
  },
  unchoose: async ({ deposit }: Drive) => deposit.selectCommunity(null),
  submit: async ({ deposit, read }: Drive) => void (await deposit.submitReview(read)),
  cancel: async ({ client, deposit }: Drive) => {
    // The page of a submitted draft is opened anew; here the record is taken in without it.
    if (deposit.getState().record.status === "in_review") await deposit.cancelReview();
    else await client.communities.read("open-lab").catch(() => undefined);
  },
  addFile: async ({ deposit, read, quiet }: Drive, step: number) => {
    deposit.addFiles([new File([`bytes of ${step}`], `file-${step}.txt`)], read);
    await quiet();
  },
  removeFile: async ({ deposit }: Drive) => {
    const [first] = deposit.getState().files;
    if (first !== undefined) await deposit.removeFile(first.key);
  },
  publish: async ({ deposit, read }: Drive) => void (await deposit.publish(read)),
} as const;

/** What goes wrong with the next call to some part of the platform. */
const faults: readonly Fault["fault"][] = [
  { kind: "drop", when: "before" },
  { kind: "drop", when: "after" },
  { kind: "answer", status: 500, body: { status: 500, message: "Internal server error" } },
  { kind: "answer", status: 503, body: "<h1>Later</h1>" },
  { kind: "answer", status: 429, body: { status: 429, message: "5 per 1 minute" }, headers: { "Retry-After": "1" } },
];

const step = fc.record({
  command: fc.constantFrom<keyof typeof commands>(...(Object.keys(commands) as (keyof typeof commands)[])),
  fault: fc.option(
    fc.record({
      fault: fc.constantFrom(...faults),
      path: fc.constantFrom("/api/records\\?", "/draft\\?", "/draft/review", "/actions/", "/files", "/pids/"),
    }),
    { freq: 2, nil: undefined },
  ),
});

test("after any sequence of acts and faults the deposit rests, there is one draft, and nothing typed is lost", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const drive = driveDeposit();
      const { repository, client, deposit, read } = drive;
      drive.typeAll();
      for (const [index, { command, fault }] of steps.entries()) {
        if (fault !== undefined) repository.faults.add({ ...fault, times: 1 });
        const typed = read().metadata.title;
        await commands[command](drive, index);
        if (command !== "type") expect(read().metadata.title).toBe(typed);
        expect(deposit.getState().phase.kind).not.toBe("running");
      }
      repository.faults.clear();

      const { record } = deposit.getState();
      const there = record.id === undefined ? undefined : await client.drafts.read(record.links).catch(() => undefined);
      if (!record.is_published && (there !== undefined || record.id === undefined)) {
        drive.type({ title: "The last word" });
        expect(await deposit.save(read)).toBe("succeeded");
        const { record: saved } = await client.drafts.read(deposit.getState().record.links);
        expect(saved.metadata["title"]).toBe("The last word");
      }
      const made = await client.drafts.listNewest();
      expect(made.length).toBeLessThanOrEqual(1);
      disposeDeposits();
    }),
    { numRuns: 600 },
  );
}, 120_000);
