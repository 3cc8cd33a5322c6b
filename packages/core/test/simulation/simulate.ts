import { createMemoryJournal } from "../../src/upload/resume/uploadJournal.ts";
import { type Fault, type FaultRule, type Phase, faultRules, faults, mayBefall, storeOnly } from "./faults.ts";
import { type Act, type ActWorld, perform } from "./acts.ts";
import { createChance } from "./random.ts";
import { type HasherFate, contentIn, simulatedFile } from "./simulatedFile.ts";
import { type LiveRequest, createSimulatedNetwork } from "./simulatedNetwork.ts";
import { type SimulatedPage, openPage } from "./simulatedPage.ts";
import { type Flavour, createSimulatedRepository } from "./simulatedRepository.ts";
import { createSimulatedTime } from "./simulatedTime.ts";

/** What happens in a simulation. Everything else follows from the seed. Sizes are in MiB. */
export interface Plan {
  readonly seed: number;
  readonly sizes: readonly number[];
  readonly flavour: Flavour;
  /** How many files one request initializes. @default 24, which is more than there are */
  readonly initBatchSize?: number | undefined;
  /** The probability of a fault per request. */
  readonly faultRate?: number | undefined;
  /** A single fault, of the request with this number from 0. */
  readonly only?: { readonly position: number; readonly fault: Fault } | undefined;
  /** What users, machines and networks do, and its probability per event. */
  readonly acts?: readonly [Act, ...Act[]] | undefined;
  readonly actRate?: number | undefined;
  readonly linkLifetime?: number | undefined;
  readonly checksumDelay?: number | undefined;
}

/** The result: the requests, and what happened, as `fault phase` or the name of an act. */
export interface Result {
  readonly requests: readonly Phase[];
  readonly fired: readonly string[];
  /** Whether every file finished without the user's help. */
  readonly isUnaided: boolean;
  readonly failures: readonly string[];
}

/** Runs pending promises. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 24; turns += 1) await Promise.resolve();
}

/** What a user may do about files that are paused, failed or gone. */
const remedies: readonly [Act, ...Act[]] = ["resume", "resume-all", "retry", "reselect-changed", "reselect", "reload"];

const letters = "abcdefghijklmnopqrstuvwxyz";
const contentOf = (name: string, size: number, chance: { below(count: number): number }): string =>
  name + Array.from({ length: Math.max(0, size - name.length) }, () => letters[chance.below(26)] ?? "a").join("");

/**
 * Uploads files in a world with the planned faults, and checks the invariants after every event. Then the faults stop:
 * failed files are retried or chosen again, all of them must finish, and nothing may be left over.
 */
export async function simulate(plan: Plan): Promise<Result> {
  const chance = createChance(plan.seed);
  const time = createSimulatedTime();
  const traits = {
    flavour: plan.flavour,
    linkLifetime: plan.linkLifetime ?? 7 * 86_400_000,
    checksumDelay: plan.checksumDelay ?? 0,
  };
  const repository = createSimulatedRepository(time, traits);
  const requests: Phase[] = [];
  const fired: string[] = [];
  let isCalm = false;
  let page: SimulatedPage | undefined;
  let fate: HasherFate = "computes";
  const wrongEtags = new Set<LiveRequest>();

  const faultOf = (request: LiveRequest): Fault | null => {
    const position = requests.push(request.phase) - 1;
    // A single requested fault may happen to the deletions at the end.
    if (isCalm && plan.only === undefined) return null;
    const possible = faults.filter(
      (one) => mayBefall(one, request.phase) && (plan.flavour === "store" || !storeOnly.has(one)),
    );
    let fault: Fault | null = null;
    if (plan.only !== undefined) fault = position === plan.only.position ? plan.only.fault : null;
    else if (chance.hits(plan.faultRate ?? 0)) fault = possible[chance.below(possible.length)] ?? null;
    if (fault === null || !possible.includes(fault)) return null;
    fired.push(`${fault} ${request.phase}`);
    if (fault === "wrong-etag") wrongEtags.add(request);
    return fault;
  };
  const network = createSimulatedNetwork({
    time,
    repository,
    chance,
    faultOf,
    onRequest: (what, request) =>
      what === "acknowledged" && wrongEtags.has(request) ? undefined : page?.onRequest(what, request),
  });
  const journal = createMemoryJournal();
  const locked = new Set<string>();
  const world: ActWorld = {
    time,
    repository,
    network,
    chance,
    concurrency: 3,
    initBatchSize: plan.initBatchSize ?? 24,
    random: chance.next,
    hasherFate: () => fate,
    setHasherFate: (next) => (fate = next),
    isStorageBlocked: false,
    journal: {
      read: (draft) => (world.isStorageBlocked ? Promise.reject(new Error("blocked")) : journal.read(draft)),
      write: (entry) =>
        world.isStorageBlocked ? Promise.reject(new Error("QuotaExceededError")) : journal.write(entry),
      remove: journal.remove,
    },
    unsettled: new Set(),
    lockedByOthers: locked,
    locks: { hold: async (name) => ([...locked].some((key) => name.endsWith(` ${key}`)) ? null : () => undefined) },
    local: new Map(),
    page: undefined,
    open() {
      page = openPage(world);
      world.page = page;
      return page;
    },
  };

  let steps = 0;
  let afterwards = (plan.actRate ?? 0) > 0 ? 3 : 0;
  const run = async (): Promise<void> => {
    const first = world.open();
    const files = plan.sizes.map((size, index) => {
      const name = letters[index] ?? "z";
      return simulatedFile(name, contentOf(name, size, chance));
    });
    for (const file of files) world.local.set(file.name, file);
    first.choose(files);
    for (let isMoving = true; isMoving;) {
      await settle();
      page?.check();
      steps += 1;
      if (steps > 20_000) throw new Error("Broken invariant: everything ends");
      if (!isCalm && plan.acts !== undefined && chance.hits(plan.actRate ?? 0)) {
        const act = chance.pick(plan.acts);
        if (perform(act, world)) fired.push(act);
        await settle();
        page?.check();
      }
      isMoving = time.step();
      // When nothing happens any more, a user may act.
      if (isMoving || plan.acts === undefined || afterwards <= 0) continue;
      afterwards -= 1;
      const act = chance.pick(remedies);
      if (perform(act, world)) fired.push(act);
      isMoving = true;
    }
  };
  const finishAll = async (): Promise<void> => {
    while (time.step()) {
      await settle();
      page?.check();
      steps += 1;
      if (steps > 40_000) throw new Error("Broken invariant: everything ends once the faults stop");
    }
  };

  // Stack traces are slow and not needed: a failure is reproduced by its seed.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    await run();
    const endings = [...(page?.list.values() ?? [])].map(({ phase }) => phase);
    const isUnaided = endings.every(({ kind }) => kind === "finished");
    const failures = endings.flatMap((phase) => (phase.kind === "error" ? phase.failure.kind : []));
    isCalm = true;
    // A deletion that fails for good is requested again.
    const rule: FaultRule | undefined = plan.only === undefined ? undefined : faultRules[plan.only.fault];
    await calm(world, finishAll, rule?.transient === false ? 2 : 1);
    return { requests, fired, isUnaided, failures };
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\nReplay: simulate(${JSON.stringify({ ...plan, acts: plan.acts === undefined ? undefined : "acts" })})`,
      {
        cause: error,
      },
    );
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Resolves everything as a user would, and checks that all files finish. */
async function calm(world: ActWorld, finishAll: () => Promise<void>, removals: number): Promise<void> {
  world.isStorageBlocked = false;
  world.lockedByOthers.clear();
  world.setHasherFate("computes");
  world.time.throttle(0);
  world.page?.setOnline(true);
  const page = world.page ?? world.open();
  page.uploader.resume();
  await settle();
  await finishAll();
  for (const [key, { phase }] of page.list)
    if (phase.kind !== "finished" && phase.kind !== "error")
      throw new Error(`Broken invariant: ${key} ends, not ${phase.kind}`);
  // Failed files are retried. Files that cannot be read, or are another file, are chosen again.
  for (let round = 0; round < 4; round += 1) {
    for (const [key, { phase }] of page.list) {
      if (phase.kind !== "error") continue;
      if (phase.retryable) page.uploader.retry(key);
      else page.choose([freshFile(world, key)]);
    }
    await settle();
    await finishAll();
  }
  for (const [key, { phase }] of page.list) {
    if (phase.kind === "finished") continue;
    throw new Error(`Broken invariant: ${key} finishes once the faults stop, not ${JSON.stringify(phase)}`);
  }
  for (let round = 0; round < removals; round += 1) {
    const removal = Promise.all([...page.list.keys()].map((key) => page.remove(key)));
    await settle();
    await finishAll();
    await removal;
  }
  if (page.list.size > 0 || world.repository.files.size > 0)
    throw new Error("Broken invariant: nothing is left of removed files");
  if (page.uploader.isBusy()) throw new Error("Broken invariant: an idle uploader is not busy");
  page.close();
  await settle();
}

function freshFile(world: ActWorld, key: string): File {
  const before = world.local.get(key);
  const fresh = simulatedFile(key, before === undefined ? key : contentIn(before));
  world.local.set(key, fresh);
  return fresh;
}
