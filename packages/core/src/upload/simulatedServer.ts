import { DepositError, type Failure } from "../errors.ts";
import type { Transport } from "../ports.ts";
import type { ServerFile, ServerFileList } from "../record/files.ts";
import type { RecordLinks } from "../record/record.ts";
import type { FileService } from "./FileService.ts";

/** A request that has arrived and is not answered yet. */
export interface Arrived {
  readonly kind: "list" | "init" | "read" | "commit" | "remove" | "send";
  readonly key: string;
  readonly isOpen: () => boolean;
  /** Does what was asked and answers so. */
  answer(): void;
  /** Fails it, having done what was asked or not. */
  fail(failure: FailureOf, effect?: "done" | "not-done"): void;
  /** Of a `send`: bytes went out. */
  progress(sent: number): void;
}

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
  size: number;
  bytes: Blob | null;
}

export const draft: RecordLinks = { self: "/draft", files: "/draft/files" };
const urlOf = (key: string): string => `/draft/files/${encodeURIComponent(key)}`;
const keyOf = (url: string): string => decodeURIComponent(url.split("/")[3] ?? "");

/** The files of one draft, as the platform keeps them (wire 2.3), for tests. */
export interface SimulatedServer {
  readonly service: FileService;
  readonly transport: Transport;
  /** Requests that wait for their answer, oldest first. */
  readonly arrived: Arrived[];
  readonly stored: Map<string, Stored>;
  /** The oldest request of a kind, for a key where given. */
  next(kind: Arrived["kind"], key?: string): Arrived;
}

/** Makes a server on which every request waits until the test answers or fails it. */
export function createSimulatedServer(): SimulatedServer {
  const stored = new Map<string, Stored>();
  const arrived: Arrived[] = [];

  const entryOf = (key: string, file: Stored): ServerFile => {
    const self = urlOf(key);
    const links = { self, content: `${self}/content`, commit: `${self}/commit` };
    const checksum = file.status === "completed" ? `md5:of-${key}` : null;
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
              // What could not be done had no effect.
            }
            reject(new DepositError(failure(request)));
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
            stored.set(key, { ...file, status: "completed", size: file.bytes.size });
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
        return entryOf("", { status: "pending", size: 0, bytes: null });
      },
    },
    transferHeaders: () => ({ headers: { "X-CSRFToken": "token" }, withCredentials: true }),
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
            // The platform answers 200 and drops the file (wire 2.3).
            stored.delete(key);
            return { status: 200, body: JSON.stringify({ errors: "File upload transfer failed." }), retryAfter: null };
          }
          stored.set(key, { ...file, bytes: request.body });
          return { status: 200, body: "{}", retryAfter: null };
        },
        request.onProgress,
      );
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
