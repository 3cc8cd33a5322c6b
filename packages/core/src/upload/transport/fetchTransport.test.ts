import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { defaultTransport } from "./defaultTransport.ts";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A real server that keeps what it was sent, and answers as told. */
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

const put = (url: string, told: number[] = []) =>
  defaultTransport({
    method: "PUT",
    url,
    headers: { "Content-Type": "application/octet-stream" },
    body: new Blob(["1,2,3"]),
    withCredentials: false,
    onProgress: (sent) => told.push(sent),
  });

test("where there is no XMLHttpRequest, bytes go by fetch, and the answer comes with status, body and Retry-After", async () => {
  const { url, bodies } = await serve("ok");
  const told: number[] = [];
  expect(await put(url, told).answer).toEqual({ status: 503, body: "later", retryAfter: "7", etag: null });
  expect(bodies).toEqual(["PUT application/octet-stream 1,2,3"]);
  expect(told).toEqual([5]);
});

test("a connection that breaks is no response, one that was stopped is cancelled", async () => {
  const dropped = await serve("drop");
  await expect(put(dropped.url).answer).rejects.toMatchObject({ failure: { kind: "no-response" } });
  server?.close();
  const waiting = await serve("never");
  const transfer = put(waiting.url);
  transfer.cancel();
  await expect(transfer.answer).rejects.toMatchObject({ failure: { kind: "cancelled" } });
});
