import { DepositError } from "../../errors.ts";
import type { TransferAnswer, Transport } from "../../ports.ts";

/**
 * The transport where there is no XMLHttpRequest, as in Node: `fetch`, which tells nothing of how far a body is, so
 * progress comes at its end. Failures are those of `xhrTransport`.
 */
export const fetchTransport: Transport = ({ method, url, headers, body, withCredentials, onProgress }) => {
  const stop = new AbortController();
  const send = async (): Promise<TransferAnswer> => {
    try {
      const credentials = withCredentials ? "include" : "omit";
      const response = await fetch(url, { method, headers, body, credentials, signal: stop.signal });
      onProgress(body.size);
      const [retryAfter, etag] = [response.headers.get("Retry-After"), response.headers.get("ETag")];
      return { status: response.status, body: await response.text(), retryAfter, etag };
    } catch (cause) {
      const kind = stop.signal.aborted ? "cancelled" : "no-response";
      throw new DepositError({ kind, request: { method, url } }, { cause });
    }
  };
  return { answer: send(), tellsProgress: false, cancel: () => stop.abort() };
};
