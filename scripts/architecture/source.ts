import { posix } from "node:path";
import ts from "typescript";

/** A file of the repository: its path from the root, with slashes, and its text. */
export interface Source {
  path: string;
  text: string;
}

/** What a rule found, at a line that counts from 1. */
export interface Fault {
  path: string;
  line: number;
  message: string;
}

/** One import, export-from or `import()`: what it names and where; `file` is the path from the root where it is relative. */
export interface Import {
  specifier: string;
  file: string | undefined;
  line: number;
}

/** The line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** Every module that a file names, types included. */
export function importsOf({ path, text }: Source): Import[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    specifier: fileName,
    file: fileName.startsWith(".") ? posix.join(posix.dirname(path), fileName) : undefined,
    line: lineAt(text, pos),
  }));
}

/** These files and all that they name by a relative path, directly or through others. */
export function reachable(from: Source[], sources: Source[]): Set<Source> {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = new Set<Source>();
  const reach = (source: Source | undefined): void => {
    if (source === undefined || reached.has(source)) return;
    reached.add(source);
    for (const { file } of importsOf(source)) if (file !== undefined) reach(byPath.get(file));
  };
  for (const source of from) reach(source);
  return reached;
}

/** The parts of a path, the last without its extensions: `src/ui/Dialog.css.ts` is `src`, `ui`, `Dialog`. */
export function partsOf(path: string): string[] {
  const parts = path.split("/");
  return [...parts.slice(0, -1), (parts.at(-1) ?? "").replace(/\..*$/, "")];
}
