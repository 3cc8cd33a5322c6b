import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { type Bucket, type KeptFile, createBucket } from "./bucket.ts";

/** What was received since the last `reset`. */
export interface Received {
  readonly bytes: number;
  readonly puts: number;
  /** The number of parts and whole files with a `Content-MD5`. */
  readonly digests: number;
  readonly requests: number;
}

/** A server that accepts files and keeps only their number and length. */
interface DiscardingServer {
  readonly url: string;
  readonly received: () => Received;
  /** Starts an empty draft. `checksum` returns the checksum of a file in parts. */
  reset(checksum?: (file: KeptFile) => string | null): void;
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
};
/** Bodies up to this many bytes are hashed, as the platform does for whole files. */
const HASHED = 2 ** 20;

/**
 * Serves a page and the file endpoints of one draft, as the platform does (docs/platform/files.md 3, multipart.md 5).
 * An init answers with the whole bucket, a part on disk with its entry. Bytes are counted and discarded.
 */
export async function startDiscardingServer(page: string): Promise<DiscardingServer> {
  let bucket: Bucket = createBucket("", () => null);
  let [bytes, puts, digests, requests] = [0, 0, 0, 0];
  let url = "";

  const json = (response: ServerResponse, status: number, body: string): void => {
    response.writeHead(status, {
      "Content-Type": "application/vnd.inveniordm.v1+json",
      "Content-Length": Buffer.byteLength(body),
    });
    response.end(body);
  };
  /** Reads a body and returns its bytes if they are few. */
  const take = async (request: IncomingMessage): Promise<{ readonly length: number; readonly small: Buffer }> => {
    let length = 0;
    const kept: Buffer[] = [];
    for await (const chunk of request) {
      if (!Buffer.isBuffer(chunk)) continue;
      length += chunk.length;
      if (length <= HASHED) kept.push(chunk);
    }
    return { length, small: length <= HASHED ? Buffer.concat(kept) : Buffer.alloc(0) };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? "/").replace(/\?.*$/, "");
    const found = /^\/api\/records\/[^/]+\/draft\/files(?:\/([^/]+)(\/content(?:\/(\d+))?|\/commit)?)?$/.exec(path);
    if (found === null) return await servePage(path, response);
    requests += 1;
    const [, name, what = "", part] = found;
    const body = await take(request);
    if (name === undefined) {
      if (request.method === "POST") bucket.announce(JSON.parse(body.small.toString("utf8")));
      return json(response, request.method === "POST" ? 201 : 200, bucket.listing());
    }
    const key = decodeURIComponent(name);
    if (what.startsWith("/content")) {
      puts += 1;
      bytes += body.length;
      if (request.headers["content-md5"] !== undefined) digests += 1;
      const md5 = part === undefined ? createHash("md5").update(body.small).digest("hex") : null;
      if (!bucket.take(key, { part: part === undefined ? null : Number(part), length: body.length, md5 }))
        return json(response, 200, JSON.stringify({ errors: "File upload transfer failed." }));
    } else if (what === "/commit") bucket.commit(key);
    else if (request.method === "DELETE") {
      bucket.remove(key);
      response.writeHead(204).end();
      return;
    }
    const entry = bucket.entry(key);
    return entry === null ? json(response, 404, "{}") : json(response, 200, entry);
  };
  const servePage = async (path: string, response: ServerResponse): Promise<void> => {
    try {
      const content = await readFile(join(page, normalize(path)));
      response.writeHead(200, { "Content-Type": types[extname(path)] ?? "application/octet-stream" }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  };

  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // The page may have been closed meanwhile.
      if (!request.destroyed && !response.headersSent) response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    received: () => ({ bytes, puts, digests, requests }),
    reset(checksum = () => null) {
      bucket = createBucket(url, checksum);
      [bytes, puts, digests, requests] = [0, 0, 0, 0];
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
