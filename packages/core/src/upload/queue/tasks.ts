import { type FileEntry, normalizedFileName, type ServerFile } from "../../record/files.ts";
import { entryOfServerFile } from "../../record/serverFile.ts";
import { type PersistentMap, emptyMap } from "../../shared/persistentMap.ts";
import type { UploadTask, QueueRules, QueueState } from "./state.ts";
import type { QueueDraft } from "./QueueDraft.ts";

/** The server may hold two spellings of one name (wire 2.3): the second is kept under a name no file can have. */
const secondSpelling = (key: string): string => `${normalizedFileName(key)}\u0000${key}`;

/** The name under which the lanes know the entry with this key. */
export function taskNameOf(files: PersistentMap<UploadTask>, key: string): string {
  const name = normalizedFileName(key);
  return files.get(name)?.entry.key !== key && files.has(secondSpelling(key)) ? secondSpelling(key) : name;
}

/** A file with which nothing was done yet; one that was chosen here waits for its turn. */
export function newTask(entry: FileEntry, file: File | null = null): UploadTask {
  return {
    entry,
    file,
    step: file === null ? { kind: "idle" } : { kind: "waiting" },
    token: 0,
    checksum: { kind: "not-started" },
    onServer: { kind: "nothing" },
    plan: null,
    parts: null,
    tries: 0,
    sendTries: 0,
    furthest: 0,
    restarts: 0,
    stalls: 0,
    initsAlone: false,
    isRemoving: false,
    isRemovalSaved: false,
    pauseRequested: false,
  };
}

/** Takes in a file that the server has, under a name of its own, which is given. */
export function adoptServerFile(queue: Pick<QueueDraft, "get" | "put">, entry: FileEntry): string {
  const { self } = entry.links;
  const fromEarlierPage = entry.phase.kind === "error";
  const onServer: UploadTask["onServer"] =
    self === undefined ? { kind: "nothing" } : { kind: "entry", links: entry.links, sentAll: false, fromEarlierPage };
  const plain = normalizedFileName(entry.key);
  const name = queue.get(plain) === undefined ? plain : secondSpelling(entry.key);
  queue.put(name, { ...newTask(entry), onServer });
  return name;
}

/** Shows a file as the server has it, in the place of what was known of it here. */
export function showServerFile(queue: QueueDraft, name: string, server: ServerFile): void {
  const entry = entryOfServerFile(server);
  queue.drop(name);
  adoptServerFile(queue, entry);
  queue.effect({ kind: "emit", event: { kind: "file-changed", entry } });
}

/** The lanes at the start, without a file. */
export function initialQueue(rules: QueueRules): QueueState {
  const concurrency = Math.max(1, Math.floor(rules.concurrency));
  return {
    rules: { ...rules, concurrency },
    lastToken: 0,
    files: emptyMap(),
    active: [],
    waiting: { names: [], from: 0 },
    removals: { names: [], from: 0 },
    busy: 0,
    isOffline: false,
    slots: concurrency,
  };
}
