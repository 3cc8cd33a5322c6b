import react from "@vitejs/plugin-react";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, defaultClientConditions, preview } from "vite";

/** A page that is built as a host builds it, and served until `stop` is called. */
export interface ServedPage {
  /** Ends with a slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Builds the measured page from the packages' sources, for production, and serves it on a free port. */
export async function servePage(): Promise<ServedPage> {
  const root = fileURLToPath(new URL(".", import.meta.url));
  const outDir = await mkdtemp(join(tmpdir(), "deposit-bench-"));
  const shared = { root, configFile: false, logLevel: "warn" } as const;
  await build({
    ...shared,
    plugins: [react()],
    resolve: { conditions: ["@deposit/source", ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true, target: "es2022", rolldownOptions: { input: join(root, "page.html") } },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: "127.0.0.1" } });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error("The page was built, but its server has no address.");
  return {
    url,
    async stop() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
