import { describe, expect, it } from "vitest";
import { LIVE_DIFFERENCES } from "../knownDifferences.ts";
import { livePages } from "./livePages.ts";
import { missingOf, environment, readPlatform, titleWithReason } from "../livePlatform.ts";
import { PageReplay, readPages } from "./pageReplay.ts";

const seed = Number(process.env["REPLAY_SEED"] ?? Math.floor(Math.random() * 2 ** 32));

/** The page addresses to compare, by environment variable. */
const PAGES: Readonly<
  Record<string, { readonly differences: Readonly<Record<number, string>>; readonly what: string }>
> = {
  INVENIO_BUILT_IN_PAGE: { differences: LIVE_DIFFERENCES["page"] ?? {}, what: "pages with the built-in form" },
  INVENIO_PAGE: { differences: {}, what: "pages with the editor" },
};

for (const [index, [variable, { differences, what }]] of Object.entries(PAGES).entries()) {
  const missing =
    process.env["INVENIO_LINE"] === "13"
      ? "pages of version 13 have other vocabularies"
      : missingOf({ [variable]: `platform's ${what}` });
  describe.skipIf(missing !== undefined)(
    `the hidden inputs of this platform's ${titleWithReason(what, missing)} (seed ${seed})`,
    () => {
      const pages = readPages();
      const platform = readPlatform(environment("INVENIO_PEOPLE") ?? "");
      // Both instances share their data, and a DOI can be registered only once.
      const replay = new PageReplay(livePages(environment(variable) ?? "", platform), pages, seed + index);
      for (const [place, page] of pages.entries()) {
        const reason = differences[place];
        it.skipIf(reason !== undefined)(titleWithReason(`${place}: ${page.name}`, reason), async () => {
          expect(await replay.compare(page)).toEqual([]);
        });
      }
    },
  );
}
