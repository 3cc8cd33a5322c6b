import { createHash } from "node:crypto";
import { DepositError, type Failure } from "../../src/errors.ts";
import type { Hasher, Transport } from "../../src/ports.ts";
import type { ServerFile, ServerFileList } from "../../src/record/files.ts";
import type { RecordLinks } from "../../src/record/record.ts";
import type { FileService } from "../../src/upload/FileService.ts";

/** A request that waits for its answer. */
export interface Arrived {
  readonly kind: "list" | "init" | "read" | "commit" | "remove" | "send" | "hash";
  readonly key: string;
  readonly isOpen: () => boolean;
  /** Carries the request out and answers it. */
  answer(): void;
  /** Fails the request, carried out or not. */
  fail(failure: FailureOf, effect?: "done" | "not-done"): void;
  /** Answers a `send` with success, and stores damaged bytes. */
  damage(how: Damage): void;
  /** Reports progress of a `send`. */
  progress(sent: number): void;
}

/** How bytes may be damaged on their way. */
export type Damage = "flipped" | "truncated" | "swapped" | "emptied";

type FailureOf = (request: { method: string; url: string }) => Failure;

export const noResponse: FailureOf = (request) => ({ kind: "no-response", request });
export const serverError: FailureOf = (request) => ({ kind: "server", request, status: 500, message: "" });
export const notFound: FailureOf = (request) => ({ kind: "not-found", request, message: "" });
export const denied: FailureOf = (request) => ({ kind: "permission-denied", request, message: "Permission denied." });
export const refused =
  (message: string, status = 400): FailureOf =>
  (request) => ({ kind: "refused", request, status, message });

export interface Stored {
  status: "pending" | "completed";
  /** The checksum of a complete file instead of `md5:<hex>`. `null`: the platform computes it later. */
  checksum?: string | null | undefined;
  size: number;
  /** One character per byte. `null` before they are sent. */
  bytes: string | null;
}

const contents = new WeakMap<Blob, string>();

/** Creates a file whose content the simulated server knows, one character per byte. */
export function fileWith(name: string, content: string): File {
  const file = new File([content], name);
  contents.set(file, content);
  return file;
}

/** The bytes of a file made by `fileWith`. */
export function contentOf(file: Blob): string {
  const content = contents.get(file);
  if (content === undefined) throw new Error("The simulated server takes files made by `fileWith` only.");
  return content;
}

/** The MD5 of bytes, 32 hexadecimal digits. */
export const md5Of = (content: string): string => createHash("md5").update(content, "latin1").digest("hex");

/** Returns the content with this damage. */
function damaged(content: string, how: Damage): string {
  const middle = Math.floor(content.length / 2);
  switch (how) {
    case "flipped":
      return [...content]
        .map((byte, index) => (index === middle ? String.fromCharCode(byte.charCodeAt(0) ^ 1) : byte))
        .join("");
    case "truncated":
      return content.slice(0, -1);
    case "swapped":
      return content.slice(middle) + content.slice(0, middle);
    case "emptied":
      return "";
    default:
      return how satisfies never;
  }
}

export const draft: RecordLinks = { self: "/draft", files: "/draft/files" };
const urlOf = (key: string): string => `/draft/files/${encodeURIComponent(key)}`;
const keyOf = (url: string): string => decodeURIComponent(url.split("/")[3] ?? "");

/** The files of one draft, as the platform keeps them (docs/platform/files.md 1). */
export interface SimulatedServer {
  readonly service: FileService;
  readonly transport: Transport;
  /** A hasher whose files wait among the requests. */
  readonly hasher: Hasher;
  /** Requests that wait for their answer, oldest first. */
  readonly arrived: Arrived[];
  readonly stored: Map<string, Stored>;
  /** Returns the oldest request of a kind. */
  next(kind: Arrived["kind"], key?: string): Arrived;
}

/** Creates a server on which every request waits until the test answers or fails it. */
export function createSimulatedServer(): SimulatedServer {
  const stored = new Map<string, Stored>();
  const arrived: Arrived[] = [];

  const checksumOf = ({ checksum, bytes }: Stored): string | null =>
    checksum === undefined ? `md5:${md5Of(bytes ?? "")}` : checksum;
  const entryOf = (key: string, file: Stored): ServerFile => {
    const self = urlOf(key);
    const links = { self, content: `${self}/content`, commit: `${self}/commit` };
    const checksum = file.status === "completed" ? checksumOf(file) : null;
    return { key, size: file.size, status: file.status, checksum, transfer: { type: "L" }, links };
  };
  const listing = (): ServerFileList => ({
    enabled: true,
    entries: [...stored].map(([key, file]) => entryOf(key, file)),
  });
  const present = (key: string, request: { method: string; url: string }): Stored => {
    const file = stored.get(key);
    if (file === undefined) throw new DepositError(notFound(request));
    return file;
  };

  function arrive<Value>(
    kind: Arrived["kind"],
    key: string,
    request: { method: string; url: string },
    effect: () => Value,
    onProgress: (sent: number) => void = () => undefined,
    afterDamage: (how: Damage) => void = () => undefined,
  ): { readonly answer: Promise<Value>; cancel(): void } {
    let cancel = (): void => undefined;
    const answer = new Promise<Value>((resolve, reject) => {
      let isOpen = true;
      const close = (settle: () => void): void => {
        if (!isOpen) return;
        isOpen = false;
        arrived.splice(arrived.indexOf(here), 1);
        settle();
      };
      const here: Arrived = {
        kind,
        key,
        isOpen: () => isOpen,
        answer: () =>
          close(() => {
            try {
              resolve(effect());
            } catch (error) {
              reject(error);
            }
          }),
        fail: (failure, done = "not-done") =>
          close(() => {
            try {
              if (done === "done") effect();
            } catch {
              // A request that cannot be carried out has no effect.
            }
            reject(new DepositError(failure(request)));
          }),
        damage: (how) =>
          close(() => {
            const value = effect();
            afterDamage(how);
            resolve(value);
          }),
        progress: (sent) => isOpen && onProgress(sent),
      };
      arrived.push(here);
      cancel = () => close(() => reject(new DepositError({ kind: "cancelled", request })));
    });
    return { answer, cancel };
  }

  const heed = <Value>(
    { answer, cancel }: { readonly answer: Promise<Value>; cancel(): void },
    options: { readonly signal?: AbortSignal | undefined } = {},
  ): Promise<Value> => {
    options.signal?.addEventListener("abort", cancel);
    return answer;
  };

  const service: FileService = {
    files: {
      list: (_, options) => heed(arrive("list", "", { method: "GET", url: "/draft/files" }, listing), options),
      init(_, files, options) {
        const request = { method: "POST", url: "/draft/files" };
        return heed(
          arrive("init", files[0]?.key ?? "", request, () => {
            for (const { key } of files)
              if (stored.has(key)) throw new DepositError(refused(`File with key ${key} already exists.`)(request));
            for (const { key, size } of files) stored.set(key, { status: "pending", size, bytes: null });
            return listing();
          }),
          options,
        );
      },
      read({ self = "" }, options) {
        const request = { method: "GET", url: self };
        return heed(
          arrive("read", keyOf(self), request, () => entryOf(keyOf(self), present(keyOf(self), request))),
          options,
        );
      },
      commit({ commit = "" }, options) {
        const key = keyOf(commit);
        const request = { method: "POST", url: commit };
        return heed(
          arrive("commit", key, request, () => {
            const file = present(key, request);
            if (file.bytes === null) throw new DepositError(serverError(request));
            stored.set(key, { ...file, status: "completed", size: file.bytes.length });
            return entryOf(key, present(key, request));
          }),
          options,
        );
      },
      remove({ self = "" }, options) {
        const request = { method: "DELETE", url: self };
        return heed(
          arrive("remove", keyOf(self), request, () => {
            present(keyOf(self), request);
            stored.delete(keyOf(self));
          }),
          options,
        );
      },
      readTransfer(request, { status, body }) {
        const json: unknown = JSON.parse(body);
        if (typeof json === "object" && json !== null && "errors" in json)
          throw new DepositError({ kind: "refused", request, status, message: String(json.errors) });
      },
      readStored: (_, { etag = null }) => ({ etag }),
    },
    transferHeaders: () => ({ headers: { "X-CSRFToken": "token" }, withCredentials: true, isStore: false }),
  };

  return {
    service,
    arrived,
    stored,
    transport(request) {
      const key = keyOf(request.url);
      return arrive(
        "send",
        key,
        request,
        () => {
          const file = present(key, request);
          if (file.status === "completed") {
            // The platform answers 200 and drops the file (docs/platform/files.md 5).
            stored.delete(key);
            return { status: 200, body: JSON.stringify({ errors: "File upload transfer failed." }), retryAfter: null };
          }
          stored.set(key, { ...file, bytes: contentOf(request.body) });
          return { status: 200, body: "{}", retryAfter: null };
        },
        request.onProgress,
        (how) => {
          const file = stored.get(key);
          if (file !== undefined) stored.set(key, { ...file, bytes: damaged(file.bytes ?? "", how) });
        },
      );
    },
    hasher(file, onProgress) {
      const name = file instanceof File ? file.name : "";
      const { answer, cancel } = arrive(
        "hash",
        name,
        { method: "", url: name },
        () => md5Of(contentOf(file)),
        onProgress,
      );
      return { md5: answer, cancel };
    },
    next(kind, key) {
      const found = arrived.find((one) => one.kind === kind && (key === undefined || one.key === key));
      if (found === undefined)
        throw new Error(
          `No ${kind} ${key ?? ""} has arrived, only: ${arrived.map((one) => `${one.kind} ${one.key}`).join(", ")}`,
        );
      return found;
    },
  };
}
