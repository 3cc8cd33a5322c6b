import { posix, relative } from "node:path";
import { doorProgram, exportsOf } from "../doorProgram.ts";
import type { Fault } from "./source.ts";

/** The names that a package's `index.ts` exports, from its own sources, without a docstring. Paths are absolute. */
export function publicDocs(doors: string[], root: string): Fault[] {
  const program = doorProgram(doors);
  const checker = program.getTypeChecker();
  return doors.flatMap((door) => {
    const names = exportsOf(program, door);
    if (names === undefined) return [{ path: relative(root, door), line: 1, message: "exports nothing" }];
    return names.flatMap(({ name, symbol, declaration }) => {
      const file = declaration.getSourceFile();
      if (!file.fileName.startsWith(posix.dirname(door))) return [];
      if (symbol.getDocumentationComment(checker).length > 0) return [];
      const line = file.getLineAndCharacterOfPosition(declaration.getStart()).line + 1;
      const message = `${name} is public and has no docstring: say what it is, its units, errors and defaults`;
      return [{ path: relative(root, file.fileName), line, message }];
    });
  });
}
