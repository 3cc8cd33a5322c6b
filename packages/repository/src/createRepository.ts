import { Hono } from "hono";
import { communityRoutes } from "./routes/communities.ts";
import { CORS, preflight } from "./http/cors.ts";
import { createFaults, type Faults } from "./faults/faults.ts";
import { createLimits } from "./http/limits.ts";
import { createPower, type Power } from "./faults/power.ts";
import { internalError, Problem } from "./problem.ts";
import { createContext, type Environment } from "./context.ts";
import { developmentRoutes, type LoggedRequest } from "./routes/development.ts";
import { draftFileRoutes, filesImportRoutes } from "./routes/draftFiles.ts";
import { draftRoutes, pidRoutes } from "./routes/drafts.ts";
import { publishingRoutes } from "./routes/publishing.ts";
import { recordListRoutes } from "./routes/recordLists.ts";
import { requestRoutes } from "./routes/requests.ts";
import { reviewRoutes } from "./routes/reviews.ts";
import { recordRoutes } from "./routes/records.ts";
import { vocabularyRoutes } from "./routes/vocabularies.ts";
import { type RepositoryOptions, withDefaults } from "./settings.ts";
import { answerObjectStore } from "./objectStore/objectStore.ts";
import { STORE_PATH } from "./objectStore/signedUrls.ts";
import { authenticate, startSession } from "./authentication.ts";

export interface Repository {
  /** Answers a request. Returns `Response.error()` if a fault breaks the connection. */
  fetch(request: Request): Promise<Response>;
  readonly faults: Faults;
  /** Simulates a crash and a restart of the server. */
  readonly power: Pick<Power, "stop" | "start">;
  /** Computes the checksums that still wait for `checksumDelay`. */
  computeChecksums(): Promise<void>;
  /** The answered API and object store requests, oldest first. */
  readonly requests: readonly LoggedRequest[];
  close(): Promise<void>;
}

const NOT_FOUND =
  "The requested URL was not found on the server. If you entered the URL manually please check your spelling and try again.";
const NOT_ALLOWED = "The method is not allowed for the requested URL.";

/**
 * Known paths with their methods. Without this table, routes that end in `*` would match other methods with 404 instead
 * of 405.
 */
const METHODS: ReadonlyArray<readonly [path: string, methods: readonly string[]]> = [
  ["/api/records/:id/draft", ["GET", "POST", "PUT", "DELETE"]],
  ["/api/records/:id/draft/review", ["GET", "PUT", "DELETE"]],
  ["/api/requests/:id/comments", ["POST"]],
  ["/api/records/:id/draft/files", ["GET", "POST", "DELETE"]],
  ["/api/records/:id/files", ["GET"]],
  ["/api/records/:id/files/*", ["GET"]],
  ["/api/records/:id/versions", ["GET", "POST"]],
];

/**
 * Creates the embedded repository: a development server that answers like the records platform
 * (docs/platform/README.md). It runs wherever `Request` and `Response` exist, and stores everything in
 * `options.storage`.
 *
 * @example
 * const repository = createRepository({ storage: memoryStorage(), trust: "everyone" });
 * const response = await repository.fetch(new Request("http://localhost/api/records", { method: "POST" }));
 */
export function createRepository(options: RepositoryOptions): Repository {
  const settings = withDefaults(options);
  const context = createContext(settings);
  const faults = createFaults(settings.platformVersion);
  const power = createPower();
  const limits = createLimits(settings);
  const requests: LoggedRequest[] = [];
  const app = new Hono<Environment>();

  app.use("/api/*", async (c, next) => {
    c.set("call", { request: c.req.raw, person: await authenticate(c.req.raw, settings) });
    await next();
  });
  if (settings.development) {
    app.use("/__*", async (c, next) => {
      c.set("call", {
        request: c.req.raw,
        person: await authenticate(new Request(c.req.url, { headers: c.req.raw.headers }), settings),
      });
      await next();
    });
    developmentRoutes(app, context, { faults, power, log: requests });
  }
  for (const [path, methods] of METHODS) {
    app.all(path, async (c, next) => {
      if (!methods.includes(c.req.method) && c.req.method !== "HEAD") return new Problem(405, NOT_ALLOWED).toResponse();
      return next();
    });
  }
  recordListRoutes(app, context);
  draftRoutes(app, context);
  publishingRoutes(app, context);
  reviewRoutes(app, context);
  requestRoutes(app, context);
  pidRoutes(app, context);
  filesImportRoutes(app, context);
  draftFileRoutes(app, context);
  recordRoutes(app, context);
  vocabularyRoutes(app, context);
  communityRoutes(app, context);

  app.notFound(async (c) => {
    const { request } = { request: c.req.raw };
    const isPage = !c.req.path.startsWith("/api/") && settings.fallback !== undefined;
    if (!isPage || settings.fallback === undefined) return new Problem(404, NOT_FOUND).toResponse();
    return startSession(request, await settings.fallback(request), settings);
  });
  app.onError((error) => {
    if (error instanceof Problem) return error.toResponse();
    console.error("@deposit/repository: a call failed unexpectedly.", error);
    return internalError().toResponse();
  });

  /** Applies the size limit, rate limit and CORS around the routes. */
  async function answer(request: Request, isStore: boolean): Promise<Response> {
    const measured = await limits.limitSize(request);
    if (measured instanceof Response) return measured;
    if (isStore) return answerObjectStore(context, measured);
    if (request.method === "OPTIONS") return preflight(request);
    const response = await limits.limitRate(
      request.headers.get("Authorization") ?? request.headers.get("Cookie") ?? "",
      () => Promise.resolve(app.fetch(measured)),
    );
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(CORS)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  }

  return {
    faults,
    power,
    requests,
    computeChecksums: () => context.checksums.now(),
    async fetch(request) {
      const { pathname, search } = new URL(request.url);
      const isStore = settings.store !== undefined && pathname.startsWith(STORE_PATH);
      if (pathname.startsWith("/__") && !isStore) return app.fetch(request);
      const isCall = pathname.startsWith("/api/") || isStore;
      const response = await power.around(() =>
        faults.around(request, async (due) => (isCall ? answer(due, isStore) : app.fetch(due))),
      );
      if (isCall) requests.push({ method: request.method, path: pathname + search, status: response.status });
      return response;
    },
    close() {
      context.checksums.stop();
      return settings.storage.close();
    },
  };
}
