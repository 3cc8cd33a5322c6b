// What a visitor downloads at first, by package and by folder of our own: the public entry point of @deposit/react with the style
// sheet left out, bundled and minified by esbuild from the sources, without React.
//
//   pnpm size:report
//   pnpm size:report --without 'sections/creators/CreatorDialog|@radix-ui'
//
// "bytes" are minified bytes in the first load, "alone" what the first load would lose, gzipped, if this part and what only
// it needs came later. `--without` asks that of all modules whose path fits.
import { build, type Metafile, type Plugin } from "esbuild";
import { join } from "node:path";
import { argv, exit, stdout } from "node:process";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { root } from "./workspace.ts";

const react = /^react($|\/)|^react-dom($|\/)/;

interface FirstLoad {
  readonly gzip: number;
  /** Minified bytes by module, and everything that is loaded late by the module that asks for it. */
  readonly modules: ReadonlyMap<string, number>;
  readonly late: readonly { readonly name: string; readonly gzip: number }[];
}

/** Bundles the entry point; modules of `without` (as the metafile names them) are left to come later. */
async function firstLoad(without?: (path: string) => boolean): Promise<FirstLoad> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, "packages/react/src/index.ts")],
    bundle: true,
    minify: true,
    format: "esm",
    splitting: true,
    write: false,
    metafile: true,
    outdir: join(root, "test-results/size-report"),
    target: "es2022",
    conditions: ["@deposit/source"],
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [external(without)],
    logLevel: "error",
  });
  const gzipOf = (path: string): number => {
    const file = outputFiles.find((one) => one.path === join(root, path));
    return file === undefined ? 0 : gzipSync(file.contents, { level: 9 }).length;
  };
  const entry = Object.keys(metafile.outputs).find((path) => path.endsWith("/index.js")) ?? "";
  const initial = closure(metafile, entry, new Set());
  const modules = new Map<string, number>();
  for (const path of initial)
    for (const [name, { bytesInOutput }] of Object.entries(metafile.outputs[path]?.inputs ?? {}))
      modules.set(name, (modules.get(name) ?? 0) + bytesInOutput);
  const sum = (paths: Iterable<string>): number => [...paths].reduce((total, path) => total + gzipOf(path), 0);
  const late = Object.entries(metafile.outputs)
    .filter(([path, output]) => output.entryPoint !== undefined && !initial.has(path))
    .map(([path, output]) => ({
      name: output.entryPoint ?? path,
      gzip: sum([...closure(metafile, path, new Set())].filter((one) => !initial.has(one))),
    }));
  return { gzip: sum(initial), modules, late };
}

/** This file and all that it imports at once. */
function closure(metafile: Metafile, path: string, seen: Set<string>): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const one of metafile.outputs[path]?.imports ?? [])
    if (one.kind === "import-statement") closure(metafile, one.path, seen);
  return seen;
}

/** Leaves React out, and the imports of modules that are to come later. */
function external(without: ((path: string) => boolean) | undefined): Plugin {
  return {
    name: "left-out",
    setup(bundler) {
      bundler.onResolve({ filter: react }, ({ path }) => ({ path, external: true }));
      if (without === undefined) return;
      bundler.onResolve({ filter: /./ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
        if (pluginData === "asked" || kind === "entry-point") return undefined;
        const found = await bundler.resolve(path, { importer, resolveDir, kind, pluginData: "asked" });
        return without(found.path.replace(`${root}/`, "")) ? { path: "left-out", external: true } : found;
      });
    },
  };
}

/** The package of a module, or the folder of ours that it lies in. */
function partOf(path: string): string {
  const foreign = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (foreign !== undefined) return foreign;
  const [, name = "", folder = ""] = /^packages\/([^/]+)\/src\/((?:(?:sections|i18n)\/)?[^/]+)/.exec(path) ?? [];
  return `${name}: ${folder}`;
}

/** Libraries that nothing else here uses, counted as one. */
const families: readonly (readonly [string, RegExp])[] = [
  [
    "Radix (with what it brings)",
    /^(@radix-ui\/|@floating-ui\/|aria-hidden|react-remove-scroll|react-style-singleton|use-|get-nonce)/,
  ],
  ["dnd-kit", /^@dnd-kit\//],
  ["lingui", /^@lingui\/|^@messageformat|^make-plural|^unraw/],
  ["react-hook-form", /^(react-hook-form|@hookform\/)/],
];
const familyOf = (part: string): string => families.find(([, pattern]) => pattern.test(part))?.[0] ?? part;

const { values } = parseArgs({ args: argv.slice(2), options: { without: { type: "string" } } });
const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);
const whole = await firstLoad();
if (values.without !== undefined) {
  const pattern = new RegExp(values.without);
  const { gzip } = await firstLoad((path) => pattern.test(path));
  stdout.write(
    `first load ${kB(whole.gzip)} kB, without these ${kB(gzip)} kB: ${kB(whole.gzip - gzip).trim()} kB less\n`,
  );
  exit(0);
}
const parts = new Map<string, number>();
for (const [path, bytes] of whole.modules) {
  const name = familyOf(partOf(path));
  parts.set(name, (parts.get(name) ?? 0) + bytes);
}
stdout.write(`first load, without React: ${(whole.gzip / 1000).toFixed(1)} kB gzipped\n\n`);
stdout.write(`${"part".padEnd(34)}${"bytes".padStart(9)}${"alone".padStart(9)}\n`);
const large = [...parts].toSorted((one, other) => other[1] - one[1]).filter(([, bytes]) => bytes >= 1000);
for (const [name, bytes] of large) {
  const { gzip } = await firstLoad((path) => familyOf(partOf(path)) === name);
  stdout.write(`${name.padEnd(34)}${kB(bytes)} kB${kB(whole.gzip - gzip)} kB\n`);
}
stdout.write("\nlate, gzipped\n");
const locales = whole.late.filter(({ name }) => name.includes("/locales/"));
for (const { name, gzip } of whole.late.filter((one) => !locales.includes(one)))
  stdout.write(`${name.padEnd(60)}${kB(gzip)} kB\n`);
const largest = locales.toSorted((one, other) => other.gzip - one.gzip)[0];
if (largest !== undefined)
  stdout.write(`${`the largest language, ${largest.name}`.padEnd(60)}${kB(largest.gzip)} kB\n`);
