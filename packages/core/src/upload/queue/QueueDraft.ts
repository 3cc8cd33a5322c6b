import type { FileEntry, UploadFailure } from "../../record/files.ts";
import type { LaneEffect, LaneFile, LaneMemory, LaneRequest, LanesState, Queue, Step } from "./state.ts";
import { withBatches } from "./coalesceEvents.ts";

/**
 * One step of the lanes in the making: a working copy and the effects so far. The reducer makes one for an event and
 * gives its result; nothing outside ever sees it change.
 */
export interface LaneWork {
  readonly rules: LanesState["rules"];
  /** Milliseconds since 1970, by this machine's clock. */
  readonly now: number;
  readonly isOffline: boolean;
  get(name: string): LaneFile | undefined;
  names(): readonly string[];
  /** Names of the files that are neither waiting nor at rest. */
  active(): readonly string[];
  put(name: string, file: LaneFile): void;
  /** Changes a file that is there. */
  change(name: string, changes: Partial<LaneFile>): void;
  drop(name: string): void;
  effect(effect: LaneEffect): void;
  /** Shows a file's entry in a new phase. */
  show(name: string, phase: FileEntry["phase"]): void;
  /** Makes a request for a file under a new attempt token, which makes every earlier one stale. */
  request(name: string, step: Step, request: LaneRequest): void;
  /** Makes a request beside the step of a file, and gives its token. */
  ask(name: string, request: LaneRequest): number;
  /** Has the MD5 of a file computed, unless it is known or under way. */
  hash(name: string): void;
  /** Has the MD5 of a file that is being announced computed to the end of its first part, of so many bytes. */
  hashAhead(name: string, partSize: number): void;
  /** Lets the MD5 of a file be computed to the end of this part; to its own end where none is named. */
  readOn(name: string, part?: number): void;
  /** Stops computing the MD5 of a file. */
  stopHashing(name: string): void;
  /** Remembers a file beyond this page, or forgets it. */
  remember(name: string, memory: LaneMemory | null): void;
  /** Stops every request that runs for a file but the computing of its MD5. */
  stop(name: string): void;
  /** Ends what runs for a file in failure; it stays in the list, to be retried where its bytes are at hand. */
  fail(name: string, failure: UploadFailure): void;
  enqueue(which: "queue" | "removals", names: readonly string[]): void;
  /** Puts files before all that wait. */
  enqueueFirst(which: "queue" | "removals", names: readonly string[]): void;
  /** The next name of a queue whose file is still in this step; it leaves the queue, unless it does not fit. */
  dequeue(
    which: "queue" | "removals",
    kind: "waiting" | "doomed",
    fits?: (file: LaneFile) => boolean,
  ): string | undefined;
  /** The next so many names that wait; none, and nothing leaves the queue, where fewer in a row fit. */
  dequeueRow(count: number, fits: (file: LaneFile) => boolean): readonly string[];
  lanes(): number;
  setLanes(lanes: number): void;
  setOffline(isOffline: boolean): void;
  result(): { readonly state: LanesState; readonly effects: readonly LaneEffect[] };
}

/** One that is to be announced anew keeps its lane while it waits to be deleted. */
const isActive = (step: Step): boolean =>
  step.kind === "doomed"
    ? step.draft !== null
    : step.kind !== "resting" && step.kind !== "waiting" && step.kind !== "along" && step.kind !== "paused";
const isBusy = ({ kind }: Step): boolean => kind !== "resting" && kind !== "paused" && kind !== "polling";

function withNames({ names, from }: Queue, more: readonly string[]): Queue {
  return { names: [...names.slice(from), ...more], from: 0 };
}

/** Opens a state for one step. */
export function openLanes(state: LanesState, now: number): LaneWork {
  const { rules } = state;
  const effects: LaneEffect[] = [];
  /** What changes, by name; `undefined` is a file that goes. */
  const changed = new Map<string, LaneFile | undefined>();
  let { lastToken, lanes, isOffline } = state;
  const waiting = { queue: state.queue, removals: state.removals };

  const get = (name: string): LaneFile | undefined => (changed.has(name) ? changed.get(name) : state.files.get(name));
  const write = (name: string, file: LaneFile | undefined): void => void changed.set(name, file);

  const work: LaneWork = {
    rules,
    now,
    get isOffline() {
      return isOffline;
    },
    get,
    names() {
      const before = [...state.files.entries()].map(([name]) => name);
      const added = [...changed.keys()].filter((name) => !state.files.has(name));
      return [...before, ...added].filter((name) => get(name) !== undefined);
    },
    active() {
      const names = [...state.active];
      for (const [name, file] of changed)
        if (file !== undefined && isActive(file.step) && !state.active.includes(name)) names.push(name);
      return names;
    },
    put: write,
    change(name, changes) {
      const file = get(name);
      if (file !== undefined) write(name, { ...file, ...changes });
    },
    drop(name) {
      work.stopHashing(name);
      write(name, undefined);
    },
    effect: (effect) => void effects.push(effect),
    show(name, phase) {
      const file = get(name);
      if (file === undefined) return;
      const entry = { ...file.entry, phase };
      write(name, { ...file, entry });
      effects.push({ kind: "emit", event: { kind: "file-changed", entry } });
    },
    ask(name, request) {
      lastToken += 1;
      effects.push({ kind: "request", name, token: lastToken, request });
      return lastToken;
    },
    request(name, step, request) {
      work.change(name, { step, token: work.ask(name, request) });
    },
    hash(name) {
      const { file = null, digest, parts = null } = get(name) ?? {};
      if (file === null || digest?.kind === "known" || digest?.kind === "awaited") return;
      const isStore = parts?.links.some((link) => link.isStore) === true;
      if (!rules.integrityCheck && !isStore) return work.change(name, { digest: { kind: "unknown" } });
      const token = work.ask(name, { kind: "hash", file, partSize: parts?.partSize ?? null });
      work.change(name, { digest: { kind: "awaited", token } });
    },
    hashAhead(name, partSize) {
      const { file = null, digest } = get(name) ?? {};
      // Whether its parts go to a store, where they are hashed all the same, is not known yet.
      if (file === null || digest?.kind === "known" || !rules.integrityCheck) return;
      work.stopHashing(name);
      const token = work.ask(name, { kind: "hash", file, partSize });
      work.change(name, { digest: { kind: "awaited", token, ahead: { partSize, md5s: [] } } });
      effects.push({ kind: "read-on", token, part: 1 });
    },
    readOn(name, part) {
      const { digest, parts = null } = get(name) ?? {};
      if (digest?.kind !== "awaited" || parts === null) return;
      effects.push({ kind: "read-on", token: digest.token, part: part ?? parts.count });
    },
    stopHashing(name) {
      const digest = get(name)?.digest;
      if (digest?.kind !== "awaited") return;
      work.change(name, { digest: { kind: "unasked" } });
      effects.push({ kind: "abort", token: digest.token });
    },
    remember(name, memory) {
      const file = get(name);
      if (file !== undefined) effects.push({ kind: "journal", key: file.entry.key, memory });
    },
    stop(name) {
      const file = get(name);
      if (file === undefined) return;
      if (file.token !== 0) effects.push({ kind: "abort", token: file.token });
      const { parts } = file;
      for (const { token } of parts?.live ?? []) if (token !== 0) effects.push({ kind: "abort", token });
      const refresh = parts?.refresh;
      if (refresh?.kind === "asked" || refresh?.kind === "backing-off")
        effects.push({ kind: "abort", token: refresh.token });
      if (parts === null) return work.change(name, { token: 0 });
      const again = [...parts.again, ...parts.live.map(({ part }) => part)].toSorted((one, other) => one - other);
      const due = refresh?.kind === "none" ? ({ kind: "none" } as const) : ({ kind: "due" } as const);
      work.change(name, { token: 0, parts: { ...parts, again, live: [], refresh: due } });
    },
    fail(name, failure) {
      work.stop(name);
      work.stopHashing(name);
      // Bytes that cannot be read are of no use for another try.
      const file = failure.kind === "unreadable" ? null : (get(name)?.file ?? null);
      work.change(name, { file, step: { kind: "resting" }, token: 0, unwanted: false, held: false });
      work.show(name, { kind: "error", failure, retryable: file !== null });
    },
    enqueue(which, names) {
      if (names.length > 0) waiting[which] = withNames(waiting[which], names);
    },
    enqueueFirst(which, names) {
      const before = waiting[which];
      waiting[which] = withNames({ names, from: 0 }, before.names.slice(before.from));
    },
    dequeue(which, kind, fits = () => true) {
      let { names, from } = waiting[which];
      let found: string | undefined;
      for (; found === undefined && from < names.length; from += 1) {
        const name = names[from] ?? "";
        const file = get(name);
        if (file?.step.kind !== kind) continue;
        if (!fits(file)) break;
        found = name;
      }
      // What was passed is let go now and then, not with every step.
      if (from > 1000) [names, from] = [names.slice(from), 0];
      waiting[which] = { names, from };
      return found;
    },
    dequeueRow(count, fits) {
      const row: string[] = [];
      const { names } = waiting.queue;
      let { from } = waiting.queue;
      for (; row.length < count && from < names.length; from += 1) {
        const name = names[from] ?? "";
        const file = get(name);
        if (file?.step.kind !== "waiting") continue;
        if (!fits(file)) break;
        row.push(name);
      }
      if (row.length < count) return [];
      waiting.queue = { names, from };
      return row;
    },
    lanes: () => lanes,
    setLanes: (count) => (lanes = Math.min(rules.concurrency, Math.max(1, count))),
    setOffline: (offline) => (isOffline = offline),
    result() {
      let { busy } = state;
      let active = state.active;
      for (const [name, file] of changed) {
        const before = state.files.get(name)?.step;
        const after = file?.step;
        busy += Number(after !== undefined && isBusy(after)) - Number(before !== undefined && isBusy(before));
        const belongs = after !== undefined && isActive(after);
        const isIn = before !== undefined && isActive(before);
        if (isIn && !belongs) active = active.filter((one) => one !== name);
        else if (!isIn && belongs) active = [...active, name];
        const isOver = after === undefined || after.kind === "resting";
        if (isOver && before !== undefined && before.kind !== "resting") effects.push({ kind: "unlock", name });
      }
      const files = changed.size === 0 ? state.files : state.files.withAll(changed);
      const next = { rules, lastToken, files, active, ...waiting, busy, isOffline, lanes };
      return { state: next, effects: withBatches(effects) };
    },
  };
  return work;
}
