import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pid } from "node:process";
import { build, type Manifest } from "vite";
import { root } from "./workspace.ts";

/** The files of a bundle, from the root: what a page loads at once, and what it loads when it is needed, by its source. */
export interface EntryBundle {
  initial: string[];
  late: Record<string, string[]>;
}

/** What is bundled: a file from the root, and the folder that the bundle goes to, in `test-results/size`. */
export interface BundledEntry {
  input: string;
  folder: string;
  /** Everything that the file exports counts, since nothing is shaken off: for the entry point of a package. @default false */
  isDoor?: boolean;
}

/** Bundles a file with the built packages as an integrator's Vite does, without React itself, minified, styles included. */
export async function bundleEntry({ input, folder, isDoor = false }: BundledEntry): Promise<EntryBundle> {
  // Gates that run beside each other bundle the same: neither may empty the other's folder.
  const outDir = join("test-results/size", String(pid), folder);
  await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      target: "es2022",
      rolldownOptions: {
        input,
        preserveEntrySignatures: isDoor ? "strict" : false,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        // Each file of a package that draws says "use client"; a bundle for browsers has no use for it.
        onwarn: (warning, warn) => (warning.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : warn(warning)),
      },
    },
  });
  const manifest = JSON.parse(readFileSync(join(root, outDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const initial = closure(manifest, [input]);
  const late = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry === true);
  const filesOf = (keys: Iterable<string>): string[] =>
    [...keys]
      .flatMap((key) => [manifest[key]?.file ?? "", ...(manifest[key]?.css ?? [])])
      .map((file) => join(outDir, file));
  return {
    initial: filesOf(initial),
    late: Object.fromEntries(
      late.map((key) => [key, filesOf([...closure(manifest, [key])].filter((one) => !initial.has(one)))]),
    ),
  };
}

/** These entries of the manifest and all that they import at once. */
function closure(manifest: Manifest, keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}
