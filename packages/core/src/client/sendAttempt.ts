import ky from "ky";
import type { PlainAnswer } from "./failureOfResponse.ts";
import type { RequestSettings } from "./requestJson.ts";

/** How one attempt is sent: headers, cookies, and the body as UTF-8. */
export interface Attempt {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly credentials: RequestCredentials;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

/** An answer, and when it was given by the server's clock, where it tells. */
export interface DatedAnswer extends PlainAnswer {
  readonly servedAt: number | undefined;
}

/** Sends one attempt and reads its whole answer. Rejects where none came, and where it broke off. */
export async function sendAttempt(
  { clock, fetch: outside = (sent: Request) => globalThis.fetch(sent) }: RequestSettings,
  { url, body, ...attempt }: Attempt,
  signal: AbortSignal,
): Promise<DatedAnswer> {
  const response = await ky(url, {
    ...attempt,
    signal,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    // The body goes into the request that leaves, not into those that ky makes and keeps: each would copy it, too.
    fetch: (input, init) => outside(new Request(input, { ...init, body: body ?? null })),
  });
  // What stands for a broken connection where `fetch` does not throw, as in a service worker.
  if (response.type === "error") throw new Error("The connection broke.");
  const text = await response.text();
  const servedAt = Date.parse(response.headers.get("Date") ?? "");
  return {
    status: response.status,
    body: text,
    retryAfter: response.headers.get("Retry-After"),
    now: clock.now(),
    servedAt: Number.isNaN(servedAt) ? undefined : servedAt,
  };
}
