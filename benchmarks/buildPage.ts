import react from "@vitejs/plugin-react";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, defaultClientConditions } from "vite";

/** A page that is built as a host builds it, until `remove` is called. */
interface BuiltPage {
  /** The folder with `page.html` and its assets. */
  readonly directory: string;
  remove(): Promise<void>;
}

/** Builds the `page.html` of a folder from the packages' sources, for production. */
export async function buildPage(root: string): Promise<BuiltPage> {
  const directory = await mkdtemp(join(tmpdir(), "deposit-bench-"));
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    resolve: { conditions: ["@deposit/source", ...defaultClientConditions] },
    worker: { format: "es" },
    build: {
      outDir: directory,
      emptyOutDir: true,
      target: "es2022",
      rolldownOptions: { input: join(root, "page.html") },
    },
  });
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
