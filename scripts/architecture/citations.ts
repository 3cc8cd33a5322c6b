import { lineAt, type Fault, type Source } from "./source.ts";

interface Citation {
  page: string;
  /** The section; absent where the page as a whole is cited. */
  number?: string;
}

const FOLDER = "docs/platform/";
/** Space inside a comment, which may continue on the next line. */
const SPACE = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*(?:\*|//)?[ \t]*)`;
const NUMBER = String.raw`\d+(?:\.\d+)*`;
/** A page, its sections, and further pages: `records.md 2.1, 3, files.md 5`. */
const PAGES = String.raw`[A-Za-z]+\.md(?:${SPACE}${NUMBER})?(?:,${SPACE}(?:[A-Za-z]+\.md${SPACE})?${NUMBER})*`;

const inCode = new RegExp(String.raw`docs/platform/(${PAGES})`, "g");
const inPages = new RegExp(String.raw`(?<![\w/-])([A-Za-z]+\.md${SPACE}${NUMBER})`, "g");

/**
 * Returns the numbers of a page's sections: of its headings (`## 2. Saving`, `### 2.1 Refused values`), and of tables whose
 * first column holds them, as in `uploads.md`.
 */
function sectionsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/^(?:##+|\|) (\d+(?:\.\d+)*)(?=[. ])/gm)].map(([, number = ""]) => number));
}

/** Splits `records.md 2, 2.1, files.md` into one citation for each section, or for a page without sections. */
function citationsIn(text: string): Citation[] {
  return [...text.matchAll(/([A-Za-z]+\.md)([^A-Za-z]*)/g)].flatMap(([, page = "", numbers = ""]): Citation[] => {
    const cited = numbers.match(/\d+(?:\.\d+)*/g);
    return cited === null ? [{ page }] : cited.map((number) => ({ page, number }));
  });
}

/**
 * Checks citations of `docs/platform/`: each names a page that exists and sections that the page has. Pages cite each other
 * without the folder.
 */
export function citations(sources: readonly Source[], pages: readonly Source[]): Fault[] {
  const sections = new Map(pages.map(({ path, text }) => [path.slice(FOLDER.length), sectionsOf(text)]));
  const isMissing = ({ page, number }: Citation): boolean => {
    const known = sections.get(page);
    return known === undefined || (number !== undefined && !known.has(number));
  };
  const check = ({ path, text }: Source, pattern: RegExp): Fault[] =>
    [...text.matchAll(pattern)].flatMap((match) =>
      citationsIn(match[1] ?? "")
        .filter(isMissing)
        .map(({ page, number }) => ({
          path,
          line: lineAt(text, match.index),
          message: `cites ${FOLDER}${[page, number].filter(Boolean).join(" ")}, which does not exist`,
        })),
    );
  return [...sources.flatMap((source) => check(source, inCode)), ...pages.flatMap((page) => check(page, inPages))];
}
