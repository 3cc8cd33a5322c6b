import { DepositError } from "../../errors.ts";
import type { TransferAnswer, Transport } from "../../ports.ts";
import { ownTask } from "../../shared/ownTask.ts";

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
 * measured). It begins, and tells its answer, in tasks of their own: the end of one part is the beginning of another, and
 * together they would keep a busy page from answering. No time limit of its own. A network failure, a refused connection and
 * a CORS refusal look the same to a page: all are `no-response`.
 */
export const xhrTransport: Transport = ({ method, url, headers, body, withCredentials, onProgress }) => {
  const request = new XMLHttpRequest();
  const summary = { method, url };
  const failed = (kind: "no-response" | "cancelled") => new DepositError({ kind, request: summary });
  let isCancelled = false;
  const ended = new Promise<void>((resolve, reject) => {
    const silence = (): void => reject(failed("no-response"));
    request.onload = () => (request.status === 0 ? silence() : resolve());
    request.onerror = silence;
    request.ontimeout = silence;
    request.onabort = () => reject(failed("cancelled"));
    request.upload.onprogress = (event) => onProgress(event.loaded);
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
    // Of one that was stopped since then the browser has let the answer go.
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
};
