import type { FileEntry } from "../../record/files.ts";
import type { QueueEffect } from "./state.ts";

/**
 * Tells what befalls many files as one, changes before removals: a list on a screen is then written once, not ten thousand
 * times. Who waits for a removal hears of it after that.
 */
export function coalesceEvents(effects: readonly QueueEffect[]): readonly QueueEffect[] {
  const batched: QueueEffect[] = [];
  const changed = new Map<string, FileEntry>();
  const removed = new Set<string>();
  let settled: QueueEffect[] = [];
  const tell = (): void => {
    const entries = [...changed.values()];
    const [entry, ...others] = entries;
    if (entry !== undefined && others.length === 0)
      batched.push({ kind: "emit", event: { kind: "file-changed", entry } });
    else if (entry !== undefined) batched.push({ kind: "emit", event: { kind: "files-changed", entries } });
    if (removed.size > 0) batched.push({ kind: "emit", event: { kind: "files-removed", keys: [...removed] } });
    batched.push(...settled);
    changed.clear();
    removed.clear();
    settled = [];
  };
  for (const effect of effects) {
    if (effect.kind === "removal-settled") {
      settled.push(effect);
    } else if (effect.kind !== "emit") {
      batched.push(effect);
    } else if (effect.event.kind === "file-changed") {
      changed.set(effect.event.entry.key, effect.event.entry);
    } else if (effect.event.kind === "files-removed") {
      for (const key of effect.event.keys) {
        removed.add(key);
        changed.delete(key);
      }
    } else {
      tell();
      batched.push(effect);
    }
  }
  tell();
  return batched;
}
