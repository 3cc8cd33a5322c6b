import ts from "typescript";

/** Reads a package's own files and no others: nothing that is declared elsewhere is asked for, which keeps it quick. */
function ownFilesOnly(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) =>
      text.startsWith(".") ? ts.resolveModuleName(text, file, options, host) : { resolvedModule: undefined },
    );
  return host;
}

/** What stands behind public entry points (`index.ts`, absolute paths), from the packages' own sources. */
export function entryPointProgram(entryPoints: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    noLib: true,
    types: [],
  };
  return ts.createProgram(entryPoints, options, ownFilesOnly(options));
}

/** A name that an entry point exports, and where it was declared, behind re-exports. */
export interface ExportedName {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration;
}

/** The names that an entry point exports, in its order; without what other packages have declared. */
export function exportsOf(program: ts.Program, entryPoint: string): ExportedName[] | undefined {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entryPoint);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) return undefined;
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    const declaration = symbol.declarations?.[0];
    return declaration === undefined ? [] : [{ name: exported.name, symbol, declaration }];
  });
}
