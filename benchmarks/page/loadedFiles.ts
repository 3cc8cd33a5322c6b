import type { Page } from "playwright";
import { gzipSync } from "node:zlib";

/** A script or style sheet that a page loaded. */
export interface LoadedFile {
  readonly path: string;
  readonly kind: "script" | "style";
  /** Bytes as this server sent them, and as one that compresses (gzip, level 6) would. */
  readonly sent: number;
  readonly gzipped: number;
  /** Loaded before the title could be typed in. */
  readonly early: boolean;
}

/** Notes every script and style sheet that the page loads from now on; a worker's script is one, too. */
export function watchFiles(page: Page): (interactive: number) => Promise<readonly LoadedFile[]> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 200 && /\.(js|css)$/.test(pathname)) bodies.set(pathname, response.body());
  });
  return async (interactive) => {
    const arrivals = new Map(
      await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map((entry) => [new URL(entry.name).pathname, entry.startTime + entry.duration] as const),
      ),
    );
    return Promise.all(
      [...bodies].map(async ([path, body]): Promise<LoadedFile> => {
        const bytes = await body;
        return {
          path,
          kind: path.endsWith(".css") ? "style" : "script",
          sent: bytes.length,
          gzipped: gzipSync(bytes, { level: 6 }).length,
          early: (arrivals.get(path) ?? Number.POSITIVE_INFINITY) <= interactive,
        };
      }),
    );
  };
}

/** What one page loaded and the other did not: what its form adds to the site's own. */
export function addedBy(files: readonly LoadedFile[], others: readonly LoadedFile[]): readonly LoadedFile[] {
  const shared = new Set(others.map(({ path }) => path));
  return files.filter(({ path }) => !shared.has(path));
}
