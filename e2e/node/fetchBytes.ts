import { DepositError } from "@deposit/core";
import type { Transport } from "@deposit/core/upload";

/**
 * A transport by `fetch` that an end-to-end test can look into: `meanwhile` is called with each request that has just gone out,
 * and its answer is not looked at before that is done.
 */
export function fetchBytes(meanwhile: (url: string) => Promise<void>): Transport {
  return ({ method, url, headers, body, onProgress }) => {
    const stop = new AbortController();
    async function send() {
      try {
        const answer = fetch(url, { method, headers, body, signal: stop.signal });
        // It may break while nobody looks.
        answer.catch(() => undefined);
        await meanwhile(url);
        const response = await answer;
        onProgress(body.size);
        return {
          status: response.status,
          body: await response.text(),
          retryAfter: response.headers.get("Retry-After"),
        };
      } catch (cause) {
        const kind = stop.signal.aborted ? "cancelled" : "no-response";
        throw new DepositError({ kind, request: { method, url } }, { cause });
      }
    }
    return { answer: send(), tellsProgress: false, cancel: () => stop.abort() };
  };
}
