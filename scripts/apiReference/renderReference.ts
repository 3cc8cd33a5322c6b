import { dirname, relative } from "node:path";
import ts from "typescript";
import type { ExportedName } from "../entryPointProgram.ts";
import { signature } from "./signature.ts";

/** The package whose entry point is described. */
export interface ReferenceSubject {
  readonly packageName: string;
  /** Absolute path of the folder that the entry point stands in. */
  readonly sources: string;
  readonly names: readonly ExportedName[];
  readonly checker: ts.TypeChecker;
}

/** A page of Markdown with every name of an entry point: what it is, how it is called, an example. */
export function renderReference({ packageName, sources, names, checker }: ReferenceSubject): string {
  const rooms = new Map<string, ExportedName[]>();
  for (const one of names) {
    const room = roomOf(relative(sources, one.declaration.getSourceFile().fileName));
    rooms.set(room, [...(rooms.get(room) ?? []), one]);
  }
  const known = anchors([...rooms].flatMap(([room, entries]) => [room, ...entries.map(({ name }) => name)]));
  const parts = [...rooms].flatMap(([room, entries]) => [
    `## ${room}`,
    ...entries.map((entry) => renderName(entry, checker, known)),
  ]);
  const contents = [...rooms].map(
    ([room, entries]) => `- **${room}**: ${entries.map(({ name }) => link(name, known)).join(" · ")}`,
  );
  return `${[
    `# ${packageName}`,
    `Every name that \`${packageName}\` exports. Made from the docstrings by \`pnpm docs:api\`; edit those.`,
    contents.join("\n"),
    ...parts,
  ].join("\n\n")}\n`;
}

/** The fragment of each heading as GitHub makes it: in small letters, and numbered where two are then the same. */
function anchors(headings: readonly string[]): Map<string, string> {
  const used = new Map<string, number>();
  return new Map(
    headings.map((heading) => {
      const fragment = heading.toLowerCase().replaceAll(" ", "-");
      const before = used.get(fragment) ?? 0;
      used.set(fragment, before + 1);
      return [heading, before === 0 ? fragment : `${fragment}-${before}`];
    }),
  );
}

type Anchors = ReadonlyMap<string, string>;

/** The folder below `src`, as the architecture names it; files of the root are the package itself. */
function roomOf(path: string): string {
  const folder = dirname(path);
  return folder === "." ? "The package" : (folder.split("/")[0] ?? folder);
}

function renderName({ name, symbol, declaration }: ExportedName, checker: ts.TypeChecker, known: Anchors): string {
  const said = plainText(ts.displayPartsToString(symbol.getDocumentationComment(checker)), known);
  const tags = symbol.getJsDocTags(checker);
  const text = (tag: ts.JSDocTagInfo): string => ts.displayPartsToString(tag.text).trim();
  const notes = tags
    .filter((tag) => tag.name === "throws" || tag.name === "default" || tag.name === "deprecated")
    .map((tag) => `- ${headings[tag.name] ?? tag.name}: ${plainText(text(tag), known)}`);
  const examples = tags.filter((tag) => tag.name === "example").map((tag) => code(text(tag)));
  return [
    `### ${name}`,
    said,
    code(signature(declaration)),
    ...(notes.length > 0 ? [notes.join("\n")] : []),
    ...(examples.length > 0 ? [examples.length === 1 ? "Example:" : "Examples:", ...examples] : []),
  ].join("\n\n");
}

const headings: Readonly<Record<string, string>> = { throws: "Throws", default: "Default", deprecated: "Deprecated" };

const code = (text: string): string => `\`\`\`tsx\n${text}\n\`\`\``;

function link(name: string, known: Anchors): string {
  const anchor = known.get(name);
  return anchor === undefined ? `\`${name}\`` : `[\`${name}\`](#${anchor})`;
}

/** A docstring as Markdown: its own lines joined, links to names of the same page made. */
function plainText(text: string, known: Anchors): string {
  return text
    .replace(/\{@link\s+([\w.]+)[^}]*\}/g, (_, name: string) => link(name, known))
    .replace(/([^\n])\n(?!\n|[-*] )/g, "$1 ")
    .trim();
}
