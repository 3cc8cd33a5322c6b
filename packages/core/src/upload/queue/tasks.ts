import { type FileEntry, normalizedFileName, type ServerFile } from "../../record/files.ts";
import { entryOfServerFile } from "../../record/serverFile.ts";
import { type PersistentMap, emptyMap } from "../../shared/persistentMap.ts";
import type { LaneFile, LaneRules, LanesState } from "./state.ts";
import type { LaneWork } from "./QueueDraft.ts";

/** The server may hold two spellings of one name (wire 2.3): the second is kept under a name no file can have. */
const secondSpelling = (key: string): string => `${normalizedFileName(key)}\u0000${key}`;

/** The name under which the lanes know the entry with this key. */
export function laneNameOf(files: PersistentMap<LaneFile>, key: string): string {
  const name = normalizedFileName(key);
  return files.get(name)?.entry.key !== key && files.has(secondSpelling(key)) ? secondSpelling(key) : name;
}

/** A file with which nothing was done yet; one that was chosen here waits for its turn. */
export function newLaneFile(entry: FileEntry, file: File | null = null): LaneFile {
  return {
    entry,
    file,
    step: file === null ? { kind: "resting" } : { kind: "waiting" },
    token: 0,
    digest: { kind: "unasked" },
    onServer: { kind: "nothing" },
    plan: null,
    parts: null,
    tries: 0,
    sendTries: 0,
    furthest: 0,
    restarts: 0,
    stalls: 0,
    alone: false,
    unwanted: false,
    isToGo: false,
    held: false,
  };
}

/** Takes in a file that the server has, under a name of its own, which is given. */
export function withServerFile(work: Pick<LaneWork, "get" | "put">, entry: FileEntry): string {
  const { self } = entry.links;
  const isOld = entry.phase.kind === "error";
  const onServer: LaneFile["onServer"] =
    self === undefined ? { kind: "nothing" } : { kind: "entry", links: entry.links, sentAll: false, isOld };
  const plain = normalizedFileName(entry.key);
  const name = work.get(plain) === undefined ? plain : secondSpelling(entry.key);
  work.put(name, { ...newLaneFile(entry), onServer });
  return name;
}

/** Shows a file as the server has it, in the place of what was known of it here. */
export function showServerFile(work: LaneWork, name: string, server: ServerFile): void {
  const entry = entryOfServerFile(server);
  work.drop(name);
  withServerFile(work, entry);
  work.effect({ kind: "emit", event: { kind: "file-changed", entry } });
}

/** The lanes at the start, without a file. */
export function initialLanes(rules: LaneRules): LanesState {
  const concurrency = Math.max(1, Math.floor(rules.concurrency));
  return {
    rules: { ...rules, concurrency },
    lastToken: 0,
    files: emptyMap(),
    active: [],
    queue: { names: [], from: 0 },
    removals: { names: [], from: 0 },
    busy: 0,
    isOffline: false,
    lanes: concurrency,
  };
}
