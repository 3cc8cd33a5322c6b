import { importsOf, type Fault, type Source } from "./source.ts";

/** The packages that are published together with core, or never, so that its internal entry point may change freely. */
const sisters = ["packages/react/", "packages/fields-custom/", "packages/repository/", "packages/demo/"];

/** The imports of `@deposit/core/internal` by anybody but core's sister packages. */
export function internalImports(sources: readonly Source[]): Fault[] {
  return sources
    .filter(({ path }) => !sisters.some((sister) => path.startsWith(sister)))
    .flatMap((source) =>
      importsOf(source)
        .filter(({ specifier }) => specifier === "@deposit/core/internal")
        .map(({ line }) => ({
          path: source.path,
          line,
          message: "@deposit/core/internal is for its sister packages: use a public entry point",
        })),
    );
}
