import { dirname, relative } from "node:path";
import ts from "typescript";
import type { ExportedName } from "../entryPointProgram.ts";
import { signature } from "./signature.ts";

/** The package whose entry point is described. */
export interface ReferenceSubject {
  readonly packageName: string;
  /** Absolute path of the entry point. */
  readonly entryPoint: string;
  readonly names: readonly ExportedName[];
  readonly program: ts.Program;
}

/** Renders a page of Markdown with every name of an entry point by topic: what it is, how it is called, an example. */
export function renderReference({ packageName, entryPoint, names, program }: ReferenceSubject): string {
  const checker = program.getTypeChecker();
  const topicOf = topicsOf(program.getSourceFile(entryPoint));
  const topics = new Map<string, ExportedName[]>();
  for (const one of names) {
    const topic =
      topicOf.get(one.name) ?? folderOf(relative(dirname(entryPoint), one.declaration.getSourceFile().fileName));
    topics.set(topic, [...(topics.get(topic) ?? []), one]);
  }
  const known = anchors([...topics].flatMap(([topic, entries]) => [topic, ...entries.map(({ name }) => name)]));
  const parts = [...topics].flatMap(([topic, entries]) => [
    `## ${topic}`,
    ...entries.map((entry) => renderName(entry, checker, known)),
  ]);
  const contents = [...topics].map(
    ([topic, entries]) => `- **${topic}**: ${entries.map(({ name }) => link(name, known)).join(" · ")}`,
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

/** Returns the topic of each exported name: the last line comment above its export. */
function topicsOf(entryPoint: ts.SourceFile | undefined): ReadonlyMap<string, string> {
  const topics = new Map<string, string>();
  let topic: string | undefined;
  for (const statement of entryPoint?.statements ?? []) {
    const text = statement.getFullText().slice(0, statement.getLeadingTriviaWidth());
    topic = [...text.matchAll(/^\/\/ (.*)$/gm)].at(-1)?.[1] ?? topic;
    if (topic === undefined || !ts.isExportDeclaration(statement) || statement.exportClause === undefined) continue;
    if (!ts.isNamedExports(statement.exportClause)) continue;
    for (const { name } of statement.exportClause.elements) topics.set(name.text, topic);
  }
  return topics;
}

/** The folder below `src`, as the architecture names it; files of the root are the package itself. */
function folderOf(path: string): string {
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
