import { refusedContent } from "../files/bucket.ts";
import { isObject, type Json } from "../json.ts";
import type { PlatformVersion } from "../settings.ts";
import type { Corruption, FaultKind } from "./fault.ts";

type Handle = (request: Request) => Promise<Response>;

/** Answers a request with a fault applied. When `cleared` resolves, a stalled connection breaks. */
export async function applyFault(
  fault: FaultKind,
  request: Request,
  handle: Handle,
  cleared: Promise<void>,
  version: PlatformVersion,
): Promise<Response> {
  switch (fault.kind) {
    case "delay":
      if (fault.when !== "after") await sleep(fault.ms);
      return handle(request).then(async (response) => {
        if (fault.when === "after") await sleep(fault.ms);
        return response;
      });
    case "answer": {
      if (fault.when === "after") await discardBody(await handle(request));
      else await drain(request);
      const isText = typeof fault.body === "string";
      const type = isText ? "text/html; charset=utf-8" : "application/json";
      const body = fault.body === undefined ? null : isText ? String(fault.body) : JSON.stringify(fault.body);
      return new Response(body, { status: fault.status, headers: { "Content-Type": type, ...fault.headers } });
    }
    case "drop":
      if (fault.when === "after") await discardBody(await handle(request));
      if (fault.afterBytes !== undefined) await readBytes(request, fault.afterBytes);
      return Response.error();
    case "stall":
      if (fault.when === "after") await discardBody(await handle(request));
      if (fault.afterBytes !== undefined) await readBytes(request, fault.afterBytes);
      await cleared;
      return Response.error();
    case "resend": {
      const body = await request.arrayBuffer();
      await discardBody(await handle(withBody(request, body)));
      return handle(withBody(request, body));
    }
    case "headers": {
      const response = await handle(request);
      const headers = new Headers(response.headers);
      for (const [name, value] of Object.entries(fault.headers)) {
        if (value === null) headers.delete(name);
        else headers.set(name, value);
      }
      return new Response(response.body, { status: response.status, headers });
    }
    case "corrupt":
      return handle(withBody(request, corruptBytes(new Uint8Array(await request.arrayBuffer()), fault.how)));
    case "refuse":
      await drain(request);
      return refuseContent(request, handle, version);
    case "split":
      return splitMessages(await handle(request));
    default:
      return fault satisfies never;
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const discardBody = async (response: Response): Promise<void> => response.body?.cancel();

/** Reads a request body to its end. Otherwise the client would not receive the response. */
const drain = async (request: Request): Promise<void> =>
  request.body?.pipeTo(new WritableStream()).catch(() => undefined);

/** Copies a request with another body and without its declared length. */
function withBody(request: Request, body: ArrayBuffer | Uint8Array<ArrayBuffer>): Request {
  const { method, url } = request;
  const headers = new Headers(request.headers);
  headers.delete("Content-Length");
  headers.delete("Transfer-Encoding");
  return new Request(url, { method, headers, ...(method === "GET" || method === "HEAD" ? {} : { body }) });
}

async function readBytes(request: Request, bytes: number): Promise<void> {
  const reader = request.body?.getReader();
  let left = bytes;
  while (reader !== undefined && left > 0) {
    const { done, value } = await reader.read();
    if (done) return;
    left -= value.byteLength;
  }
}

async function splitMessages(response: Response): Promise<Response> {
  const body: Json = await response.json();
  const characters = (messages: Json): Json =>
    Array.isArray(messages) ? messages.flatMap((message) => [...String(message)]) : messages;
  const errors = isObject(body) ? body["errors"] : undefined;
  const changed = Array.isArray(errors)
    ? {
        ...(isObject(body) ? body : {}),
        errors: errors.map((error) =>
          isObject(error) ? { ...error, messages: characters(error["messages"] ?? []) } : error,
        ),
      }
    : body;
  return new Response(JSON.stringify(changed), { status: response.status, headers: response.headers });
}

/** Damages bytes as a faulty network does. Swapping needs two different halves; otherwise one bit is flipped. */
function corruptBytes(bytes: Uint8Array<ArrayBuffer>, how: Corruption): Uint8Array<ArrayBuffer> {
  const middle = Math.floor(bytes.byteLength / 2);
  const [first, second] = [bytes.slice(0, middle), bytes.slice(middle)];
  switch (how) {
    case "truncate":
      return first;
    case "swap": {
      const swapped = new Uint8Array(bytes.byteLength);
      swapped.set(second);
      swapped.set(first, second.byteLength);
      return swapped.every((byte, index) => byte === bytes[index]) ? corruptBytes(bytes, "flip") : swapped;
    }
    case "flip": {
      const flipped = bytes.slice();
      flipped[middle] = (flipped[middle] ?? 0) ^ 1;
      return flipped;
    }
    default:
      return how satisfies never;
  }
}

/**
 * Answers 200 with `errors`, as the platform does when it refuses content. A file sent whole is deleted; a file sent in
 * parts stays (docs/platform/files.md 5, multipart.md 2). Other requests are handled normally.
 */
async function refuseContent(
  request: Request,
  handle: (request: Request) => Promise<Response>,
  version: PlatformVersion,
): Promise<Response> {
  const [, self, part] = /^(.*)\/content(\/\d+)?$/.exec(request.url) ?? [];
  if (self === undefined) return handle(request);
  const headers = new Headers(request.headers);
  for (const name of ["Content-Type", "Content-Length", "Transfer-Encoding"]) headers.delete(name);
  const entry = await handle(new Request(self, { headers }));
  if (!entry.ok) return entry;
  const body: Json = await entry.json();
  if (part === undefined) await handle(new Request(self, { method: "DELETE", headers }));
  return new Response(JSON.stringify({ ...(isObject(body) ? body : {}), errors: refusedContent(version) }), {
    headers: entry.headers,
  });
}
