import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ownTask } from "../../shared/ownTask.ts";
import { xhrTransport } from "./xhrTransport.ts";

/** As much of the browser's as the transport asks for; the test ends it. */
class FakeRequest {
  static readonly made: FakeRequest[] = [];
  readonly done: string[] = [];
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload = (): void => undefined;
  onerror = (): void => undefined;
  onabort = (): void => undefined;
  ontimeout = (): void => undefined;
  withCredentials = false;
  status = 0;
  responseText = "";
  constructor() {
    FakeRequest.made.push(this);
  }
  open = (method: string, url: string): void => void this.done.push(`${method} ${url}`);
  setRequestHeader = (name: string, value: string): void => void this.done.push(`${name}: ${value}`);
  send = (body: Blob): void => void this.done.push(`${body.size} bytes`);
  getAllResponseHeaders = (): string => 'etag: "0123"\r\nretry-after: 4\r\n';
  abort(): void {
    // The browser lets go of an answer that was there.
    Object.assign(this, { status: 0, responseText: "" });
    if (this.done.length > 0) this.onabort();
  }
  answer(status: number, responseText: string): void {
    Object.assign(this, { status, responseText });
    this.onload();
  }
}

function send() {
  const progress: number[] = [];
  const transfer = xhrTransport({
    method: "PUT",
    url: "/content/1",
    headers: { "Content-MD5": "abc" },
    body: new Blob(["four"]),
    withCredentials: true,
    onProgress: (sent) => progress.push(sent),
  });
  const request = FakeRequest.made.at(-1);
  if (request === undefined) throw new Error("No request was made.");
  return { transfer, request, progress };
}

describe("a transfer by the browser's own request", () => {
  beforeEach(() => vi.stubGlobal("XMLHttpRequest", FakeRequest));
  afterEach(() => vi.unstubAllGlobals());

  it("begins in a task of its own, and tells how far it is and what was answered", async () => {
    const { transfer, request, progress } = send();
    expect(request.done).toEqual([]);
    await ownTask();
    expect(request.done).toEqual(["PUT /content/1", "Content-MD5: abc", "4 bytes"]);
    expect(request.withCredentials).toBe(true);
    request.upload.onprogress?.({ loaded: 3 });
    request.answer(201, "taken");
    let isTold = false;
    void transfer.answer.then(() => (isTold = true));
    await Promise.resolve();
    expect(isTold).toBe(false);
    await expect(transfer.answer).resolves.toEqual({ status: 201, body: "taken", retryAfter: "4", etag: '"0123"' });
    expect(progress).toEqual([3]);
  });

  it("sends nothing where it was cancelled before it began", async () => {
    const { transfer, request } = send();
    transfer.cancel();
    await expect(transfer.answer).rejects.toMatchObject({ failure: { kind: "cancelled" } });
    expect(request.done).toEqual([]);
  });

  it("is cancelled, not answered with nothing, where that is asked between its answer and the telling of it", async () => {
    const { transfer, request } = send();
    await ownTask();
    request.answer(200, "taken");
    transfer.cancel();
    await expect(transfer.answer).rejects.toMatchObject({ failure: { kind: "cancelled" } });
  });

  it("has no response where the browser gives no status", async () => {
    const { transfer, request } = send();
    await ownTask();
    request.answer(0, "");
    await expect(transfer.answer).rejects.toMatchObject({ failure: { kind: "no-response" } });
  });
});
