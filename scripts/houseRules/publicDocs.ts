import { posix, relative } from "node:path";
import ts from "typescript";
import type { Fault } from "./source.ts";

/** Where a name that the door exports was declared, behind re-exports. */
function declared(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The names that a package's `index.ts` exports, from its own sources, without a docstring. Paths are absolute. */
export function publicDocs(doors: string[], root: string, options: ts.CompilerOptions): Fault[] {
  const program = ts.createProgram(doors, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return doors.flatMap((door) => {
    const source = program.getSourceFile(door);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) return [{ path: relative(root, door), line: 1, message: "exports nothing" }];
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = declared(exported, checker);
      const declaration = symbol.declarations?.[0];
      const file = declaration?.getSourceFile();
      if (declaration === undefined || file === undefined || !file.fileName.startsWith(posix.dirname(door))) return [];
      if (symbol.getDocumentationComment(checker).length > 0) return [];
      const line = file.getLineAndCharacterOfPosition(declaration.getStart()).line + 1;
      const message = `${exported.name} is public and has no docstring: say what it is, its units, errors and defaults`;
      return [{ path: relative(root, file.fileName), line, message }];
    });
  });
}
