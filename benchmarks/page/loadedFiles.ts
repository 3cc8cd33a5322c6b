import type { Page } from "playwright";
import { gzipSync } from "node:zlib";

/** A script or style sheet that a page loaded. */
export interface LoadedFile {
  readonly path: string;
  readonly kind: "script" | "style";
  /** In bytes: as this server sent it, and compressed (gzip, level 6). */
  readonly sent: number;
  readonly gzipped: number;
  /** Whether it was loaded before the title accepted typing. */
  readonly early: boolean;
}

/** Records the scripts and style sheets that a page loads from now on, workers included. */
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

/** Returns what one page loaded and the other did not: what its form adds to the site. */
export function addedBy(files: readonly LoadedFile[], others: readonly LoadedFile[]): readonly LoadedFile[] {
  const shared = new Set(others.map(({ path }) => path));
  return files.filter(({ path }) => !shared.has(path));
}
