import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Options } from "tsup";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

/**
 * Tells esbuild that whatever is fetched late comes to a page that has `first` already: all that `first` needs at once then
 * lies in one file. Else each set of late parts that share a module gets a file of its own: for the form that were thirty
 * small ones, compressed one by one, 8 kB more. Languages are fetched by hosts, too, and need nothing: they stay apart.
 */
export function lazyPartsOf(first: string): Plugin {
  const needed = JSON.stringify(resolve(first));
  return {
    name: "late-parts",
    setup(build) {
      build.onResolve({ filter: /^\./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== "dynamic-import" || pluginData === "asked") return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: "asked" });
        return { ...found, pluginData: "late" };
      });
      build.onLoad({ filter: /\.tsx?$/ }, ({ path, pluginData }) => {
        if (pluginData !== "late" || path.includes("/locales/")) return undefined;
        // Of an import without a name nothing is left in a package without side effects but that it was there.
        return {
          contents: `${readFileSync(path, "utf8")}\nimport ${needed};\n`,
          loader: path.endsWith("x") ? "tsx" : "ts",
        };
      });
    },
  };
}
