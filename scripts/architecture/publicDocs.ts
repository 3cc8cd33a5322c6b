import { posix, relative } from "node:path";
import { entryPointProgram, exportsOf } from "../entryPointProgram.ts";
import type { Fault } from "./source.ts";

/** The names that a package's `index.ts` exports, from its own sources, without a docstring. Paths are absolute. */
export function publicDocs(entryPoints: string[], root: string): Fault[] {
  const program = entryPointProgram(entryPoints);
  const checker = program.getTypeChecker();
  return entryPoints.flatMap((entryPoint) => {
    const names = exportsOf(program, entryPoint);
    if (names === undefined) return [{ path: relative(root, entryPoint), line: 1, message: "exports nothing" }];
    return names.flatMap(({ name, symbol, declaration }) => {
      const file = declaration.getSourceFile();
      if (!file.fileName.startsWith(posix.dirname(entryPoint))) return [];
      if (symbol.getDocumentationComment(checker).length > 0) return [];
      const line = file.getLineAndCharacterOfPosition(declaration.getStart()).line + 1;
      const message = `${name} is public and has no docstring: say what it is, its units, errors and defaults`;
      return [{ path: relative(root, file.fileName), line, message }];
    });
  });
}
