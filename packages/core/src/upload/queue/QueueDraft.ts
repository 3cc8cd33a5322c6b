import type { FileEntry, UploadFailure } from "../../record/files.ts";
import type { QueueEffect, UploadTask, ResumeData, TaskRequest, QueueState, NameQueue, Step } from "./state.ts";
import { coalesceEvents } from "./coalesceEvents.ts";

/**
 * One step of the lanes in the making: a working copy and the effects so far. The reducer makes one for an event and
 * gives its result; nothing outside ever sees it change.
 */
export interface QueueDraft {
  readonly rules: QueueState["rules"];
  /** Milliseconds since 1970, by this machine's clock. */
  readonly now: number;
  readonly isOffline: boolean;
  get(name: string): UploadTask | undefined;
  names(): readonly string[];
  /** Names of the files that are neither waiting nor at rest. */
  active(): readonly string[];
  put(name: string, file: UploadTask): void;
  /** Changes a file that is there. */
  change(name: string, changes: Partial<UploadTask>): void;
  drop(name: string): void;
  effect(effect: QueueEffect): void;
  /** Shows a file's entry in a new phase. */
  show(name: string, phase: FileEntry["phase"]): void;
  /** Makes a request for a file under a new attempt token, which makes every earlier one stale. */
  request(name: string, step: Step, request: TaskRequest): void;
  /** Makes a request beside the step of a file, and gives its token. */
  ask(name: string, request: TaskRequest): number;
  /** Has the MD5 of a file computed, unless it is known or under way. */
  computeChecksum(name: string): void;
  /** Has the MD5 of a file that is being announced computed to the end of its first part, of so many bytes. */
  computeChecksumAhead(name: string, partSize: number): void;
  /** Lets the MD5 of a file be computed to the end of this part; to its own end where none is named. */
  readOn(name: string, part?: number): void;
  /** Stops computing the MD5 of a file. */
  stopChecksum(name: string): void;
  /** Remembers a file beyond this page, or forgets it. */
  saveForResume(name: string, memory: ResumeData | null): void;
  /** Stops every request that runs for a file but the computing of its MD5. */
  stop(name: string): void;
  /** Ends what runs for a file in failure; it stays in the list, to be retried where its bytes are at hand. */
  fail(name: string, failure: UploadFailure): void;
  enqueue(which: "waiting" | "removals", names: readonly string[]): void;
  /** Puts files before all that wait. */
  enqueueFirst(which: "waiting" | "removals", names: readonly string[]): void;
  /** The next name of a queue whose file is still in this step; it leaves the queue, unless it does not fit. */
  dequeue(
    which: "waiting" | "removals",
    kind: "waiting" | "pending-delete",
    fits?: (file: UploadTask) => boolean,
  ): string | undefined;
  /** The next so many names that wait; none, and nothing leaves the queue, where fewer in a row fit. */
  dequeueBatch(count: number, fits: (file: UploadTask) => boolean): readonly string[];
  slots(): number;
  setSlots(lanes: number): void;
  setOffline(isOffline: boolean): void;
  result(): { readonly state: QueueState; readonly effects: readonly QueueEffect[] };
}

/** One that is to be announced anew keeps its lane while it waits to be deleted. */
const isActive = (step: Step): boolean =>
  step.kind === "pending-delete"
    ? step.draft !== null
    : step.kind !== "idle" && step.kind !== "waiting" && step.kind !== "batched" && step.kind !== "paused";
const isBusy = ({ kind }: Step): boolean => kind !== "idle" && kind !== "paused" && kind !== "polling";

function withNames({ names, from }: NameQueue, more: readonly string[]): NameQueue {
  return { names: [...names.slice(from), ...more], from: 0 };
}

/** Opens a state for one step. */
export function openDraft(state: QueueState, now: number): QueueDraft {
  const { rules } = state;
  const effects: QueueEffect[] = [];
  /** What changes, by name; `undefined` is a file that goes. */
  const changed = new Map<string, UploadTask | undefined>();
  let { lastToken, slots, isOffline } = state;
  const queues = { waiting: state.waiting, removals: state.removals };

  const get = (name: string): UploadTask | undefined => (changed.has(name) ? changed.get(name) : state.files.get(name));
  const write = (name: string, file: UploadTask | undefined): void => void changed.set(name, file);

  const work: QueueDraft = {
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
      work.stopChecksum(name);
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
    computeChecksum(name) {
      const { file = null, checksum, parts = null } = get(name) ?? {};
      if (file === null || checksum?.kind === "known" || checksum?.kind === "computing") return;
      const isStore = parts?.links.some((link) => link.isStore) === true;
      if (!rules.integrityCheck && !isStore) return work.change(name, { checksum: { kind: "unknown" } });
      const token = work.ask(name, { kind: "hash", file, partSize: parts?.partSize ?? null });
      work.change(name, { checksum: { kind: "computing", token } });
    },
    computeChecksumAhead(name, partSize) {
      const { file = null, checksum } = get(name) ?? {};
      // Whether its parts go to a store, where they are hashed all the same, is not known yet.
      if (file === null || checksum?.kind === "known" || !rules.integrityCheck) return;
      work.stopChecksum(name);
      const token = work.ask(name, { kind: "hash", file, partSize });
      work.change(name, { checksum: { kind: "computing", token, ahead: { partSize, md5s: [] } } });
      effects.push({ kind: "read-on", token, part: 1 });
    },
    readOn(name, part) {
      const { checksum, parts = null } = get(name) ?? {};
      if (checksum?.kind !== "computing" || parts === null) return;
      effects.push({ kind: "read-on", token: checksum.token, part: part ?? parts.count });
    },
    stopChecksum(name) {
      const digest = get(name)?.checksum;
      if (digest?.kind !== "computing") return;
      work.change(name, { checksum: { kind: "not-started" } });
      effects.push({ kind: "abort", token: digest.token });
    },
    saveForResume(name, memory) {
      const file = get(name);
      if (file !== undefined) effects.push({ kind: "save-for-resume", key: file.entry.key, memory });
    },
    stop(name) {
      const file = get(name);
      if (file === undefined) return;
      if (file.token !== 0) effects.push({ kind: "abort", token: file.token });
      const { parts } = file;
      for (const { token } of parts?.active ?? []) if (token !== 0) effects.push({ kind: "abort", token });
      const refresh = parts?.refresh;
      if (refresh?.kind === "requested" || refresh?.kind === "backing-off")
        effects.push({ kind: "abort", token: refresh.token });
      if (parts === null) return work.change(name, { token: 0 });
      const again = [...parts.again, ...parts.active.map(({ part }) => part)].toSorted((one, other) => one - other);
      const due = refresh?.kind === "none" ? ({ kind: "none" } as const) : ({ kind: "due" } as const);
      work.change(name, { token: 0, parts: { ...parts, again, active: [], refresh: due } });
    },
    fail(name, failure) {
      work.stop(name);
      work.stopChecksum(name);
      // Bytes that cannot be read are of no use for another try.
      const file = failure.kind === "unreadable" ? null : (get(name)?.file ?? null);
      work.change(name, { file, step: { kind: "idle" }, token: 0, isRemoving: false, pauseRequested: false });
      work.show(name, { kind: "error", failure, retryable: file !== null });
    },
    enqueue(which, more) {
      if (more.length > 0) queues[which] = withNames(queues[which], more);
    },
    enqueueFirst(which, first) {
      const before = queues[which];
      queues[which] = withNames({ names: first, from: 0 }, before.names.slice(before.from));
    },
    dequeue(which, kind, fits = () => true) {
      let { names: row, from } = queues[which];
      let found: string | undefined;
      for (; found === undefined && from < row.length; from += 1) {
        const name = row[from] ?? "";
        const file = get(name);
        if (file?.step.kind !== kind) continue;
        if (!fits(file)) break;
        found = name;
      }
      // What was passed is let go now and then, not with every step.
      if (from > 1000) [row, from] = [row.slice(from), 0];
      queues[which] = { names: row, from };
      return found;
    },
    dequeueBatch(count, fits) {
      const batch: string[] = [];
      const { names: row } = queues.waiting;
      let { from } = queues.waiting;
      for (; batch.length < count && from < row.length; from += 1) {
        const name = row[from] ?? "";
        const file = get(name);
        if (file?.step.kind !== "waiting") continue;
        if (!fits(file)) break;
        batch.push(name);
      }
      if (batch.length < count) return [];
      queues.waiting = { names: row, from };
      return batch;
    },
    slots: () => slots,
    setSlots: (count) => (slots = Math.min(rules.concurrency, Math.max(1, count))),
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
        const isOver = after === undefined || after.kind === "idle";
        if (isOver && before !== undefined && before.kind !== "idle") effects.push({ kind: "unlock", name });
      }
      const files = changed.size === 0 ? state.files : state.files.withAll(changed);
      const next = { rules, lastToken, files, active, ...queues, busy, isOffline, slots };
      return { state: next, effects: coalesceEvents(effects) };
    },
  };
  return work;
}
