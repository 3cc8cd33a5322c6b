import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { root } from "../workspace.ts";
import { listFiles } from "./listFiles.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A tree of such files, without git. */
function tree(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "deposit-tree-"));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe("the files that are judged", () => {
  it("are all in a tree that git does not know, those of hidden folders as well", () => {
    const folder = tree({ "b/c/d.ts": "", "a.ts": "", ".storybook/main.ts": "" });
    expect(listFiles(folder)).toEqual([".storybook/main.ts", "a.ts", "b/c/d.ts"]);
  });

  it("are not what .gitignore names, nor what is git's", () => {
    const folder = tree({
      ".gitignore": "dist/\n*.tgz\npackages/invenio/static/\n",
      ".git/config": "",
      "packages/core/dist/index.ts": "",
      "packages/core/src/dist.ts": "",
      "packages/invenio/static/a.ts": "",
      "packages/demo/static/a.ts": "",
      "core.tgz": "",
    });
    expect(listFiles(folder)).toEqual([".gitignore", "packages/core/src/dist.ts", "packages/demo/static/a.ts"]);
  });

  it("are those of this repository", () => {
    const files = listFiles(root);
    expect(files).toEqual(expect.arrayContaining([".storybook/main.ts", "package.json", "scripts/architecture.ts"]));
    expect(files.filter((path) => /(^|\/)(node_modules|dist|\.git)\//.test(path))).toEqual([]);
  });
});
