import { type FileEntry, normalizedFileName, type ServerFile } from "../../record/files.ts";
import { entryOfServerFile } from "../../record/serverFile.ts";
import { type PersistentMap, emptyMap } from "./persistentMap.ts";
import type { QueueDraft } from "./QueueDraft.ts";
import { noAttempts } from "./retryPolicy.ts";
import type { OnServer, QueueRules, QueueState, UploadTask } from "./state.ts";

/** Returns a queue without files. */
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

/** Returns a task with which nothing was done yet. A chosen file waits for its turn. */
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
    attempts: noAttempts,
    initsAlone: false,
    isRemoving: false,
    isRemovalSaved: false,
    pauseRequested: false,
  };
}

/** The server may hold two Unicode forms of one name. The second is kept under a name that no file can have. */
const secondSpelling = (key: string): string => `${normalizedFileName(key)}\u0000${key}`;

/** Returns the name under which the queue keeps the entry with this key. */
export function taskNameOf(files: PersistentMap<UploadTask>, key: string): string {
  const name = normalizedFileName(key);
  return files.get(name)?.entry.key !== key && files.has(secondSpelling(key)) ? secondSpelling(key) : name;
}

/** Adds a file that the server has, and returns its name. */
export function adoptServerFile(queue: Pick<QueueDraft, "get" | "put">, entry: FileEntry): string {
  const { links } = entry;
  const fromEarlierPage = entry.phase.kind === "error";
  const onServer: OnServer =
    links.self === undefined ? { kind: "nothing" } : { kind: "entry", links, sentAll: false, fromEarlierPage };
  const plain = normalizedFileName(entry.key);
  const name = queue.get(plain) === undefined ? plain : secondSpelling(entry.key);
  queue.put(name, { ...newTask(entry), onServer });
  return name;
}

/** Replaces what was known of a file by what the server has. */
export function showServerFile(queue: QueueDraft, name: string, server: ServerFile): void {
  const entry = entryOfServerFile(server);
  queue.drop(name);
  adoptServerFile(queue, entry);
  queue.effect({ kind: "emit", event: { kind: "file-changed", entry } });
}

/** Whether an earlier page left a file unfinished, and nobody has chosen it again or removed it. */
export const isFromEarlierPage = (task: UploadTask | undefined): boolean =>
  task !== undefined && task.file === null && !task.isRemoving && task.entry.phase.kind === "error";

/** Returns the bytes that have not arrived on the server and should. */
export function unsentFiles(tasks: Iterable<UploadTask>): readonly File[] {
  return Array.from(tasks, ({ file, isRemoving, entry }) =>
    isRemoving || entry.phase.kind === "finished" ? null : file,
  ).filter((file) => file !== null);
}
