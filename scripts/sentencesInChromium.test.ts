import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { coreMessages } from "../packages/core/src/messages.ts";
import { root } from "./workspace.ts";

const ofStore =
  "a store that misbehaves brings it about; the uploader's tests do, and the line beside the file is the same";

/** Sentences that no story and no journey provokes, and why not. */
const exceptions: Readonly<Record<string, string>> = {
  "check.description.short": "the editor writes paragraphs, which are never that short",
  "check.subject.required": "no widget adds a subject without words",
  "upload.stalled": "a minute of silence comes before it, which the uploader's tests simulate",
  "upload.link-expired": ofStore,
  "upload.store-unreachable": ofStore,
  "upload.too-large": ofStore,
  "upload.invalid-part": ofStore,
  "upload.no-checksum": ofStore,
  "upload.fetch-failed": "the platform itself fetches such a file, and says why it could not",
  "upload.changed": "a file of which parts arrived is chosen again after it was changed, as the uploader's tests do",
  "upload.elsewhere": "it takes a second tab, which a journey opens",
  "upload.verification.pending": "the platform's worker takes its time; the journeys in parts wait for it",
  "upload.verification.unknown": ofStore,
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
