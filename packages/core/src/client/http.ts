import type { KyInstance } from "ky";
import { DepositError, type RequestSummary } from "../errors.ts";
import type { Clock } from "../ports.ts";
import type { Json } from "../shared/json.ts";
import { toUtf8 } from "../shared/serializedJson.ts";
import { failureOfResponse, parseJson, type PlainAnswer } from "./failures.ts";
import { type HeaderRules, type HeaderSetName, requestHeaders } from "./headers.ts";

let ky: KyInstance | undefined;

/** Loads ky, a chunk of its own. A loaded one is used without another `import`, which would cost a turn of the page. */
async function loadKy(): Promise<KyInstance> {
  return (ky ??= (await import("ky")).default);
}

/**
 * Loads the code that sends requests, so that the first request does not wait for it, and works where the connection
 * is lost by then. Without this call the first request loads it, and has no response where that fails.
 * @throws the browser's error where the code cannot be loaded. A later call tries again.
 */
export async function loadClient(): Promise<void> {
  await loadKy();
}

/** How long a request that reads may take, in milliseconds. */
export const READ_TIMEOUT = 60_000;
/** How long a request that changes something may take, in milliseconds. The platform indexes before it answers. */
export const CHANGE_TIMEOUT = 120_000;

/** One JSON call. `url` is a link of the platform, to which `query` is added. */
export interface JsonCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly body?: Json | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** @default "vnd+json" */
  readonly headerSet?: HeaderSetName | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A success. `json` is `undefined` where the body was not JSON. `isEmpty` says whether there was any body. */
export interface JsonAnswer {
  readonly request: RequestSummary;
  readonly status: number;
  readonly json: unknown;
  readonly isEmpty: boolean;
  /** When the server answered by its own clock, milliseconds since 1970; `undefined` where the page may not see it. */
  readonly servedAt?: number | undefined;
}

/** Makes a JSON call. Rejects with a `DepositError` where no answer comes, and for every answer that is not a success. */
export type RequestJson = (call: JsonCall) => Promise<JsonAnswer>;

/** The settings that all calls of a client share. */
export interface RequestSettings {
  readonly rules: HeaderRules;
  readonly fetch: ((request: Request) => Promise<Response>) | undefined;
  readonly clock: Pick<Clock, "now">;
}

/** An answer, and when the server gave it by its own clock. */
interface DatedAnswer extends PlainAnswer {
  readonly servedAt: number | undefined;
}

function addressOf(settings: RequestSettings, call: JsonCall): string {
  const url = new URL(settings.rules.addresses.absolute(call.url));
  for (const [name, value] of Object.entries(call.query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

/** Rejects when the signal aborts, also where the host's own `fetch` ignores the signal. */
function abortable<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("The request was stopped.")), { once: true });
    work.then(resolve, reject);
  });
}

async function readWhole(answering: Promise<Response>, clock: RequestSettings["clock"]): Promise<DatedAnswer> {
  const response = await answering;
  // A service worker reports a broken connection by this type, where `fetch` would throw.
  if (response.type === "error") throw new Error("The connection broke.");
  const body = await response.text();
  const servedAt = Date.parse(response.headers.get("Date") ?? "");
  return {
    status: response.status,
    body,
    retryAfter: response.headers.get("Retry-After"),
    now: clock.now(),
    servedAt: Number.isNaN(servedAt) ? undefined : servedAt,
  };
}

/** Returns the headers of one attempt, whether cookies go with it, and its CSRF token. */
function attemptOf({ rules }: RequestSettings, call: JsonCall, url: string, accept?: string) {
  const attempt = requestHeaders(rules, call.method, url, call.headerSet ?? "vnd+json");
  const headers = new Headers({ ...attempt.headers, ...call.headers });
  if (accept !== undefined) headers.set("Accept", accept);
  if (call.body === undefined) headers.delete("Content-Type");
  return { ...attempt, headers };
}

/**
 * Sends a call and reads its whole answer. Sends it a second time only where the platform refused it before it did
 * anything: by the CSRF check, if the refusal renewed the token, and for the media type.
 */
async function exchange(settings: RequestSettings, call: JsonCall, request: RequestSummary): Promise<DatedAnswer> {
  const { rules, clock, fetch: send = (outgoing: Request) => globalThis.fetch(outgoing) } = settings;
  const { method, url } = request;
  const { headers, credentials, csrfToken } = attemptOf(settings, call, url);
  const body = call.body === undefined ? null : toUtf8(call.body);
  let answer: DatedAnswer | undefined;

  function headersForRetry(refusal: DatedAnswer): Headers | undefined {
    const failure = failureOfResponse(request, refusal);
    const token = rules.csrf.token();
    if (failure.kind === "csrf" && token !== undefined && token !== csrfToken)
      return attemptOf(settings, call, url).headers;
    // Files of a published record refuse the records platform's own media type (docs/platform/files.md 13).
    const isMediaTypeRefused = failure.kind === "refused" && failure.status === 406;
    return isMediaTypeRefused ? attemptOf(settings, call, url, "application/json").headers : undefined;
  }

  try {
    call.signal?.throwIfAborted();
    const loaded = ky ?? (await loadKy());
    await loaded(url, {
      method,
      headers,
      credentials,
      signal: call.signal ?? null,
      timeout: method === "GET" ? READ_TIMEOUT : CHANGE_TIMEOUT,
      throwHttpErrors: false,
      retry: { limit: 1, methods: [] },
      hooks: {
        afterResponse: [
          (sent, _options, _response, { retryCount }) => {
            if (retryCount > 0 || answer === undefined || answer.status < 400) return undefined;
            const newHeaders = headersForRetry(answer);
            if (newHeaders === undefined) return undefined;
            return loaded.retry({ request: new Request(sent, { headers: newHeaders }), delay: 0 });
          },
        ],
      },
      // Reads the body here, because ky's timeout ends with the headers. Adds the body of the request here, because ky
      // keeps a copy of each request that it is given.
      fetch: async (input, init) => {
        const outgoing = new Request(input, { ...init, body });
        answer = await abortable(readWhole(send(outgoing), clock), outgoing.signal);
        return new Response(null, { status: answer.status });
      },
    });
    if (answer === undefined) throw new Error("ky has not sent the request.");
    return answer;
  } catch (cause) {
    throw new DepositError({ kind: call.signal?.aborted === true ? "cancelled" : "no-response", request }, { cause });
  }
}

/** Creates the one function that sends JSON. It never repeats a call that may have had an effect. */
export function createRequestJson(settings: RequestSettings): RequestJson {
  return async (call) => {
    const request: RequestSummary = { method: call.method, url: addressOf(settings, call) };
    const answer = await exchange(settings, call, request);
    if (answer.status < 200 || answer.status > 299) throw new DepositError(failureOfResponse(request, answer));
    const { status, body, servedAt } = answer;
    return { request, status, json: parseJson(body), isEmpty: body === "", servedAt };
  };
}

/**
 * Reads an answer with `read`, which returns `null` for something else: a sign-in page, a captive portal, other JSON.
 * @throws DepositError of kind `unexpected-answer` for something else, whatever the status.
 */
export function readAnswer<Wanted>(answer: JsonAnswer, read: (json: unknown) => Wanted | null): Wanted {
  const wanted = answer.json === undefined ? null : read(answer.json);
  if (wanted === null) throw unexpected(answer);
  return wanted;
}

/**
 * Checks an answer without content, as to a deletion.
 * @throws DepositError of kind `unexpected-answer` for a page in its place.
 */
export function expectNoContent(answer: JsonAnswer): void {
  if (!answer.isEmpty && answer.json === undefined) throw unexpected(answer);
}

function unexpected({ request, status }: JsonAnswer): DepositError {
  return new DepositError({ kind: "unexpected-answer", request, status, message: "" });
}
