import type { Connectivity, Locks, UploadJournal } from "../../src/ports.ts";
import type { FileEntry } from "../../src/record/files.ts";
import type { UploadEvent } from "../../src/record/uploadEvent.ts";
import { createUploader } from "../../src/upload/createUploader.ts";
import type { Uploader } from "../../src/upload/Uploader.ts";
import type { LiveRequest, SimulatedNetwork } from "./simulatedNetwork.ts";
import { type HasherFate, contentIn, simulatedHasher } from "./simulatedFile.ts";
import type { SimulatedRepository } from "./simulatedRepository.ts";
import type { SimulatedTime } from "./simulatedTime.ts";

/** What a page is opened in. */
export interface PageWorld {
  readonly time: SimulatedTime;
  readonly repository: SimulatedRepository;
  readonly network: SimulatedNetwork;
  readonly journal: UploadJournal;
  readonly locks: Locks;
  readonly concurrency: number;
  /** Files that one request announces, where so many wait. */
  readonly announcedTogether: number;
  readonly random: () => number;
  readonly hasherFate: () => HasherFate;
  /** Names of files that were to be removed when a page was closed: the next may go on with it. */
  readonly unsettled: Set<string>;
}

/** A page with an uploader and its list of files, which breaks off as soon as a promise is not kept. */
export interface SimulatedPage {
  readonly uploader: Uploader;
  readonly list: ReadonlyMap<string, FileEntry>;
  /** What the depositor has chosen, by name. */
  readonly chosen: ReadonlyMap<string, File>;
  choose(files: readonly File[]): void;
  /** Removes a file; the promise about what is left of it is checked when it settles. */
  remove(key: string): Promise<void>;
  setOnline(isOnline: boolean): void;
  /** The person comes back to it from another page. */
  comeBack(): void;
  /** Is told each request of this page that begins, and each part that is acknowledged. */
  hear(what: "begun" | "acknowledged", request: LiveRequest): void;
  close(): void;
  /** Checks what must hold at every moment (docs/platform/uploads.md 4). */
  check(): void;
}

/** A file that the server has when a page is opened. */
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

/** Whether a file may be held: it waits or is being sent. */
const isUnderWay = (entry: FileEntry | undefined): boolean =>
  entry !== undefined && entry.phase.kind !== "finished" && entry.phase.kind !== "error";

/** Opens a page on what the server has by now. */
export function openPage(world: PageWorld): SimulatedPage {
  const { time, repository, network } = world;
  const existing = entriesOf(repository);
  const broken: string[] = [];
  // Kept for the next check: what is thrown here would only be caught by the uploader.
  const must = (isSo: boolean, what: string): void => {
    if (!isSo) broken.push(what);
  };
  const list = new Map(existing.map((entry) => [entry.key, entry]));
  const chosen = new Map<string, File>();
  const wished = new Set<string>();
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
  let comeBack = (): void => undefined;
  /** Files that this page has asked the server to delete. */
  const deleted = new Set<string>();

  const show = (entry: FileEntry): void => {
    const before = list.get(entry.key);
    must(before !== undefined, `${entry.key} changes only while it is in the list`);
    const { phase } = entry;
    if (phase.kind === "uploading") {
      must(phase.sent >= 0 && phase.sent <= entry.size, `${entry.key} is told between nothing and all`);
      if (before?.phase.kind === "uploading" && phase.sent < before.phase.sent)
        must(isAnew.delete(entry.key), `the progress of ${entry.key} does not go back`);
    }
    // It ended before it could be held, and may be retried.
    if (phase.kind === "finished" || phase.kind === "error") held.delete(entry.key);
    if (phase.kind === "error")
      must(
        phase.failure.kind !== "request" || phase.failure.failure.kind !== "cancelled",
        `${entry.key} is not said to have failed by being cancelled`,
      );
    list.set(entry.key, entry);
  };
  // A new entry on the server begins from nothing.
  const isAnew = new Set<string>();

  const emit = (event: UploadEvent): void => {
    must(!isClosed, "nothing is told after the page was closed");
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
          const isWish = wished.has(key) || world.unsettled.has(key);
          const isGoneBefore = !deleted.has(key) && !repository.files.has(key);
          must(isWish || isGoneBefore, `${key} disappears only by a wish, here or in another page`);
          list.delete(key);
          held.delete(key);
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
    initBatchSize: world.announcedTogether,
    connectivity,
    journal: world.journal,
    locks: { ...world.locks, onReturn: (listener) => void (comeBack = listener) },
    random: world.random,
  });

  /** Files that the depositor holds. */
  const held = new Set<string>();
  const keysOf = (keys: readonly string[]): readonly string[] => (keys.length === 0 ? [...list.keys()] : keys);
  const pause = (...keys: readonly string[]): void => {
    for (const key of keysOf(keys)) if (isUnderWay(list.get(key))) held.add(key);
    uploader.pause(...keys);
  };
  const resume = (...keys: readonly string[]): void => {
    for (const key of keysOf(keys)) held.delete(key);
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
        // A new choice takes the place of a failed one.
        wished.add(file.name);
        world.unsettled.delete(file.name);
        acknowledgedOf(file.name).forEach((id) => acknowledged.delete(id));
        chosen.set(file.name, file);
        uploader.add([file]);
        wished.delete(file.name);
      }
    },
    async remove(key) {
      if (!list.has(key)) return;
      wished.add(key);
      await uploader.remove(key);
      if (isClosed || list.has(key)) return;
      chosen.delete(key);
      must(!repository.files.has(key), `nothing is left on the server of ${key}, which was removed`);
      wished.delete(key);
    },
    comeBack: () => comeBack(),
    setOnline(isOnline) {
      network.setOnline(isOnline);
      for (const listener of listeners) listener(isOnline);
    },
    close() {
      isClosed = true;
      for (const key of wished) world.unsettled.add(key);
      uploader.dispose();
      must(network.live.size === 0, "no request goes on after the page was closed");
    },
    hear(what, request) {
      if (request.phase === "init") isAnew.add(request.key);
      if (request.phase === "delete") deleted.add(request.key);
      if (what === "begun" && (request.phase === "whole" || request.phase === "part"))
        must(!held.has(request.key), `no bytes of ${request.key} go while it is held`);
      if (request.part === null) return;
      const id = idOf(request);
      if (what === "acknowledged") acknowledged.add(id);
      else must(!acknowledged.has(id), `part ${request.part} of ${request.key} is not sent once more`);
    },
    check() {
      if (broken.length > 0) throw new Error(`Not kept: ${broken.join("; ")}`);
      if (isClosed) return;
      const live = [...network.live];
      const busy = live.filter(({ phase }) => ["init", "commit", "whole", "part"].includes(phase));
      must(busy.length <= world.concurrency, `${busy.length} requests go on at the same time`);
      must(live.filter(({ phase }) => phase === "delete").length <= 1, "one file is deleted at a time");
      const ids = live.filter(({ phase }) => phase === "part" || phase === "whole").map(idOf);
      must(new Set(ids).size === ids.length, "a part is sent once at a time");
      for (const [key, { phase, size, verification }] of list) {
        if (phase.kind === "paused")
          must(
            !live.some((one) => one.key === key && (one.phase === "part" || one.phase === "whole")),
            `${key} rests while it is paused`,
          );
        const file = chosen.get(key);
        if (phase.kind !== "finished" || file === undefined || wished.has(key) || world.unsettled.has(key)) continue;
        const kept = repository.files.get(key);
        must(kept?.status === "completed", `${key} is finished when the server has it`);
        if (kept === undefined || verification !== "same") continue;
        must(
          repository.contentOf(kept) === contentIn(file) && size === file.size,
          `${key} is finished when the server's bytes are its own`,
        );
      }
      if (broken.length > 0) throw new Error(`Not kept: ${broken.join("; ")}`);
    },
  };

  function acknowledgedOf(key: string): readonly string[] {
    return [...acknowledged].filter((id) => id.startsWith(`${key} `));
  }
}
