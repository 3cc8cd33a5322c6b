import type { AddressInfo } from "node:net";
import { type Http2Bindings, type HttpBindings, serve as serveNode } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Repository } from "./createRepository.ts";

export interface ServeOptions {
  /** Default 0: any free port. */
  readonly port?: number;
  /** Receives the startup message; default: standard output. */
  readonly log?: (line: string) => void;
}

export interface RunningServer {
  /** The server's URL, such as `http://127.0.0.1:4310`. */
  readonly url: string;
  /** Stops listening, breaks open connections and closes the storage. */
  close(): Promise<void>;
}

/** Serves a repository on the loopback address and logs that it is a development server. */
export async function serve(
  repository: Repository,
  { port = 0, log = (line) => process.stdout.write(`${line}\n`) }: ServeOptions = {},
): Promise<RunningServer> {
  const { promise: listening, resolve, reject } = deferred<AddressInfo>();
  const server = serveNode(
    {
      hostname: "127.0.0.1",
      port,
      // The process keeps Node's own Request and Response.
      overrideGlobalObjects: false,
      fetch: async (request: Request, { outgoing }: HttpBindings | Http2Bindings) => {
        const response = await repository.fetch(request);
        if (response.type !== "error") return response;
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      },
    },
    resolve,
  );
  server.once("error", reject);
  const address = await listening;
  const url = `http://127.0.0.1:${address.port}`;
  log(`Embedded repository on ${url}. This is a development server: do not keep real data in it.`);
  return {
    url,
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      if ("closeAllConnections" in server) server.closeAllConnections();
      await closed;
      await repository.close();
    },
  };
}

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (error: unknown) => void } {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<T>((done, fail) => {
    resolve = done;
    reject = fail;
  });
  return { promise, resolve, reject };
}
