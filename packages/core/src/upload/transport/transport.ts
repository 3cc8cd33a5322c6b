import { DepositError } from "../../errors.ts";
import type { Transfer, TransferAnswer, TransferRequest, Transport } from "../../ports.ts";
import { ownTask } from "../../shared/ownTask.ts";

/** Sends by XMLHttpRequest in a browser, and by `fetch` elsewhere. Decided with each file, never on import. */
export const defaultTransport: Transport = (request) =>
  "XMLHttpRequest" in globalThis ? sendByXhr(request) : sendByFetch(request);

/**
 * Sends by XMLHttpRequest, which reports progress and sends files faster than `fetch` (docs/platform/uploads.md 1). It has
 * no time limit. A network failure, a refused connection and a CORS refusal look the same to a page: `no-response`.
 */
function sendByXhr({ method, url, headers, body, withCredentials, onProgress }: TransferRequest): Transfer {
  const request = new XMLHttpRequest();
  const failed = (kind: "no-response" | "cancelled") => new DepositError({ kind, request: { method, url } });
  let isCancelled = false;
  const ended = new Promise<void>((resolve, reject) => {
    const noResponse = (): void => reject(failed("no-response"));
    request.onload = () => (request.status === 0 ? noResponse() : resolve());
    request.onerror = noResponse;
    request.ontimeout = noResponse;
    request.onabort = () => reject(failed("cancelled"));
    request.upload.onprogress = (event) => onProgress(event.loaded);
    // The end of one part starts another. In one task both would exceed 50 ms (bench:upload, "large file: longest task").
    ownTask()
      .then(() => {
        if (isCancelled) return reject(failed("cancelled"));
        request.open(method, url);
        request.withCredentials = withCredentials;
        for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
        request.send(body);
      })
      .catch(reject);
  });
  const read = async (): Promise<TransferAnswer> => {
    await ended;
    await ownTask();
    // The browser drops the answer of a request that was aborted meanwhile.
    if (isCancelled) throw failed("cancelled");
    const [retryAfter, etag] = [headerOf(request, "Retry-After"), headerOf(request, "ETag")];
    return { status: request.status, body: request.responseText, retryAfter, etag };
  };
  return {
    answer: read(),
    cancel() {
      isCancelled = true;
      request.abort();
    },
  };
}

/** Reads a header. Asking for one by name logs an error in the console if another origin hides it. */
function headerOf(request: XMLHttpRequest, name: string): string | null {
  const prefix = `${name.toLowerCase()}:`;
  const line = request
    .getAllResponseHeaders()
    .split("\r\n")
    .find((one) => one.toLowerCase().startsWith(prefix));
  return line === undefined ? null : line.slice(prefix.length).trim();
}

/** Sends by `fetch`, which reports progress only at the end. Failures are those of `sendByXhr`. */
function sendByFetch({ method, url, headers, body, withCredentials, onProgress }: TransferRequest): Transfer {
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
}
