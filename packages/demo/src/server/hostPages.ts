import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ViteDevServer } from "vite";

/** Answers requests for the host's pages and assets. */
export type HostPages = (request: Request) => Promise<Response>;

/**
 * Returns a strict Content-Security-Policy: only the host's own scripts and styles (docs/platform/product.md 12), and
 * connections to its object store.
 */
function contentSecurityPolicy(store: string | null): string {
  const own = "default-src 'self'; style-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
  const reached = store === null ? "" : `; connect-src 'self' ${store}`;
  return `${own}${reached}; object-src 'none'; frame-ancestors 'none'`;
}

function page(html: string, headers: Record<string, string>): Response {
  return new Response(html, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", ...headers },
  });
}

/**
 * Serves the built host from its `dist` folder: assets as they are, and the page at all other addresses. `store` is the
 * origin of the object store that pages send parts to.
 */
export function builtPages(dist: string, store: string | null = null): HostPages {
  if (!existsSync(join(dist, "index.html"))) {
    throw new Error("The host page was not built. Build it with `npm start`, or add --dev to serve its sources.");
  }
  const onlyPage = async (): Promise<Response> =>
    page(await readFile(join(dist, "index.html"), "utf8"), { "content-security-policy": contentSecurityPolicy(store) });
  const app = new Hono()
    // These routes come before the static files, which have no policy.
    .get("/", onlyPage)
    .get("/index.html", onlyPage)
    .use("/assets/*", async (context, next) => {
      await next();
      // Asset names contain a hash of their content.
      if (context.res.ok) context.header("cache-control", "public, max-age=31536000, immutable");
    })
    .use(serveStatic({ root: dist }))
    .all("/assets/*", (context) => context.text("Not found", 404))
    .get("*", onlyPage);
  return async (request) => app.fetch(request);
}

/** Serves the host through Vite's development server, which answers module requests first. */
export function developmentPages(vite: ViteDevServer, root: string): HostPages {
  return async (request) => {
    const { pathname } = new URL(request.url);
    return page(await vite.transformIndexHtml(pathname, await readFile(join(root, "index.html"), "utf8")), {});
  };
}
