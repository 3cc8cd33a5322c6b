import type { FileEntry } from "../record/files.ts";
import type { LaneEffect } from "./laneState.ts";

/** Tells changes of many files as one, in their order: a list on a screen is then written once, not ten thousand times. */
export function withBatches(effects: readonly LaneEffect[]): readonly LaneEffect[] {
  const batched: LaneEffect[] = [];
  let changed = new Map<string, FileEntry>();
  const tell = (): void => {
    const entries = [...changed.values()];
    const [entry, ...others] = entries;
    changed = new Map();
    if (entry === undefined) return;
    batched.push({
      kind: "emit",
      event: others.length === 0 ? { kind: "file-changed", entry } : { kind: "files-changed", entries },
    });
  };
  for (const effect of effects) {
    if (effect.kind === "emit" && effect.event.kind === "file-changed") {
      changed.set(effect.event.entry.key, effect.event.entry);
      continue;
    }
    // What is told of a file comes before what ends it.
    if (effect.kind === "emit" || effect.kind === "removal-settled") tell();
    batched.push(effect);
  }
  tell();
  return batched;
}
