import { type FileEntry, normalizedFileName } from "../record/files.ts";
import type { LaneFile, LanesState } from "./laneState.ts";

/** The server may hold two spellings of one name (wire 2.3): the second is kept under a name no file can have. */
const secondSpelling = (key: string): string => `${normalizedFileName(key)}\u0000${key}`;

/** The name under which the lanes know the entry with this key. */
export function laneNameOf(files: ReadonlyMap<string, LaneFile>, key: string): string {
  const name = normalizedFileName(key);
  return files.get(name)?.entry.key !== key && files.has(secondSpelling(key)) ? secondSpelling(key) : name;
}

/** The lanes at the start, with the files that the server has already. */
export function initialLanes(concurrency: number, existing: readonly FileEntry[]): LanesState {
  const files = new Map<string, LaneFile>();
  for (const entry of existing) {
    const name = normalizedFileName(entry.key);
    files.set(files.has(name) ? secondSpelling(entry.key) : name, {
      entry,
      file: null,
      step: { kind: "resting" },
      token: 0,
      onServer:
        entry.links.self === undefined ? { kind: "nothing" } : { kind: "entry", links: entry.links, sentAll: false },
      unwanted: false,
    });
  }
  return { concurrency: Math.max(1, Math.floor(concurrency)), lastToken: 0, files };
}
