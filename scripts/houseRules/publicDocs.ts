import { posix, relative } from "node:path";
import ts from "typescript";
import type { Fault } from "./source.ts";

/** Where a name that the door exports was declared, behind re-exports. */
function declared(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Reads a package's own files and no others: nothing that is declared elsewhere is asked for. */
function ownFilesOnly(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) =>
      text.startsWith(".") ? ts.resolveModuleName(text, file, options, host) : { resolvedModule: undefined },
    );
  return host;
}

/** The names that a package's `index.ts` exports, from its own sources, without a docstring. Paths are absolute. */
export function publicDocs(doors: string[], root: string): Fault[] {
  const options: ts.CompilerOptions = {
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    noLib: true,
    types: [],
  };
  const program = ts.createProgram(doors, options, ownFilesOnly(options));
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
