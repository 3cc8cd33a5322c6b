import type { TestType } from "@playwright/test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test as base } from "./fixtures.ts";
import { md5OfFile, patternFile, type SampleFile } from "./sampleFiles.ts";
import { SentParts } from "./sentParts.ts";
import { fetchedMd5, openUploads, storedFiles, takesParts } from "./storedFiles.ts";
import { UploadModel } from "./uploadModel.ts";
import { type Setting, type Storage, uploadPlatform, type UploadPlatform } from "./uploadPlatforms.ts";

interface Options {
  storage: Storage;
  /** How a web application of the end-to-end test's own is set; null uses the one that runs. */
  own: Setting | null;
  /** How the form may send files: `L` whole, `L,M` also in parts. */
  transfers: "L" | "L,M";
}
interface Fixtures {
  platform: UploadPlatform;
  deposit: UploadModel;
  parts: SentParts;
}
interface Shared {
  /** A file of 1 GiB, made once, and its MD5. */
  gibibyte: SampleFile & { readonly md5: string };
}

type Given = typeof base extends TestType<infer OfTest, infer OfWorker> ? readonly [OfTest, OfWorker] : never;
type UploadTest = TestType<Given[0] & Options & Fixtures, Given[1] & Shared>;

/** Playwright's test with a platform that keeps files in one way, and the demo before it. */
export const test: UploadTest = base.extend<Options & Fixtures, Shared>({
  storage: ["disk", { option: true }],
  own: [null, { option: true }],
  transfers: ["L,M", { option: true }],

  platform: async ({ storage, own, transfers, folder }, use) => {
    const platform = await uploadPlatform(storage, own, folder);
    base.skip(transfers !== "L" && !(await takesParts(platform)), "this platform takes no files in parts");
    await use(platform);
    await platform.close();
  },

  demoOptions: async ({ platform, transfers }, use) => {
    const store = platform.store === null ? [] : ["--store", platform.store];
    await use(["--proxy", platform.people, "--transfers", transfers, ...store]);
  },

  deposit: async ({ page, demo }, use) => use(new UploadModel(page, demo.url)),
  parts: async ({ page }, use) => use(new SentParts(page)),

  gibibyte: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "deposit-e2e-gibibyte-"));
      const file = await patternFile(folder, "gibibyte.bin", 2 ** 30);
      await use({ ...file, md5: await md5OfFile(file.path) });
      await rm(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** The platform has these files of a draft and no others, complete, and gives back the bytes that were sent. */
export async function holdsTheBytesOf(
  platform: UploadPlatform,
  draft: string,
  ...files: readonly (SampleFile & { readonly md5?: string })[]
): Promise<void> {
  const stored = await storedFiles(platform, draft);
  expect(stored.map(({ key, status }) => [key, status]).toSorted()).toEqual(
    files.map(({ name }) => [name, "completed"]).toSorted(),
  );
  for (const file of files) {
    const entry = stored.find(({ key }) => key === file.name);
    if (entry === undefined) throw new Error(`${file.name} is not on the platform.`);
    const md5 = file.md5 ?? (await md5OfFile(file.path));
    expect(await fetchedMd5(platform, entry), `MD5 of ${file.name}, fetched back`).toBe(md5);
  }
}

/** Neither the platform nor, where parts go to a store, the store has anything left of what a page sent. */
export async function holdsNothing(platform: UploadPlatform, draft: string, parts: SentParts): Promise<void> {
  expect(await storedFiles(platform, draft), "files of the draft, on their way or complete").toEqual([]);
  await seesOpen(parts, false);
}

/** The store, where there is one, holds the page's uploads open, or does not. */
export async function seesOpen(parts: SentParts, isOpen: boolean): Promise<void> {
  if (parts.uploadIds.size === 0) return;
  const open = await openUploads();
  const ours = [...parts.uploadIds].filter((id) => open.includes(id));
  expect(ours, "uploads that the store holds open").toEqual(isOpen ? [...parts.uploadIds] : []);
}

export { expect };
