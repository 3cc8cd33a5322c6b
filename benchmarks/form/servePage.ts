import { fileURLToPath } from "node:url";
import { preview } from "vite";
import { buildPage } from "../buildPage.ts";

/** A page that is built as a host builds it, and served until `stop` is called. */
export interface ServedPage {
  /** Ends with a slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Builds the measured page from the packages' sources, for production, and serves it on a free port. */
export async function servePage(): Promise<ServedPage> {
  const root = fileURLToPath(new URL(".", import.meta.url));
  const page = await buildPage(root);
  const server = await preview({
    root,
    configFile: false,
    logLevel: "warn",
    build: { outDir: page.directory },
    preview: { port: 0, host: "127.0.0.1" },
  });
  const url = server.resolvedUrls?.local[0];
  if (url === undefined) throw new Error("The page was built, but its server has no address.");
  return {
    url,
    async stop() {
      await server.close();
      await page.remove();
    },
  };
}
