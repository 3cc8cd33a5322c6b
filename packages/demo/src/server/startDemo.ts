import { memoryStorage, createRepository, PEOPLE, type Repository } from "@deposit/repository";
import { diskStorage } from "@deposit/repository/node";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ViteDevServer } from "vite";
import { personIn } from "../words/person.ts";
import { builtPages, developmentPages } from "./hostPages.ts";
import type { DemoOptions } from "./options.ts";
import { readPlatform } from "./platform.ts";
import { createProxy } from "./proxy.ts";

/** A demo that listens. */
export interface RunningDemo {
  readonly url: string;
  /** Calls that a platform was asked so far; null where the embedded repository answers. */
  readonly passedOn: () => number | null;
  close(): Promise<void>;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

async function startVite(): Promise<ViteDevServer> {
  const { createServer: createViteServer, defaultClientConditions } = await import("vite");
  return createViteServer({
    configFile: join(root, "vite.config.ts"),
    resolve: { conditions: ["@deposit/source", ...defaultClientConditions] },
    server: { middlewareMode: true, hmr: { host: "127.0.0.1", port: 0 } },
    appType: "custom",
  });
}

function repositoryListener(repository: Repository): (asked: IncomingMessage, answer: ServerResponse) => void {
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      const response = await repository.fetch(request);
      if (response.type !== "error") return response;
      // The connection breaks, as a fault asked for.
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  return (asked, answer) => void listener(asked, answer);
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("demo: the server has no port.");
  return `http://127.0.0.1:${address.port}`;
}

/**
 * Serves the host page and, on the same origin, a repository: the embedded one, or with `proxy` a running platform.
 * The page's configuration is the embedded repository's either way.
 */
export async function startDemo(options: DemoOptions): Promise<RunningDemo> {
  const vite = options.dev ? await startVite() : null;
  const proxy = options.proxy === null ? null : createProxy(await readPlatform(options.proxy, options.as));
  const repository = createRepository({
    storage: options.data === null || proxy !== null ? memoryStorage() : await diskStorage(options.data),
    trust: "session",
    development: true,
    quota: { maxFiles: options.maxFiles, maxStorage: options.maxStorage },
    isDoiRequired: !options.isDoiOptional,
    transfers: { byDefault: options.transfers[0] ?? "L", enabled: options.transfers },
    fallback: vite === null ? builtPages(join(root, "dist"), options.store) : developmentPages(vite, root),
  });
  const embedded = repositoryListener(repository);
  const pages = vite === null ? embedded : withVite(vite, embedded);
  const server = createServer((asked, answer) => {
    // The embedded repository knows none of the platform's drafts: its page of a new upload says what holds for all.
    if (proxy !== null && asked.url?.startsWith("/__page/deposit?id=")) asked.url = "/__page/deposit";
    const path = asked.url ?? "/";
    if (proxy === null || !path.startsWith("/api/")) actAs(asked);
    if (proxy !== null && path.startsWith("/api/")) proxy.handle(asked, answer);
    else if (path.startsWith("/api/") || path.startsWith("/__")) embedded(asked, answer);
    else pages(asked, answer);
  });
  // Node gives up on a request after five minutes; a large file over a slow line takes longer.
  server.requestTimeout = 0;
  const url = await listen(server, options.port);
  return {
    url,
    passedOn: () => proxy?.passedOn() ?? null,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await Promise.all([closed, vite?.close()]);
      await repository.close();
    },
  };
}

/** Lets the embedded repository know the caller as the person whom the page is seen as. */
function actAs(asked: IncomingMessage): void {
  const name = personIn(asked.headers.cookie ?? "");
  const person = name === null ? undefined : PEOPLE.find(({ username }) => username === name);
  if (person === undefined || asked.headers.authorization !== undefined) return;
  asked.headers.authorization = `Bearer ${person.token}`;
  asked.rawHeaders.push("Authorization", asked.headers.authorization);
}

function withVite(vite: ViteDevServer, otherwise: (asked: IncomingMessage, answer: ServerResponse) => void) {
  return (asked: IncomingMessage, answer: ServerResponse): void =>
    vite.middlewares(asked, answer, () => otherwise(asked, answer));
}
