import type { Repository } from "@deposit/repository";
import type { Outcome } from "../../src/actions/ActionContext.ts";
import { createClient } from "../../src/client/createClient.ts";
import type { driveDeposit } from "../drivers/driveDeposit.ts";
import type { DepositAction } from "../../src/state/state.ts";
import { allowed, callOf, cellName, type FaultName, faultKinds } from "./coverage.ts";
import { checkDrafts, checkTruth } from "./checkTruth.ts";
import { must } from "./must.ts";
import { type Act, acts } from "./acts.ts";
import { type Run, statusOf, valuesOf } from "./run.ts";
import { ORIGIN, repositoryOf, type Seed } from "./seeds.ts";

/** One thing that a depositor does, and what goes wrong with a call meanwhile: the act's own, or one to a path. */
export interface Command {
  readonly act: Act;
  readonly fault: { readonly name: FaultName; readonly path: "own" | string } | null;
}

async function openRun(seed: Seed, drive: typeof driveDeposit): Promise<Run> {
  const repository = await repositoryOf(seed);
  const run: { current: Run | null } = { current: null };
  const answering: Repository = {
    ...repository,
    fetch: async (request) => {
      const response = await repository.fetch(request);
      const meanwhile = run.current?.meanwhile ?? null;
      if (run.current !== null && request.method !== "GET") run.current.meanwhile = null;
      if (request.method !== "GET") meanwhile?.();
      return response;
    },
  };
  const driven = drive({ repository: answering, record: seed.record });
  if (seed.status === "new") driven.typeAll();
  const title = driven.read().metadata.title;
  run.current = {
    drive: driven,
    repository,
    observer: createClient({ baseUrl: ORIGIN, fetch: (request) => repository.fetch(request) }),
    typed: { title, dates: driven.read().metadata.dates },
    chosen: undefined,
    theirs: null,
    mayConflict: false,
    drafts: 1,
    isDisposed: false,
    meanwhile: null,
    counter: 0,
  };
  return run.current;
}

/** The action that an act is, for the coverage. */
const isAction = (act: Act): act is Act & DepositAction => act in allowed;

/**
 * Does the commands one after the other upon a repository as the seed left it, each with its fault, and compares the
 * deposit, the form and the server after every one; then lets the faults end and saves. Throws at the first difference.
 * `reached` collects the cells whose call met its fault.
 */
export async function runSequence(
  seed: Seed,
  commands: readonly Command[],
  { driveDeposit: drive, reached }: { readonly driveDeposit: typeof driveDeposit; readonly reached: Set<string> },
): Promise<number> {
  const run = await openRun(seed, drive);
  let done = 0;
  for (const { act, fault } of commands) {
    if (run.isDisposed) break;
    const status = statusOf(run);
    const own = isAction(act) && status !== null ? callOf(act, status) : { path: "/draft" };
    if (fault !== null) {
      const where = fault.path === "own" ? own : { path: fault.path };
      run.repository.faults.add({ ...where, fault: faultKinds[fault.name], times: 1 });
    }
    const outcome = await acts[act](run);
    const hasStruck = run.repository.faults.pending().length === 0;
    run.repository.faults.clear();
    run.meanwhile = null;
    if (fault !== null && fault.path === "own" && hasStruck && status !== null && isAction(act))
      reached.add(cellName({ action: act, status, fault: fault.name }));
    await checkTruth(run, act, outcome, fault?.name ?? null);
    done += 1;
  }
  if (!run.isDisposed) await settle(run);
  await checkDrafts(run);
  run.drive.deposit.dispose();
  return done;
}

/** Once nothing goes wrong any more, what is typed is what the server holds. */
async function settle(run: Run): Promise<void> {
  const { deposit } = run.drive;
  if (!deposit.can("save").allowed) return;
  const outcome: Outcome = await deposit.save(valuesOf(run), { overwrite: run.mayConflict });
  must(outcome === "succeeded", `the last save ${outcome}`);
  run.theirs = null;
  await checkTruth(run, "save", outcome, null);
}
