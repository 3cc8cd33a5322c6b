import { DepositError, type Failure, type RequestSummary } from "../../src/errors.ts";
import type { TransferAnswer, Transport } from "../../src/ports.ts";
import type { FileService } from "../../src/upload/FileService.ts";
import { failureOfFault } from "./failureOfFault.ts";
import { type Fault, type Phase, damaged } from "./faults.ts";
import type { Chance } from "./random.ts";
import { UNIT, contentIn, isReadable } from "./simulatedFile.ts";
import { type SimulatedRepository, keyIn, refusal } from "./simulatedRepository.ts";
import type { SimulatedTime } from "./simulatedTime.ts";

/** A request under way. `part` is `null` for a whole file and for requests without bytes. */
export interface LiveRequest {
  readonly phase: Phase;
  readonly key: string;
  readonly part: number | null;
  readonly url: string;
}

/** What a network works with. `faultOf` returns the fault of each request. `onRequest` receives each one that begins, and each acknowledged part. */
export interface NetworkOptions {
  readonly time: SimulatedTime;
  readonly repository: SimulatedRepository;
  readonly chance: Chance;
  readonly faultOf: (request: LiveRequest) => Fault | null;
  readonly onRequest: (what: "begun" | "acknowledged", request: LiveRequest) => void;
}

const hasEffect: ReadonlySet<Fault | null> = new Set<Fault | null>([
  null,
  "lost",
  "delayed",
  "duplicated",
  "duplicated-init",
  "500-done",
]);
const stalls: ReadonlySet<Fault | null> = new Set<Fault | null>(["stall-first", "stall-last"]);
const isAnswered: ReadonlySet<Fault | null> = new Set<Fault | null>([null, "delayed", "duplicated", "duplicated-init"]);

/** Milliseconds that a request or an answer takes. */
const LATENCY = 10;
const LATE = 20_000;
/** Milliseconds after which a client gives up a request without bytes. */
const DEADLINE = 60_000;
const MILLISECONDS_A_UNIT = 20;

/** Creates a network with faults between an uploader and a simulated repository. */
export function createSimulatedNetwork({ time, repository, chance, faultOf, onRequest }: NetworkOptions) {
  const live = new Set<LiveRequest>();
  let isOnline = true;

  /** Makes a request without bytes, with its fault. */
  function call<Value>(
    phase: Phase,
    request: RequestSummary,
    key: string,
    effect: () => Value,
    signal: AbortSignal | undefined,
  ): Promise<Value> {
    const here: LiveRequest = { phase, key, part: null, url: request.url };
    live.add(here);
    onRequest("begun", here);
    const fault = faultOf(here);
    return new Promise<Value>((resolve, reject) => {
      let isOver = false;
      const end = (settle: () => void): void => {
        if (isOver) return;
        isOver = true;
        live.delete(here);
        settle();
      };
      const fail = (error: unknown): void => end(() => reject(error));
      const arrive = (): (() => void) | null => {
        try {
          if (fault === "half") repository.commitHalf(request);
          if (!hasEffect.has(fault) && fault !== "stall-last") return null;
          const value = effect();
          if (fault === "duplicated" || fault === "duplicated-init") effect();
          return () => resolve(value);
        } catch (error) {
          return () => reject(error);
        }
      };
      let hasArrived = false;
      const stop = (): void => {
        // A request of a page that is closed arrives before the next page opens, or never.
        if (!hasArrived && !isOver && isOnline && chance.hits(0.5)) arrive();
        fail(refusal("cancelled", request));
      };
      signal?.addEventListener("abort", stop, { once: true });
      time.after(LATENCY, () => {
        if (isOver) return;
        if (!isOnline) return fail(refusal("no-response", request));
        hasArrived = true;
        const outcome = arrive();
        time.after(stalls.has(fault) ? DEADLINE : fault === "delayed" ? LATE : LATENCY, () => {
          if (!isOnline) return fail(refusal("no-response", request));
          if (outcome !== null && isAnswered.has(fault)) end(outcome);
          else fail(new DepositError(failureOfFault(fault ?? "refused", request)));
        });
      });
    });
  }

  const service: FileService = {
    files: {
      list: (_, { signal } = {}) =>
        call("list", { method: "GET", url: "/draft/files" }, "", repository.listing, signal),
      init: (_, files, { signal } = {}) => {
        const request = { method: "POST", url: "/draft/files" };
        return call("init", request, files[0]?.key ?? "", () => repository.init(request, files), signal);
      },
      read: ({ self: url = "" }, { signal } = {}) => {
        const request = { method: "GET", url };
        return call("read", request, keyIn(url), () => repository.read(request), signal);
      },
      commit: ({ commit: url = "" }, { signal } = {}) => {
        const request = { method: "POST", url };
        return call("commit", request, keyIn(url), () => repository.commit(request), signal);
      },
      remove: ({ self: url = "" }, { signal } = {}) => {
        const request = { method: "DELETE", url };
        return call("delete", request, keyIn(url), () => repository.remove(request), signal);
      },
      readTransfer: (request, answer) => readAnswer(request, answer),
      readStored: (request, answer) => {
        readAnswer(request, answer);
        return { etag: answer.etag ?? null };
      },
    },
    transferHeaders: (url) => {
      const isStore = url.startsWith("https://store.example/");
      return { headers: isStore ? {} : { "X-CSRFToken": "token" }, withCredentials: !isStore, isStore };
    },
  };

  // The failure travels beside the answer, as if the client had read it from status and body.
  const failures = new WeakMap<TransferAnswer, DepositError>();
  function readAnswer(request: RequestSummary, answer: TransferAnswer): void {
    const error = failures.get(answer);
    if (error !== undefined) throw error;
    if (answer.body === "errors")
      throw new DepositError({ kind: "refused", request, status: 200, message: "File upload transfer failed." });
  }

  const transport: Transport = ({ method, url, headers, body, withCredentials, onProgress }) => {
    const request = { method, url };
    const isStore = url.startsWith("https://store.example/");
    const part = isStore
      ? Number(new URL(url).searchParams.get("part"))
      : Number(/content\/(\d+)$/.exec(url)?.[1] ?? 0);
    const here: LiveRequest = {
      phase: part > 0 ? "part" : "whole",
      key: keyIn(url),
      part: part > 0 ? part : null,
      url,
    };
    if (isStore && (withCredentials || Object.keys(headers).some((name) => name !== "Content-MD5")))
      throw new Error("A store was sent credentials or headers of the repository.");
    if (isStore && headers["Content-MD5"] === undefined) throw new Error("A store was not sent the MD5 of a part.");
    live.add(here);
    onRequest("begun", here);
    const fault = faultOf(here);
    const content = contentIn(body);
    let cancel = (): void => undefined;
    const answer = new Promise<TransferAnswer>((resolve, reject) => {
      let isOver = false;
      let out = 0;
      const end = (settle: () => void): void => {
        if (isOver) return;
        isOver = true;
        live.delete(here);
        settle();
      };
      const fail = (error: DepositError): void => end(() => reject(error));
      const lose = (): void => fail(refusal("no-response", request));
      const respond = (failure: Failure | null, text = "{}", etag: string | null = null): void => {
        const reply: TransferAnswer = { status: failure === null ? 200 : 500, body: text, retryAfter: null, etag };
        if (failure !== null) failures.set(reply, new DepositError(failure));
        end(() => {
          if (failure === null && text === "{}") onRequest("acknowledged", here);
          resolve(reply);
        });
      };
      /** A connection that ends within a whole file may delete its entry (docs/platform/files.md 5). */
      const dropEntry = (): void => {
        const kept = repository.files.get(here.key);
        if (here.phase === "whole" && kept?.status === "pending" && chance.hits(0.5)) repository.files.delete(here.key);
      };
      const store = (): { readonly text: string; readonly etag: string | null } => {
        const stored =
          fault === "flipped" || fault === "truncated" || fault === "swapped" ? damaged(content, fault) : content;
        if (isStore) return { text: "{}", etag: repository.putToStore(request, stored, headers["Content-MD5"]) };
        const { isRefused } =
          here.part === null ? repository.putWhole(request, stored) : repository.putPart(request, stored);
        return { text: isRefused ? "errors" : "{}", etag: null };
      };
      const arrive = (): void => {
        if (isOver && out < body.size) return;
        if (!isOnline) return lose();
        const isSilent = fault === "stall-last";
        if (fault === "errors") {
          dropEntry();
          return respond(null, "errors");
        }
        if (fault === "expired" || fault === "expired-hidden") repository.expireLinks();
        const damages = fault === "flipped" || fault === "truncated" || fault === "swapped";
        const stores =
          hasEffect.has(fault) ||
          damages ||
          fault === "wrong-etag" ||
          fault === "no-etag" ||
          fault === "expired" ||
          fault === "expired-hidden" ||
          (isSilent && chance.hits(0.5));
        let outcome: { readonly text: string; readonly etag: string | null } | DepositError = {
          text: "{}",
          etag: null,
        };
        try {
          if (stores) outcome = store();
          if (fault === "duplicated") store();
        } catch (error) {
          if (!(error instanceof DepositError)) throw error;
          outcome = error;
        }
        time.after(fault === "delayed" ? LATE : LATENCY, () => {
          if (isSilent) return;
          if (!isOnline || fault === "lost" || fault === "expired-hidden") return lose();
          if (outcome instanceof DepositError) return respond(outcome.failure);
          if (!stores || fault === "500-done") return respond(failureOfFault(fault ?? "refused", request));
          const etag = fault === "wrong-etag" ? `"${"0".repeat(32)}"` : fault === "no-etag" ? null : outcome.etag;
          respond(null, outcome.text, etag);
        });
      };
      cancel = () => {
        if (!isOver && out > 0 && out < body.size) dropEntry();
        fail(refusal("cancelled", request));
      };
      const quarter = (body.size / UNIT) * (MILLISECONDS_A_UNIT / 4);
      const go = (step: number): void => {
        time.after(step === 0 ? LATENCY : quarter, () => {
          if (isOver) return;
          if (!isOnline || !isReadable(body)) {
            dropEntry();
            return lose();
          }
          if (fault === "refused" || fault === "reset-before") return lose();
          if (fault === "stall-first" || (fault === "stall-mid" && step === 2)) return;
          if (fault === "reset-mid" && step === 2) {
            dropEntry();
            return lose();
          }
          out = (body.size * step) / 4;
          if (step > 0) onProgress(out);
          if (step < 4) go(step + 1);
          else time.after(LATENCY, arrive);
        });
      };
      go(0);
    });
    return { answer, cancel: () => cancel() };
  };

  return {
    service,
    transport,
    live,
    setOnline: (online: boolean) => (isOnline = online),
    isOnline: () => isOnline,
  };
}

/** A simulated network. */
export type SimulatedNetwork = ReturnType<typeof createSimulatedNetwork>;
