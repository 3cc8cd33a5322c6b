import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { driveUploader, settle } from "../../test/drivers/driveUploader.ts";
import {
  type Arrived,
  type Damage,
  denied,
  draft,
  fileWith,
  noResponse,
  notFound,
  refused,
  serverError,
} from "../../test/drivers/simulatedServer.ts";

const names = ["a", "b", "c", "d", "e", "f"];
const name = fc.constantFrom(...names);
const contentIn = (key: string): string => `${key}012345678`;
const damages: readonly Damage[] = ["flipped", "swapped", "truncated", "emptied"];

const failures = { noResponse, serverError, notFound, denied, refused: refused("Bucket quota exceeded.") };
/** Failures that may hide an effect, as opposed to refusals. */
const hiding = new Set<keyof typeof failures>(["noResponse", "serverError"]);

const command = fc.oneof(
  { weight: 2, arbitrary: fc.record({ act: fc.constant("add" as const), name }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("cancel" as const), name }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("retry" as const), name }) },
  { weight: 12, arbitrary: fc.record({ act: fc.constant("answer" as const), which: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("progress" as const), which: fc.nat(20), sent: fc.nat(12) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("damage" as const),
      which: fc.nat(20),
      how: fc.constantFrom(...damages),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant("fail" as const),
      which: fc.nat(20),
      failure: fc.constantFrom(...(Object.keys(failures) as (keyof typeof failures)[])),
      effect: fc.constantFrom("done" as const, "not-done" as const),
    }),
  },
);
const schedule = fc.record({
  concurrency: fc.integer({ min: 1, max: 4 }),
  commands: fc.array(command, { maxLength: 120, size: "max" }),
  disposeAt: fc.option(fc.nat(120), { freq: 6 }),
});

const tally = new Map<string, number>();
const count = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1);
const pick = <Value>(list: readonly Value[], index: number): Value | undefined => list[index % list.length];

describe("under any schedule of answers, faults and user actions", () => {
  it("the uploader keeps its invariants (docs/platform/uploads.md 4)", async () => {
    await fc.assert(
      fc.asyncProperty(schedule, async ({ concurrency, commands, disposeAt }) => {
        const drive = driveUploader({
          concurrency,
          holdHashes: true,
          draftLinks: async () => {
            await settle();
            return draft;
          },
        });
        let isDisposed = false;
        const removing = new Set<string>();
        const leftBehind: string[] = [];
        // Deleted, but the answer was lost, so that only another deletion can tell.
        const unsure = new Set<string>();
        // Their MD5 could not be computed, so that only the size shows damage.
        const unhashed = new Set<string>();
        const mismatched = new Set<string>();
        const sentBefore = new Map<string, number>();

        const check = (): void => {
          expect(leftBehind, "nothing is left of a cancelled file").toEqual([]);
          // Events before the disposal may be outdated.
          if (isDisposed) return;
          const transfers = drive.arrived.filter(({ kind }) => kind === "init" || kind === "send" || kind === "commit");
          expect(transfers.length).toBeLessThanOrEqual(concurrency);
          const hashed = drive.arrived.filter(({ kind }) => kind === "hash").map(({ key }) => key);
          expect(hashed.length, "only what is being sent is hashed").toBeLessThanOrEqual(concurrency);
          expect(new Set(hashed).size, "no file is hashed twice at a time").toBe(hashed.length);
          for (const key of hashed)
            expect(["uploading", "finishing"], "what is stopped is not hashed").toContain(drive.phase(key)?.kind);
          const keys = drive.arrived.filter(({ kind }) => kind !== "hash" && kind !== "list").map(({ key }) => key);
          expect(new Set(keys).size, "one live request a file").toBe(keys.length);
          for (const [key, { phase, size }] of drive.list) {
            if (phase.kind !== "finished") unsure.delete(key);
            if (phase.kind === "uploading") {
              expect(phase.sent).toBeGreaterThanOrEqual(sentBefore.get(key) ?? 0);
              expect(phase.sent).toBeLessThanOrEqual(size);
              sentBefore.set(key, phase.sent);
            } else sentBefore.delete(key);
            if (phase.kind === "finished" && !removing.has(key) && !unsure.has(key))
              expect(drive.stored.get(key), "finished means that the server has it").toMatchObject({
                status: "completed",
                size,
                ...(unhashed.has(key) ? {} : { bytes: contentIn(key) }),
              });
            if (phase.kind !== "error" || phase.failure.kind !== "checksum-mismatch") mismatched.delete(key);
            else if (!mismatched.has(key)) {
              mismatched.add(key);
              count("mismatch found");
              expect(drive.stored.get(key)?.bytes, "no good file is called damaged").not.toBe(contentIn(key));
            }
            if (phase.kind === "error") expect(phase.failure).not.toMatchObject({ failure: { kind: "cancelled" } });
          }
        };
        const ask = (key: string): void => {
          if (drive.list.has(key)) removing.add(key);
          void drive.uploader.cancel(key).then(() => {
            if (!isDisposed && !drive.list.has(key) && drive.stored.has(key)) leftBehind.push(key);
            removing.delete(key);
          });
        };

        for (const [index, one] of commands.entries()) {
          if (index === disposeAt) {
            drive.uploader.dispose();
            isDisposed = true;
          }
          const emitted = drive.events.length;
          switch (one.act) {
            case "add": {
              const phase = drive.phase(one.name);
              if (phase === undefined || phase.kind === "error")
                drive.uploader.add([fileWith(one.name, contentIn(one.name))]);
              break;
            }
            case "cancel":
              ask(one.name);
              break;
            case "retry":
              drive.uploader.retry(one.name);
              break;
            case "answer":
              pick(drive.arrived, one.which)?.answer();
              break;
            case "progress":
              drive.time += 60;
              pick(
                drive.arrived.filter(({ kind }) => kind === "send"),
                one.which,
              )?.progress(one.sent);
              break;
            case "damage": {
              const send = pick(
                drive.arrived.filter(({ kind, key }) => kind === "send" && drive.stored.get(key)?.status === "pending"),
                one.which,
              );
              if (send !== undefined) count(one.how);
              send?.damage(one.how);
              break;
            }
            case "fail": {
              const request: Arrived | undefined = pick(drive.arrived, one.which);
              if (request === undefined) break;
              count(`${request.kind} ${one.failure}`);
              if (request.kind === "hash") {
                unhashed.add(request.key);
                request.fail(failures[one.failure]);
                break;
              }
              // A 404 is true: another user has deleted the file.
              if (one.failure === "notFound") drive.stored.delete(request.key);
              if (request.kind === "remove") unsure.add(request.key);
              request.fail(failures[one.failure], hiding.has(one.failure) ? one.effect : "not-done");
              break;
            }
            default:
              one satisfies never;
          }
          await settle();
          await settle();
          check();
          if (isDisposed) expect(drive.events, "nothing is emitted after dispose").toHaveLength(emitted);
        }

        // The faults stop: everything ends, and failed files can be removed without remains.
        for (let rounds = 0; rounds < 200 && drive.arrived.length > 0; rounds += 1) {
          drive.arrived[0]?.answer();
          await settle();
          await settle();
          check();
        }
        expect(drive.arrived).toEqual([]);
        expect(drive.uploader.isBusy()).toBe(false);
        if (isDisposed) return;
        for (const { phase } of drive.list.values()) expect(["finished", "error"]).toContain(phase.kind);
        const removals = Promise.all([...drive.list.keys()].map((key) => drive.uploader.remove(key)));
        for (let rounds = 0; rounds < 50; rounds += 1) {
          drive.arrived[0]?.answer();
          await settle();
        }
        await removals;
        expect(drive.list.size).toBe(0);
        expect([...drive.stored.keys()], "nothing is left on the server").toEqual([]);
      }),
      { seed: 20_261_121, numRuns: 1000 },
    );
    for (const how of [...damages, "mismatch found"]) expect(tally.get(how) ?? 0, how).toBeGreaterThan(20);
    // A property that never meets a fault proves nothing.
    for (const kind of ["init", "send", "commit", "remove", "read", "list", "hash"])
      expect(tally.get(`${kind} noResponse`) ?? 0, `${kind} failed`).toBeGreaterThan(5);
  }, 120_000);
});
