import type { FileEntry, UploadFailure } from "../record/files.ts";
import type { LaneEffect, LaneFile, LaneRequest, LanesState, Step } from "./laneState.ts";

/**
 * One step of the lanes in the making: a working copy and the effects so far. The reducer makes one for an event and
 * gives its result; nothing outside ever sees it change.
 */
export interface LaneWork {
  get(name: string): LaneFile | undefined;
  entries(): Iterable<[string, LaneFile]>;
  put(name: string, file: LaneFile): void;
  drop(name: string): void;
  effect(effect: LaneEffect): void;
  /** Shows a file's entry in a new phase. */
  show(name: string, phase: FileEntry["phase"]): void;
  /** Makes a request for a file under a new attempt token, which makes every earlier one stale. */
  request(name: string, step: Step, request: LaneRequest): void;
  /** Has the MD5 of a file computed, unless it is known or under way. */
  hash(name: string): void;
  /** Stops computing the MD5 of a file. */
  stopHashing(name: string): void;
  /** Ends what runs for a file in failure; it stays in the list, to be retried where its bytes are at hand. */
  fail(name: string, failure: UploadFailure): void;
  result(): { readonly state: LanesState; readonly effects: readonly LaneEffect[] };
}

/** Opens a state for one step. */
export function openLanes(state: LanesState): LaneWork {
  const files = new Map(state.files);
  const effects: LaneEffect[] = [];
  let { lastToken } = state;
  const change = (name: string, changes: Partial<LaneFile>): void => {
    const file = files.get(name);
    if (file !== undefined) files.set(name, { ...file, ...changes });
  };
  const work: LaneWork = {
    get: (name) => files.get(name),
    entries: () => files,
    put: (name, file) => void files.set(name, file),
    drop(name) {
      work.stopHashing(name);
      files.delete(name);
    },
    effect: (effect) => void effects.push(effect),
    show(name, phase) {
      const file = files.get(name);
      if (file === undefined) return;
      const entry = { ...file.entry, phase };
      files.set(name, { ...file, entry });
      effects.push({ kind: "emit", event: { kind: "file-changed", entry } });
    },
    request(name, step, request) {
      lastToken += 1;
      change(name, { step, token: lastToken });
      effects.push({ kind: "request", name, token: lastToken, request });
    },
    hash(name) {
      const { file = null, digest } = files.get(name) ?? {};
      if (file === null || digest?.kind === "known" || digest?.kind === "awaited") return;
      lastToken += 1;
      change(name, { digest: { kind: "awaited", token: lastToken } });
      effects.push({ kind: "request", name, token: lastToken, request: { kind: "hash", file } });
    },
    stopHashing(name) {
      const digest = files.get(name)?.digest;
      if (digest?.kind !== "awaited") return;
      change(name, { digest: { kind: "unasked" } });
      effects.push({ kind: "abort", token: digest.token });
    },
    fail(name, failure) {
      work.stopHashing(name);
      // Bytes that cannot be read are of no use for another try.
      const file = failure.kind === "unreadable" ? null : (files.get(name)?.file ?? null);
      change(name, { file, step: { kind: "resting" }, token: 0, unwanted: false });
      work.show(name, { kind: "error", failure, retryable: file !== null });
    },
    result: () => ({ state: { ...state, lastToken, files }, effects }),
  };
  return work;
}
