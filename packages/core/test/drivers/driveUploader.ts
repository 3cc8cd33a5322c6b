import type { Hasher } from "../../src/ports.ts";
import type { FileEntry } from "../../src/record/files.ts";
import type { RecordLinks } from "../../src/record/record.ts";
import type { UploadEvent } from "../../src/record/uploadEvent.ts";
import { type UploaderOptions, createUploader } from "../../src/upload/createUploader.ts";
import { type SimulatedServer, contentOf, createSimulatedServer, draft, fileWith, md5Of } from "./simulatedServer.ts";
import type { RemoveFailure, Uploader } from "../../src/upload/Uploader.ts";

/** Lets everything happen that is due. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A file of `bytes` bytes. */
export const fileOf = (name: string, bytes = 4): File =>
  fileWith(name, Array.from({ length: bytes }, (_, index) => String.fromCharCode(97 + (index % 26))).join(""));

/** Computes at once. `holdHashes` takes the simulated server's hasher instead. */
const promptHasher: Hasher = (file) => ({ md5: Promise.resolve(md5Of(contentOf(file))), cancel: () => undefined });

/** An uploader on a simulated server, with its events. `time` is the time of its clock. */
export interface UploaderDrive extends SimulatedServer {
  readonly uploader: Uploader;
  readonly list: Map<string, FileEntry>;
  readonly events: UploadEvent[];
  readonly logged: string[];
  readonly removeFailures: RemoveFailure[];
  time: number;
  /** Moves the clock, and runs the timers that are due. */
  pass(milliseconds: number): void;
  phase(key: string): FileEntry["phase"] | undefined;
  /** Answers everything that a file needs to finish. */
  upload(key: string): Promise<void>;
}

/** Creates an uploader for tests. With `holdHashes` each MD5 waits for the test. */
export function driveUploader({
  holdHashes = false,
  ...options
}: Partial<UploaderOptions> & { readonly holdHashes?: boolean } = {}): UploaderDrive {
  const server = createSimulatedServer();
  const list = new Map<string, FileEntry>((options.existing ?? []).map((entry) => [entry.key, entry]));
  const events: UploadEvent[] = [];
  const logged: string[] = [];
  const removeFailures: RemoveFailure[] = [];
  const clock = { time: 0 };
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>();
  const drive: UploaderDrive = {
    ...server,
    list,
    events,
    logged,
    removeFailures,
    get time() {
      return clock.time;
    },
    set time(time) {
      clock.time = time;
    },
    pass(milliseconds) {
      clock.time += milliseconds;
      for (const timer of [...timers]) if (timer.at <= clock.time && timers.delete(timer)) timer.callback();
    },
    phase: (key: string) => list.get(key)?.phase,
    async upload(key: string): Promise<void> {
      for (const kind of ["init", "send", "commit"] as const) {
        await settle();
        server.next(kind, key).answer();
      }
      await settle();
    },
    uploader: createUploader({
      client: server.service,
      transport: server.transport,
      hasher: holdHashes ? server.hasher : promptHasher,
      clock: {
        now: () => clock.time,
        after(milliseconds, callback) {
          const timer = { at: clock.time + milliseconds, callback };
          timers.add(timer);
          return () => void timers.delete(timer);
        },
      },
      concurrency: 3,
      draftLinks: async (): Promise<RecordLinks> => draft,
      log: (message) => void logged.push(message),
      existing: [],
      // One attempt each, for tests of a single failure. Others pass the real delays.
      retryDelays: [],
      onRemoveFailed: (failed) => void removeFailures.push(failed),
      emit(event) {
        events.push(event);
        if (event.kind === "files-added") for (const entry of event.entries) list.set(entry.key, entry);
        else if (event.kind === "file-changed") list.set(event.entry.key, event.entry);
        else if (event.kind === "files-changed") for (const entry of event.entries) list.set(entry.key, entry);
        else if (event.kind === "files-removed") for (const key of event.keys) list.delete(key);
      },
      ...options,
    }),
  };
  return drive;
}
