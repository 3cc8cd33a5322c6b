import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { publicDocs } from "./publicDocs.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "public-docs-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function judge(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return publicDocs([join(folder, "index.ts")], folder).map(
    ({ path, line, message }) => `${path}:${line} ${message.split(" ")[0]}`,
  );
}

it("asks for a docstring where the name is declared, also behind a re-export under another name", () => {
  const files = {
    "index.ts": 'export { save, type Saved, hidden as shown } from "./save.ts";',
    "save.ts":
      "/** Saves. */\nexport const save = 1;\nexport interface Saved { a: 1 }\nexport function hidden(): void {}\n",
  };
  expect(judge(files)).toEqual(["save.ts:3 Saved", "save.ts:4 shown"]);
});

it("asks nothing of names that stay inside", () => {
  expect(judge({ "index.ts": "/** Two. */\nexport const two = 2;\nconst three = 3;\nvoid three;" })).toEqual([]);
});

it("refuses an entry point that exports nothing", () => {
  expect(judge({ "index.ts": "const a = 1;" })).toEqual(["index.ts:1 exports"]);
});
