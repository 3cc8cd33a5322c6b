import { type FileEntry, normalizedFileName } from "../record/files.ts";
import type { LaneFile, LanesState } from "./laneState.ts";

/** The server may hold two spellings of one name (wire 2.3): the second is kept under a name no file can have. */
const secondSpelling = (key: string): string => `${normalizedFileName(key)}\u0000${key}`;

/** The name under which the lanes know the entry with this key. */
export function laneNameOf(files: ReadonlyMap<string, LaneFile>, key: string): string {
  const name = normalizedFileName(key);
  return files.get(name)?.entry.key !== key && files.has(secondSpelling(key)) ? secondSpelling(key) : name;
}

/** A file that the server has, as the lanes keep it. */
function fileOnServer(entry: FileEntry): LaneFile {
  const { self } = entry.links;
  const onServer: LaneFile["onServer"] =
    self === undefined ? { kind: "nothing" } : { kind: "entry", links: entry.links, sentAll: false };
  const digest = { kind: "unasked" } as const;
  return { entry, file: null, step: { kind: "resting" }, token: 0, digest, onServer, unwanted: false };
}

/** The files with those that the server has beside them, each under a name of its own. */
export function withServerFiles(
  files: ReadonlyMap<string, LaneFile>,
  entries: readonly FileEntry[],
): ReadonlyMap<string, LaneFile> {
  const all = new Map(files);
  for (const entry of entries) {
    const name = normalizedFileName(entry.key);
    all.set(all.has(name) ? secondSpelling(entry.key) : name, fileOnServer(entry));
  }
  return all;
}

/** The lanes at the start, with the files that the server has already. */
export function initialLanes(concurrency: number, existing: readonly FileEntry[]): LanesState {
  const files = withServerFiles(new Map(), existing);
  return { concurrency: Math.max(1, Math.floor(concurrency)), lastToken: 0, files };
}
