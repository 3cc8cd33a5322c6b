import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { coreMessages } from "../packages/core/src/messages.ts";
import { root } from "./workspace.ts";

/** Sentences that no story and no end-to-end test provokes, and why not. */
const exceptions: Readonly<Record<string, string>> = {
  "check.description.short": "the editor writes paragraphs, which are never that short",
  "check.subject.required": "no widget adds a subject without words",
  "upload.too-large": "the page's own limit refuses such a file before",
  "upload.changed": "it takes a page before this one; `uploadFailures.test` opens two",
  "upload.verification.pending": "minutes without the server's checksum come before it; `FileStatus.test` draws it",
  "upload.verification.unknown": "only where no digest can be had; `FileStatus.test` draws it",
};

/** The sentences of points 5 and 8 of the specification, with those of the uploader. */
const wanted = /^(?:check|limits|banner|status|upload|submit|community\.obstacle)\.|^access\.locked$/;

function read(folder: string, ending: string): string {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((path) => path.endsWith(ending))
    .map((path) => readFileSync(join(root, folder, path), "utf8"));
  return texts.join("\n").replaceAll("\\", "");
}
const told = read("stories", ".stories.tsx") + read("e2e", ".ts");

/** Whether it is named by its id, or read by the longest of its words that hold no value. */
function isTold(id: string, text: string): boolean {
  const [longest = text] = text
    .split(/\{.*\}/)
    .map((part) => part.trim())
    .toSorted((one, other) => other.length - one.length);
  return told.includes(`"${id}"`) || told.includes(longest);
}

describe("a sentence of points 5 and 8", () => {
  const sentences = Object.entries(coreMessages).filter(([id]) => wanted.test(id));

  it.each(sentences)("is provoked in Chromium and read there: %s", (id, text) => {
    expect(isTold(id, text) || id in exceptions).toBe(true);
  });

  it("is no exception once it is told", () => {
    expect(sentences.filter(([id, text]) => id in exceptions && isTold(id, text)).map(([id]) => id)).toEqual([]);
    expect(Object.keys(exceptions).filter((id) => !(id in coreMessages))).toEqual([]);
  });
});
