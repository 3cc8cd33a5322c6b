import { DepositError } from "../errors.ts";
import type { TransferAnswer, Transport } from "../ports.ts";

/** Reads a header without asking for it by name: browsers complain in the console of one that another origin hides. */
function headerOf(request: XMLHttpRequest, name: string): string | null {
  const prefix = `${name.toLowerCase()}:`;
  const line = request
    .getAllResponseHeaders()
    .split("\r\n")
    .find((one) => one.toLowerCase().startsWith(prefix));
  return line === undefined ? null : line.slice(prefix.length).trim();
}

/**
 * The browser's transport: XMLHttpRequest, which tells how far a body is and sends files faster than `fetch` (uploads,
 * measured). No time limit of its own. A network failure, a refused connection and a CORS refusal look the same to a
 * page: all are `no-response`.
 */
export const xhrTransport: Transport = ({ method, url, headers, body, withCredentials, onProgress }) => {
  const request = new XMLHttpRequest();
  const summary = { method, url };
  const answer = new Promise<TransferAnswer>((resolve, reject) => {
    const fail = (kind: "no-response" | "cancelled") => () => reject(new DepositError({ kind, request: summary }));
    request.onload = () => {
      const { status, responseText } = request;
      if (status === 0) fail("no-response")();
      else {
        const [retryAfter, etag] = [headerOf(request, "Retry-After"), headerOf(request, "ETag")];
        resolve({ status, body: responseText, retryAfter, etag });
      }
    };
    request.onerror = fail("no-response");
    request.ontimeout = fail("no-response");
    request.onabort = fail("cancelled");
    request.upload.onprogress = (event) => onProgress(event.loaded);
    request.open(method, url);
    request.withCredentials = withCredentials;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
  return { answer, cancel: () => request.abort() };
};
