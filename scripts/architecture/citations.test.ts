import { expect, it } from "vitest";
import { citations } from "./citations.ts";

const pages = [
  {
    path: "docs/platform/records.md",
    text: "# Records\n\n## 2. Saving\n\n### 2.1 Refused values\n\nSee files.md 5.\n",
  },
  {
    path: "docs/platform/files.md",
    text: "## 5. Content\n\n| number | lesson |\n| ------ | ------ |\n| 5.4    | retry  |\n",
  },
];
const check = (text: string): readonly string[] =>
  citations([{ path: "a.ts", text }], pages).map(({ path, line, message }) => `${path}:${line} ${message}`);

it.each([
  "/** Saves (docs/platform/records.md 2.1). */",
  "/** Saves (docs/platform/records.md 2, 2.1, files.md 5.4). Retries. */",
  "/**\n * Saves (docs/platform/records.md\n * 2.1,\n * files.md 5).\n */",
  "// See docs/platform/files.md.",
  "// See (../../docs/platform/records.md) 7 times.",
])("takes a citation of what is there: %s", (text) => {
  expect(check(text)).toEqual([]);
});

it.each([
  ["/** Saves (docs/platform/records.md 2.2). */", "a.ts:1 cites docs/platform/records.md 2.2, which does not exist"],
  ["\n// (docs/platform/drafts.md 1)", "a.ts:2 cites docs/platform/drafts.md 1, which does not exist"],
  ["// docs/platform/drafts.md", "a.ts:1 cites docs/platform/drafts.md, which does not exist"],
  ["// (docs/platform/records.md 2, 9, files.md 5)", "a.ts:1 cites docs/platform/records.md 9, which does not exist"],
  ["// (docs/platform/records.md 2, files.md 6)", "a.ts:1 cites docs/platform/files.md 6, which does not exist"],
])("refuses %j", (text, fault) => {
  expect(check(text)).toEqual([fault]);
});

it("reads the citations between pages, which name no folder", () => {
  const wrong = [
    { path: "docs/platform/files.md", text: "## 5. Content\n\nSee records.md 4.\n" },
    ...pages.slice(0, 1),
  ];
  expect(citations([], wrong).map(({ message }) => message)).toEqual([
    "cites docs/platform/records.md 4, which does not exist",
  ]);
});
