import { DepositError, type Failure, type RequestSummary } from "../errors.ts";
import type { Clock } from "../ports.ts";
import type { Json } from "../shared/json.ts";
import { mayRetryCsrf } from "./csrf.ts";
import { startDeadline } from "./deadline.ts";
import { failureOfResponse, parseJson } from "./failureOfResponse.ts";
import type { HeaderSetName } from "./headerSets.ts";
import { jsonBytes } from "./jsonBytes.ts";
import { type HeaderRules, requestHeaders } from "./requestHeaders.ts";
import type { Attempt, DatedAnswer, sendAttempt } from "./sendAttempt.ts";

let sending: typeof sendAttempt | undefined;

/** What sends requests. Once it is there it is used as it is: another `import` would take a turn of the page. */
async function loadSending(): Promise<typeof sendAttempt> {
  return (sending ??= (await import("./sendAttempt.ts")).sendAttempt);
}

/**
 * Fetches what sends requests, a chunk of its own, so that the first one need not wait for it, and does not fail for it
 * when the connection is gone by then. Where it was not asked for, the first request fetches it; one for which it does not
 * arrive has no response.
 * @throws what the browser says of a chunk that does not arrive; a later call tries again.
 */
export async function loadClient(): Promise<void> {
  await loadSending();
}

/** How long an answer may take, milliseconds: reading, and changing (the platform indexes while a save waits). */
export const READ_TIMEOUT = 60_000;
export const CHANGE_TIMEOUT = 120_000;

/** One JSON call. `url` is a link as the platform gave it; `query` is added to what it has. */
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

/** A success. `json` is `undefined` where the body was no JSON; `isEmpty` says whether there was any body. */
export interface JsonAnswer {
  readonly request: RequestSummary;
  readonly status: number;
  readonly json: unknown;
  readonly isEmpty: boolean;
  /** When the server answered, by its own clock, milliseconds since 1970; `undefined` where it does not tell the page. */
  readonly servedAt?: number | undefined;
}

/** Does a JSON call; rejects with a `DepositError` for every answer that is no success, and for none. */
export type RequestJson = (call: JsonCall) => Promise<JsonAnswer>;

/** What the calls of a client have in common. */
export interface RequestSettings {
  readonly rules: HeaderRules;
  readonly fetch: ((request: Request) => Promise<Response>) | undefined;
  readonly clock: Clock;
}

function addressOf(settings: RequestSettings, call: JsonCall): string {
  const url = new URL(settings.rules.addresses.absolute(call.url));
  for (const [name, value] of Object.entries(call.query ?? {}))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

/** Sends one attempt and reads its whole answer, within the time allowed. */
async function exchange(
  settings: RequestSettings,
  call: JsonCall,
  request: RequestSummary,
  attempt: Attempt,
): Promise<DatedAnswer> {
  const deadline = startDeadline(settings.clock, call.method === "GET" ? READ_TIMEOUT : CHANGE_TIMEOUT, call.signal);
  const answer = async (): Promise<DatedAnswer> => {
    const send = sending ?? (await loadSending());
    return await send(settings, attempt, deadline.signal);
  };
  try {
    if (deadline.signal.aborted) throw new Error("The request was stopped before it was sent.");
    return await Promise.race([answer(), deadline.reached]);
  } catch (cause) {
    // Refused, dropped, timed out, or a body that broke off: for the caller all of it is an answer that never came.
    throw new DepositError({ kind: call.signal?.aborted === true ? "cancelled" : "no-response", request }, { cause });
  } finally {
    deadline.settle();
  }
}

/** Files of a published record refuse the records platform's own media type (wire 2.3). */
const isMediaTypeRefused = (failure: Failure): boolean => failure.kind === "refused" && failure.status === 406;

/**
 * The one place that sends JSON. A call that may have had an effect is never repeated here: whether to try again is for
 * the deposit to decide. Sent once more are only calls that were refused before anything was done: by the CSRF check,
 * when its refusal brought a new token, and for the media type.
 */
export function createRequestJson(settings: RequestSettings): RequestJson {
  return async (call) => {
    const request: RequestSummary = { method: call.method, url: addressOf(settings, call) };
    const body = call.body === undefined ? undefined : jsonBytes(call.body);
    const send = async (accept?: string): Promise<{ answer: DatedAnswer; csrfToken: string | undefined }> => {
      const sent = requestHeaders(settings.rules, call.method, request.url, call.headerSet ?? "vnd+json");
      const headers = new Headers({ ...sent.headers, ...call.headers });
      if (accept !== undefined) headers.set("Accept", accept);
      if (body === undefined) headers.delete("Content-Type");
      const answer = await exchange(settings, call, request, {
        ...request,
        headers,
        credentials: sent.credentials,
        body,
      });
      return { answer, csrfToken: sent.csrfToken };
    };

    let { answer, csrfToken } = await send();
    if (answer.status >= 400) {
      const failure = failureOfResponse(request, answer);
      if (mayRetryCsrf(failure, csrfToken, settings.rules.csrf.token())) ({ answer, csrfToken } = await send());
      else if (isMediaTypeRefused(failure)) ({ answer, csrfToken } = await send("application/json"));
      else throw new DepositError(failure);
    }
    if (answer.status < 200 || answer.status > 299) throw new DepositError(failureOfResponse(request, answer));
    const { status, body: text, servedAt } = answer;
    return { request, status, json: parseJson(text), isEmpty: text === "", servedAt };
  };
}
