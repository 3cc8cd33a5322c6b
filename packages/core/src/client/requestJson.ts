import ky from "ky";
import { DepositError, type Failure, type RequestSummary } from "../errors.ts";
import type { Clock } from "../ports.ts";
import { mayRetryCsrf } from "./csrf.ts";
import { startDeadline } from "./deadline.ts";
import { type PlainAnswer, failureOfResponse, parseJson } from "./failureOfResponse.ts";
import type { HeaderSetName } from "./headerSets.ts";
import { type HeaderRules, requestHeaders } from "./requestHeaders.ts";

/** How long an answer may take, milliseconds: reading, and changing (the platform indexes while a save waits). */
export const READ_TIMEOUT = 60_000;
export const CHANGE_TIMEOUT = 120_000;

/** One JSON call. `url` is a link as the platform gave it; `query` is added to what it has. */
export interface JsonCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly url: string;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
  readonly body?: unknown;
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

/** The `Accept` without the records platform's media type: files of a published record refuse it (wire 2.3). */
const isMediaTypeRefused = (failure: Failure): boolean => failure.kind === "refused" && failure.status === 406;

/**
 * The one place that sends JSON. It never repeats a call that may have had an effect: whether to try again is the
 * deposit's decision. Sent once more are only calls that were refused before anything was done: by the CSRF check, when
 * the refusal brought a new token, and for their media type.
 */
export function createRequestJson(settings: RequestSettings): RequestJson {
  const send = async (
    call: JsonCall,
    request: RequestSummary,
    headers: Record<string, string>,
    credentials: RequestCredentials,
  ): Promise<PlainAnswer> => {
    const deadline = startDeadline(settings.clock, call.method === "GET" ? READ_TIMEOUT : CHANGE_TIMEOUT, call.signal);
    const exchange = async (): Promise<PlainAnswer> => {
      const response = await ky(request.url, {
        method: call.method,
        headers,
        credentials,
        signal: deadline.signal,
        retry: 0,
        timeout: false,
        throwHttpErrors: false,
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        ...(settings.fetch === undefined ? {} : { fetch: (input) => settings.fetch!(input as Request) }),
      });
      const body = await response.text();
      return {
        status: response.status,
        body,
        retryAfter: response.headers.get("Retry-After"),
        now: settings.clock.now(),
      };
    };
    try {
      if (deadline.signal.aborted) throw new Error("The request was stopped.");
      return await Promise.race([exchange(), deadline.reached]);
    } catch (cause) {
      const kind = call.signal?.aborted === true ? "cancelled" : "no-response";
      throw new DepositError({ kind, request }, { cause });
    } finally {
      deadline.settle();
    }
  };
}
