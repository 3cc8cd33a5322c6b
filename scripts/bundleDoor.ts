import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Manifest } from "vite";
import { manifestOf, root } from "./workspace.ts";

/** The files of a bundle, from the root: what a page loads at once, and what it loads when it is needed. */
export interface DoorBundle {
  initial: string[];
  late: Record<string, string[]>;
}

/**
 * Bundles the built public door of a package as an integrator's Vite does, without React itself, into
 * `test-results/size`. Everything the door exports counts, since nothing is shaken off.
 */
export async function bundleDoor(folder: string): Promise<DoorBundle> {
  const outDir = join("test-results/size", manifestOf(folder).name);
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
        input: `${folder}/dist/index.js`,
        preserveEntrySignatures: "strict",
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        // Each file of a package that draws says "use client"; a bundle for browsers has no use for it.
        onwarn: (warning, warn) => (warning.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : warn(warning)),
      },
    },
  });
  const manifest = JSON.parse(readFileSync(join(root, outDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const initial = closure(manifest, [`${folder}/dist/index.js`]);
  const late = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry === true);
  const filesOf = (keys: Iterable<string>): string[] => [...keys].map((key) => join(outDir, manifest[key]?.file ?? ""));
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
