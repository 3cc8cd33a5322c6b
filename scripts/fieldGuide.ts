import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.ts";

/** One step of the guide: the file it changes, and the lines before and after. */
export interface GuideStep {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

const diff = /```diff\n([^]*?)```/;

/** Returns the steps of `docs/guides/adding-a-field.md`. A step is a chapter with a diff; its file is the last that is named. */
export function readFieldGuide(): readonly GuideStep[] {
  const guide = readFileSync(join(root, "docs/guides/adding-a-field.md"), "utf8");
  return guide.split(/^## /m).flatMap((chapter): GuideStep[] => {
    const lines = diff
      .exec(chapter)?.[1]
      ?.split("\n")
      .filter((line) => line !== "");
    if (lines === undefined) return [];
    const [prose = ""] = chapter.split("```diff");
    const file = [...prose.matchAll(/`([\w./-]+\.tsx?)`/g)].at(-1)?.[1];
    if (file === undefined) throw new Error(`No file is named in the step "${chapter.split("\n", 1)[0]}".`);
    const side = (sign: "-" | "+"): string =>
      lines
        .filter((line) => line.startsWith(" ") || line.startsWith(sign))
        .map((line) => `${line.slice(1)}\n`)
        .join("");
    return [{ file, before: side("-"), after: side("+") }];
  });
}

/** Returns a file's text after a step. Throws where the lines before are not in it exactly once. */
export function applyStep(text: string, { file, before, after }: GuideStep): string {
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`${file} does not have these lines once, as the guide says:\n${before}`);
  return parts.join(after);
}
