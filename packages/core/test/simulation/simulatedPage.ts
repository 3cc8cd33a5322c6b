import type { Connectivity, Locks, UploadJournal } from "../../src/ports.ts";
import type { FileEntry } from "../../src/record/files.ts";
import type { UploadEvent } from "../../src/record/uploadEvent.ts";
import { createUploader } from "../../src/upload/createUploader.ts";
import type { Uploader } from "../../src/upload/Uploader.ts";
import type { LiveRequest, SimulatedNetwork } from "./simulatedNetwork.ts";
import { type HasherFate, contentIn, simulatedHasher } from "./simulatedFile.ts";
import type { SimulatedRepository } from "./simulatedRepository.ts";
import type { SimulatedTime } from "./simulatedTime.ts";

/** What a page is opened with. */
export interface PageWorld {
  readonly time: SimulatedTime;
  readonly repository: SimulatedRepository;
  readonly network: SimulatedNetwork;
  readonly journal: UploadJournal;
  readonly locks: Locks;
  readonly concurrency: number;
  /** How many files one request initializes. */
  readonly initBatchSize: number;
  readonly random: () => number;
  readonly hasherFate: () => HasherFate;
  /** Names of files that were being removed when a page was closed. The next page may continue. */
  readonly unsettled: Set<string>;
}

/** A page with an uploader and its list of files. It throws as soon as an invariant is broken. */
export interface SimulatedPage {
  readonly uploader: Uploader;
  readonly list: ReadonlyMap<string, FileEntry>;
  /** The files that the user has chosen, by name. */
  readonly chosen: ReadonlyMap<string, File>;
  choose(files: readonly File[]): void;
  /** Removes a file, and checks that nothing of it is left. */
  remove(key: string): Promise<void>;
  setOnline(isOnline: boolean): void;
  /** The user returns from another tab. */
  returnToTab(): void;
  /** Must be called with each request that begins, and each part that is acknowledged. */
  onRequest(what: "begun" | "acknowledged", request: LiveRequest): void;
  close(): void;
  /** Checks the invariants (docs/platform/uploads.md 4). */
  check(): void;
}

/** Returns the entries of the files that the server has. */
function entriesOf(repository: SimulatedRepository): readonly FileEntry[] {
  return repository.listing().entries.map((server): FileEntry => ({
    key: server.key,
    size: server.size ?? 0,
    checksum: server.checksum ?? "",
    mimetype: "application/octet-stream",
    links: { ...(server.links.self === undefined ? {} : { self: server.links.self }) },
    phase:
      server.status === "completed"
        ? { kind: "finished" }
        : { kind: "error", failure: { kind: "interrupted" }, retryable: false },
  }));
}

/** Whether a file can be paused: it waits or is being sent. */
const isUnderWay = (entry: FileEntry | undefined): boolean =>
  entry !== undefined && entry.phase.kind !== "finished" && entry.phase.kind !== "error";

/** Opens a page on the current files of the server. */
export function openPage(world: PageWorld): SimulatedPage {
  const { time, repository, network } = world;
  const existing = entriesOf(repository);
  const broken: string[] = [];
  // Kept for the next check, because the uploader would catch an error.
  const must = (isSo: boolean, what: string): void => {
    if (!isSo) broken.push(what);
  };
  const list = new Map(existing.map((entry) => [entry.key, entry]));
  const chosen = new Map<string, File>();
  const removing = new Set<string>();
  const acknowledged = new Set<string>();
  const listeners = new Set<(isOnline: boolean) => void>();
  const connectivity: Connectivity = {
    isOnline: network.isOnline,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  let isClosed = false;
  let returnToTab = (): void => undefined;
  /** Files that this page has asked the server to delete. */
  const deleted = new Set<string>();

  const show = (entry: FileEntry): void => {
    const before = list.get(entry.key);
    must(before !== undefined, `${entry.key} changes only while it is in the list`);
    const { phase } = entry;
    if (phase.kind === "uploading") {
      must(phase.sent >= 0 && phase.sent <= entry.size, `the progress of ${entry.key} is between nothing and all`);
      if (before?.phase.kind === "uploading" && phase.sent < before.phase.sent)
        must(startsAgain.delete(entry.key), `the progress of ${entry.key} does not go back`);
    }
    // It ended before it could be paused, and may be retried.
    if (phase.kind === "finished" || phase.kind === "error") paused.delete(entry.key);
    if (phase.kind === "error")
      must(
        phase.failure.kind !== "request" || phase.failure.failure.kind !== "cancelled",
        `${entry.key} never fails because it was cancelled`,
      );
    list.set(entry.key, entry);
  };
  // The progress of a new entry starts again.
  const startsAgain = new Set<string>();

  const emit = (event: UploadEvent): void => {
    must(!isClosed, "no event follows the close of the page");
    switch (event.kind) {
      case "files-added":
        for (const entry of event.entries) list.set(entry.key, entry);
        return;
      case "file-changed":
        return show(event.entry);
      case "files-changed":
        for (const entry of event.entries) show(entry);
        return;
      case "files-removed":
        for (const key of event.keys) {
          const isRemoving = removing.has(key) || world.unsettled.has(key);
          const isGoneBefore = !deleted.has(key) && !repository.files.has(key);
          must(isRemoving || isGoneBefore, `${key} disappears only by an act of the user`);
          list.delete(key);
          paused.delete(key);
        }
        return;
      case "file-removal-failed":
        return;
      default:
        return event satisfies never;
    }
  };

  const uploader = createUploader({
    client: network.service,
    transport: network.transport,
    hasher: simulatedHasher(time, world.hasherFate),
    clock: time.clock,
    concurrency: world.concurrency,
    draftLinks: async () => ({ self: "/draft", files: "/draft/files" }),
    emit,
    log: (message) => must(!message.includes("unexpectedly") && !message.includes("listener"), message),
    existing,
    transfers: { preferred: "M", enabled: ["L", "M"] },
    initBatchSize: world.initBatchSize,
    connectivity,
    journal: world.journal,
    locks: { ...world.locks, onReturn: (listener) => void (returnToTab = listener) },
    random: world.random,
  });

  /** Files that the user has paused. */
  const paused = new Set<string>();
  const keysOf = (keys: readonly string[]): readonly string[] => (keys.length === 0 ? [...list.keys()] : keys);
  const pause = (...keys: readonly string[]): void => {
    for (const key of keysOf(keys)) if (isUnderWay(list.get(key))) paused.add(key);
    uploader.pause(...keys);
  };
  const resume = (...keys: readonly string[]): void => {
    for (const key of keysOf(keys)) paused.delete(key);
    uploader.resume(...keys);
  };

  const idOf = ({ key, part, url }: LiveRequest): string =>
    `${key} ${repository.files.get(key)?.id ?? url} ${part ?? "whole"}`;

  return {
    uploader: { ...uploader, pause, resume },
    list,
    chosen,
    choose(files) {
      for (const file of files) {
        const phase = list.get(file.name)?.phase.kind;
        if (phase !== undefined && phase !== "error") continue;
        // A new choice replaces a failed one.
        removing.add(file.name);
        world.unsettled.delete(file.name);
        acknowledgedOf(file.name).forEach((id) => acknowledged.delete(id));
        chosen.set(file.name, file);
        uploader.add([file]);
        removing.delete(file.name);
      }
    },
    async remove(key) {
      if (!list.has(key)) return;
      removing.add(key);
      await uploader.remove(key);
      if (isClosed || list.has(key)) return;
      chosen.delete(key);
      must(!repository.files.has(key), `nothing of ${key} is left on the server after its removal`);
      removing.delete(key);
    },
    returnToTab: () => returnToTab(),
    setOnline(isOnline) {
      network.setOnline(isOnline);
      for (const listener of listeners) listener(isOnline);
    },
    close() {
      isClosed = true;
      for (const key of removing) world.unsettled.add(key);
      uploader.dispose();
      must(network.live.size === 0, "no request continues after the close of the page");
    },
    onRequest(what, request) {
      if (request.phase === "init") startsAgain.add(request.key);
      if (request.phase === "delete") deleted.add(request.key);
      if (what === "begun" && (request.phase === "whole" || request.phase === "part"))
        must(!paused.has(request.key), `no bytes of ${request.key} are sent while it is paused`);
      if (request.part === null) return;
      const id = idOf(request);
      if (what === "acknowledged") acknowledged.add(id);
      else must(!acknowledged.has(id), `part ${request.part} of ${request.key} is not sent again`);
    },
    check() {
      if (broken.length > 0) throw new Error(`Broken invariant: ${broken.join("; ")}`);
      if (isClosed) return;
      const live = [...network.live];
      const busy = live.filter(({ phase }) => ["init", "commit", "whole", "part"].includes(phase));
      must(busy.length <= world.concurrency, `at most ${world.concurrency} requests run at a time, not ${busy.length}`);
      must(live.filter(({ phase }) => phase === "delete").length <= 1, "one file is deleted at a time");
      const ids = live.filter(({ phase }) => phase === "part" || phase === "whole").map(idOf);
      must(new Set(ids).size === ids.length, "a part is sent once at a time");
      for (const [key, { phase, size, verification }] of list) {
        if (phase.kind === "paused")
          must(
            !live.some((one) => one.key === key && (one.phase === "part" || one.phase === "whole")),
            `${key} sends nothing while it is paused`,
          );
        const file = chosen.get(key);
        if (phase.kind !== "finished" || file === undefined || removing.has(key) || world.unsettled.has(key)) continue;
        const kept = repository.files.get(key);
        must(kept?.status === "completed", `${key} is finished when the server has it`);
        if (kept === undefined || verification !== "same") continue;
        must(
          repository.contentOf(kept) === contentIn(file) && size === file.size,
          `${key} is finished when the server's bytes are its own`,
        );
      }
      if (broken.length > 0) throw new Error(`Broken invariant: ${broken.join("; ")}`);
    },
  };

  function acknowledgedOf(key: string): readonly string[] {
    return [...acknowledged].filter((id) => id.startsWith(`${key} `));
  }
}
