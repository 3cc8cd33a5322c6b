import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { preview } from "vite";
import { buildPage } from "../buildPage.ts";
import { draftJson } from "./draftJson.ts";
import { sizes } from "./sizes.ts";

/** A page that is built as a host builds it, and served until `stop` is called. */
interface ServedPage {
  /** Ends with a slash. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Writes a page for each size, with the draft inside as on the platform's page: `large.html`. */
async function writeFormPages(directory: string): Promise<void> {
  const plain = await readFile(join(directory, "page.html"), "utf8");
  for (const [name, size] of Object.entries(sizes)) {
    const draft = JSON.stringify(draftJson(size)).replaceAll("<", "\\u003c");
    const page = plain.replace("</head>", () => `<script type="application/json" id="draft">${draft}</script></head>`);
    await writeFile(join(directory, `${name}.html`), page);
  }
}

/**
 * Builds the measured pages from the packages' sources, for production, and serves them on a free port: `page.html`
 * with plain inputs, and a page with the form for each size.
 */
export async function servePage(): Promise<ServedPage> {
  const root = fileURLToPath(new URL(".", import.meta.url));
  const page = await buildPage(root);
  await writeFormPages(page.directory);
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
