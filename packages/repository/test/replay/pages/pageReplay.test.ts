import { describe, expect, it } from "vitest";
import { embeddedPages } from "./embeddedPages.ts";
import { KNOWN_DIFFERENCES } from "../knownDifferences.ts";
import { PageReplay, readPages } from "./pageReplay.ts";

const seed = Number(process.env["REPLAY_SEED"] ?? Math.floor(Math.random() * 2 ** 32));

describe("the hidden inputs of the platform's deposit pages", async () => {
  const pages = readPages();
  const replay = new PageReplay(await embeddedPages(), pages, seed);
  for (const [index, page] of pages.entries()) {
    const reason = KNOWN_DIFFERENCES["page"]?.[index];
    it(`${index}: ${page.name}${reason === undefined ? "" : ` (differs: ${reason})`}`, async () => {
      if (reason === undefined) expect(await replay.compare(page)).toEqual([]);
      // If an exchange no longer differs, remove it from the list.
      else
        expect(
          await replay.compare(page).then(
            (found) => found,
            (error: unknown) => [String(error)],
          ),
        ).not.toEqual([]);
    });
  }
});
