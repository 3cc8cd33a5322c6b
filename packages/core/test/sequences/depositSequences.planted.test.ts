import fc from "fast-check";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { ActionContext, Outcome, TypedValues } from "../../src/actions/ActionContext.ts";
import type * as CreateDraftModule from "../../src/actions/createDraft.ts";
import type * as ReadBackModule from "../../src/actions/readBack.ts";
import type * as RunActionModule from "../../src/actions/runAction.ts";
import type * as SendDraftModule from "../../src/actions/sendDraft.ts";
import type * as TransitionModule from "../../src/state/reducer.ts";
import type * as DepositStateModule from "../../src/rules/depositState.ts";
import type * as MergeRowsModule from "../../src/serialize/mergeRows.ts";
import type * as ParseFeedbackModule from "../../src/rules/parseFeedback.ts";
import type { DepositRecord } from "../../src/record/record.ts";
import type { Community } from "../../src/record/community.ts";
import { allCells } from "./coverage.ts";
import { runSequence } from "./runSequence.ts";
import { makeSeed, type Seed, type StartStatus, startStatuses } from "./seeds.ts";
import { sequenceOf } from "./sequenceOf.ts";

const seeds = new Map<StartStatus, Seed>();
beforeAll(async () => {
  for (const status of startStatuses) seeds.set(status, await makeSeed(status));
});

/** Every module that a fault is planted in. */
const places = [
  "../../src/actions/createDraft.ts",
  "../../src/actions/readBack.ts",
  "../../src/actions/runAction.ts",
  "../../src/deposit/saveQueue.ts",
  "../../src/actions/sendDraft.ts",
  "../../src/state/reducer.ts",
  "../../src/rules/depositState.ts",
  "../../src/rules/parseFeedback.ts",
  "../../src/serialize/mergeSaved.ts",
  "../../src/serialize/mergeRows.ts",
];
afterEach(() => {
  for (const place of places) vi.doUnmock(place);
  vi.resetModules();
});

/** What the first of the sequences, one for each cell, that meets a difference says of it; `null` where none does. */
async function firstDifference(most = Infinity): Promise<string | null> {
  vi.resetModules();
  const { disposeDeposits, driveDeposit } = await import("../drivers/driveDeposit.ts");
  for (const [index, cell] of allCells().slice(0, most).entries()) {
    const seed = seeds.get(cell.status);
    const sequence = fc.sample(sequenceOf(cell), { numRuns: 1, seed: index })[0];
    if (seed === undefined || sequence === undefined) throw new Error("There is no sequence.");
    try {
      await runSequence(seed, sequence, { driveDeposit, reached: new Set() });
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      disposeDeposits();
    }
  }
  return null;
}

type Original<Module> = () => Promise<Module>;

/** A fault in one module of the deposit's wiring: its path, what takes its place, and how it shows. */
const planted: readonly (readonly [name: string, plant: () => void, shows: RegExp])[] = [
  [
    "a save that ignores what was typed meanwhile",
    () =>
      vi.doMock("../../src/serialize/mergeSaved.ts", () => ({
        mergeSaved: ({ saved }: { readonly saved: unknown }) => saved,
      })),
    /was typed|as they were typed/,
  ],
  [
    "lost answers that are not read back",
    () =>
      vi.doMock("../../src/actions/readBack.ts", async (original: Original<typeof ReadBackModule>) => ({
        ...(await original()),
        readBack: async () => ({ kind: "unknown" }),
      })),
    /(publishing|deleting|submitting|reserving|cancelling|giving up the identifier) failed/,
  ],
  [
    "a review that is not deleted",
    () =>
      vi.doMock("../../src/rules/depositState.ts", async (original: Original<typeof DepositStateModule>) => {
        const { depositState } = await original();
        return {
          depositState: (record: DepositRecord, selected?: Community | null) => {
            const state = depositState(record, selected);
            return { ...state, shouldDeleteReview: false, communityStateMustBeChecked: state.shouldUpdateReview };
          },
        };
      }),
    /the draft asks to|publishing/,
  ],
  [
    "a second draft after a creation whose answer was lost",
    () =>
      vi.doMock("../../src/actions/createDraft.ts", async (original: Original<typeof CreateDraftModule>) => ({
        ...(await original()),
        createDraft: async ({ client }: ActionContext, payload: Parameters<typeof client.drafts.create>[0]) =>
          await client.drafts.create(payload),
      })),
    /there are 2 drafts/,
  ],
  [
    "saves that overtake each other, so that a stale answer is accepted",
    () =>
      vi.doMock("../../src/deposit/saveQueue.ts", () => ({
        createSaveQueue: (run: (values: TypedValues, options: object) => Promise<Outcome>) => ({
          save: async (values: TypedValues, options = {}) => await run(values, options),
          after: async (work: () => Promise<Outcome>) => await work(),
        }),
      })),
    /drafts|three saves|different ends|saved/,
  ],
  [
    "rows that are merged by their index",
    () =>
      vi.doMock("../../src/serialize/mergeRows.ts", async (original: Original<typeof MergeRowsModule>) => {
        const module = await original();
        return {
          ...module,
          mergeRows: (...[sent, saved, current, isRefused, wasSent]: Parameters<typeof module.mergeRows>) => {
            const asked = sent.filter(({ key }) => wasSent(key));
            return module.mergeRows(asked.slice(0, saved.length), saved, current, isRefused, wasSent);
          },
        };
      }),
    /dates are not as they were typed/,
  ],
  [
    "a message at the wrong row",
    () =>
      vi.doMock("../../src/rules/parseFeedback.ts", async (original: Original<typeof ParseFeedbackModule>) => {
        const module = await original();
        const shifted = (rows: ReadonlyMap<string, readonly string[]>) =>
          new Map([...rows].map(([name, keys]) => [name, keys.toReversed()]));
        return {
          ...module,
          parseFeedback: (...[errors, sent]: Parameters<typeof module.parseFeedback>) =>
            module.parseFeedback(errors, { ...sent, rows: shifted(sent.rows) }),
        };
      }),
    /a message stands at/,
  ],
  [
    "a conflict that is ignored",
    () =>
      vi.doMock("../../src/actions/sendDraft.ts", async (original: Original<typeof SendDraftModule>) => {
        const { sendDraft } = await original();
        return {
          sendDraft: (...[context, payload]: Parameters<typeof sendDraft>) => sendDraft(context, payload, true),
        };
      }),
    /saved over/,
  ],
  [
    "giving up that is treated as failing",
    () =>
      vi.doMock("../../src/actions/runAction.ts", async (original: Original<typeof RunActionModule>) => {
        const { runAction, ...rest } = await original();
        const deaf = async (...[context, ...more]: Parameters<typeof runAction>) =>
          await runAction({ ...context, signal: new AbortController().signal }, ...more);
        return { ...rest, runAction: deaf };
      }),
    /a save that was given up/,
  ],
  [
    "a failure that leaves the phase running",
    () =>
      vi.doMock("../../src/state/reducer.ts", async (original: Original<typeof TransitionModule>) => {
        const { transition } = await original();
        return {
          transition: (...[state, event]: Parameters<typeof transition>) =>
            event.kind === "action-failed" ? state : transition(state, event),
        };
      }),
    /still running/,
  ],
  [
    "a draft that is not read again after its review has changed",
    () =>
      vi.doMock("../../src/state/reducer.ts", async (original: Original<typeof TransitionModule>) => {
        const { transition } = await original();
        return {
          transition: (...[state, event]: Parameters<typeof transition>) =>
            event.kind === "record-read" ? state : transition(state, event),
        };
      }),
    /./,
  ],
];

test.each(planted)(
  "%s is found",
  async (_name, plant, shows) => {
    plant();
    expect(await firstDifference()).toMatch(shows);
  },
  120_000,
);

test("without a fault nothing is found in as many sequences as it takes to find each", async () => {
  expect(await firstDifference(20)).toBeNull();
}, 120_000);
