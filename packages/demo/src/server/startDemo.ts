import { memoryStorage, createRepository, PEOPLE, type Repository } from "@deposit/repository";
import { diskStorage } from "@deposit/repository/node";
import { getRequestListener } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ViteDevServer } from "vite";
import { userIn } from "../host/user.ts";
import { builtPages, developmentPages } from "./hostPages.ts";
import type { DemoOptions } from "./options.ts";
import { createProxy, readPlatform } from "./proxy.ts";

/** A running demo. */
export interface RunningDemo {
  readonly url: string;
  /** Returns the number of forwarded calls; null with the embedded repository. */
  readonly forwardedCalls: () => number | null;
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

function repositoryListener(repository: Repository): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const listener = getRequestListener(
    async (request, { outgoing }) => {
      const response = await repository.fetch(request);
      if (response.type !== "error") return response;
      // A fault breaks the connection.
      outgoing.destroy();
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => void listener(incoming, outgoing);
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
 * Serves the host page and a repository on one origin: the embedded one, or with `proxy` a running platform. The page's
 * configuration always comes from the embedded repository.
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
  const server = createServer((incoming, outgoing) => {
    // The embedded repository does not know the platform's drafts, so it returns the page of a new upload.
    if (proxy !== null && incoming.url?.startsWith("/__page/deposit?id=")) incoming.url = "/__page/deposit";
    const path = incoming.url ?? "/";
    if (proxy === null || !path.startsWith("/api/")) actAs(incoming);
    if (proxy !== null && path.startsWith("/api/")) proxy.handle(incoming, outgoing);
    else if (path.startsWith("/api/") || path.startsWith("/__")) embedded(incoming, outgoing);
    else pages(incoming, outgoing);
  });
  // Node's default of five minutes is too short for a large file over a slow connection.
  server.requestTimeout = 0;
  const url = await listen(server, options.port);
  return {
    url,
    forwardedCalls: () => proxy?.forwardedCalls() ?? null,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await Promise.all([closed, vite?.close()]);
      await repository.close();
    },
  };
}

/** Authenticates a request as the user in the cookie. */
function actAs(incoming: IncomingMessage): void {
  const name = userIn(incoming.headers.cookie ?? "");
  const person = name === null ? undefined : PEOPLE.find(({ username }) => username === name);
  if (person === undefined || incoming.headers.authorization !== undefined) return;
  incoming.headers.authorization = `Bearer ${person.token}`;
  incoming.rawHeaders.push("Authorization", incoming.headers.authorization);
}

function withVite(vite: ViteDevServer, otherwise: (incoming: IncomingMessage, outgoing: ServerResponse) => void) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void =>
    vite.middlewares(incoming, outgoing, () => otherwise(incoming, outgoing));
}
