import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ownTask } from "../../shared/ownTask.ts";
import { defaultTransport } from "./transport.ts";

/** The part of XMLHttpRequest that the transport uses. Tests end it. */
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
    // A browser drops the answer.
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
  const transfer = defaultTransport({
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

describe("a transfer by XMLHttpRequest", () => {
  beforeEach(() => vi.stubGlobal("XMLHttpRequest", FakeRequest));
  afterEach(() => vi.unstubAllGlobals());

  it("starts in a task of its own, reports progress and returns the answer", async () => {
    const { transfer, request, progress } = send();
    expect(request.done).toEqual([]);
    await ownTask();
    expect(request.done).toEqual(["PUT /content/1", "Content-MD5: abc", "4 bytes"]);
    expect(request.withCredentials).toBe(true);
    request.upload.onprogress?.({ loaded: 3 });
    request.answer(201, "taken");
    let isAnswered = false;
    void transfer.answer.then(() => (isAnswered = true));
    await Promise.resolve();
    expect(isAnswered).toBe(false);
    await expect(transfer.answer).resolves.toEqual({ status: 201, body: "taken", retryAfter: "4", etag: '"0123"' });
    expect(progress).toEqual([3]);
  });

  it("sends nothing if it is cancelled before it starts", async () => {
    const { transfer, request } = send();
    transfer.cancel();
    await expect(transfer.answer).rejects.toMatchObject({ failure: { kind: "cancelled" } });
    expect(request.done).toEqual([]);
  });

  it("is cancelled if that is requested between the answer and its delivery", async () => {
    const { transfer, request } = send();
    await ownTask();
    request.answer(200, "taken");
    transfer.cancel();
    await expect(transfer.answer).rejects.toMatchObject({ failure: { kind: "cancelled" } });
  });

  it("has no response if the browser gives no status", async () => {
    const { transfer, request } = send();
    await ownTask();
    request.answer(0, "");
    await expect(transfer.answer).rejects.toMatchObject({ failure: { kind: "no-response" } });
  });
});

let server: Server | undefined;

/** Starts a server that keeps what it was sent. */
async function serve(answer: "ok" | "never" | "drop") {
  const bodies: string[] = [];
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString("utf8");
    });
    request.on("end", () => {
      bodies.push(`${request.method} ${request.headers["content-type"]} ${body}`);
      if (answer === "drop") response.destroy();
      if (answer === "ok") response.writeHead(503, { "Retry-After": "7" }).end("later");
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/content`, bodies };
}

const put = (url: string, sentBytes: number[] = []) =>
  defaultTransport({
    method: "PUT",
    url,
    headers: { "Content-Type": "application/octet-stream" },
    body: new Blob(["1,2,3"]),
    withCredentials: false,
    onProgress: (sent) => sentBytes.push(sent),
  });

describe("a transfer by fetch", () => {
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  it("returns status, body and Retry-After, and reports progress at the end", async () => {
    const { url, bodies } = await serve("ok");
    const sentBytes: number[] = [];
    expect(await put(url, sentBytes).answer).toEqual({ status: 503, body: "later", retryAfter: "7", etag: null });
    expect(bodies).toEqual(["PUT application/octet-stream 1,2,3"]);
    expect(sentBytes).toEqual([5]);
  });

  it("distinguishes a broken connection from a cancelled one", async () => {
    const dropped = await serve("drop");
    await expect(put(dropped.url).answer).rejects.toMatchObject({ failure: { kind: "no-response" } });
    server?.close();
    const waiting = await serve("never");
    const transfer = put(waiting.url);
    transfer.cancel();
    await expect(transfer.answer).rejects.toMatchObject({ failure: { kind: "cancelled" } });
  });
});
