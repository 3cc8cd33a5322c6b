import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig, type Options } from "tsup";
import { lazyPartsOf } from "./scripts/lazyParts.ts";

// Run inside a package (`tsup --config ../../tsup.config.ts`): externals and the output folder are then that package's.
const { name } = JSON.parse(readFileSync("package.json", "utf8")) as { name: string };

const base: Options = {
  format: ["esm"],
  target: "es2022",
  platform: "neutral",
  sourcemap: true,
  splitting: true,
  clean: true,
  dts: true,
  tsconfig: "tsconfig.build.json",
};

/** The worker of core is one file, without an import: it has to be found and started as it is. Its types are core's. */
const worker: Options = {
  ...base,
  entry: { "md5.worker": "src/upload/checksum/md5.worker.ts" },
  splitting: false,
  minify: true,
  noExternal: [/./],
  clean: false,
  dts: false,
};

/** The packages that draw are client modules for frameworks that render on a server; core is not. */
const client: Options = { ...base, platform: "browser", banner: { js: '"use client";' } };

/** Each compiled catalogue is an entry of its own, so that a host loads the language it shows. */
function localeEntries(): Record<string, string> {
  const found = ["locales", "locales/lazy"].flatMap((folder) => {
    const path = `src/i18n/${folder}`;
    const files = existsSync(path) ? readdirSync(path).filter((file) => file.endsWith(".ts")) : [];
    return files.map((file): [string, string] => [`${folder}/${basename(file, ".ts")}`, `${path}/${file}`]);
  });
  return Object.fromEntries(found);
}

/** The style sheets are not part of the scripts: importing the package in Node must not load any. */
function bundleStyles(): void {
  const { status } = spawnSync(process.execPath, ["scripts/bundleStyles.mjs"], { stdio: "inherit" });
  if (status !== 0) throw new Error("@deposit/react: the style sheets were not bundled, see above.");
}

const coreEntryPoints = {
  index: "src/index.ts",
  upload: "src/upload.ts",
  serialize: "src/serialize.ts",
  schema: "src/schema.ts",
  internal: "src/internal.ts",
};

/**
 * The deposit is an entry too, though it is no entry point. What it needs at once is then in other files than the uploader,
 * which it loads when a file is chosen.
 */
const core: Options = {
  ...base,
  entry: {
    ...coreEntryPoints,
    createDeposit: "src/deposit/createDeposit.ts",
    // The form asks it at once, and so does the uploader.
    fileStatus: "src/rules/fileStatus.ts",
  },
  dts: { entry: { ...coreEntryPoints, ...worker.entry } },
  // Both builds run at once: neither may clear away what the other has made.
  clean: ["!md5.worker.*"],
};

/** The build for pages without React: everything is in it, in files that lie side by side in any folder of a site. */
const standalone: Options = {
  ...base,
  clean: false,
  entry: { "deposit-form": "src/standalone.ts" },
  esbuildPlugins: [lazyPartsOf("src/standalone.ts")],
  outDir: "dist/standalone",
  platform: "browser",
  minify: true,
  noExternal: [/./],
  define: { "process.env.NODE_ENV": '"production"' },
  dts: false,
  onSuccess: async () => {
    for (const file of ["md5.worker.js", "md5.worker.js.map"])
      copyFileSync(`../core/dist/${file}`, `dist/standalone/${file}`);
  },
};

const builds: Record<string, () => Options | Options[]> = {
  "@deposit/core": () => [core, worker],
  "@deposit/react": () => {
    // Both builds run at once: neither may clear away what the other has made.
    rmSync("dist/standalone", { recursive: true, force: true });
    return [
      {
        ...client,
        // The form is an entry, too, though no entry point, for the reason that core's deposit is one: what the entry point alone exports
        // and late parts use, such as the widgets of custom fields, then lies in other files than what the form needs at once.
        entry: { index: "src/index.ts", DepositForm: "src/DepositForm.tsx", ...localeEntries() },
        esbuildPlugins: [lazyPartsOf("src/DepositForm.tsx")],
        dts: { entry: { index: "src/index.ts", "standalone/deposit-form": "src/standalone.ts" } },
        clean: ["!standalone/*.js*"],
        onSuccess: async () => bundleStyles(),
      },
      standalone,
    ];
  },
  "@deposit/fields-custom": () => ({ ...client, entry: { index: "src/index.ts" } }),
};

const build = builds[name];
if (build === undefined) throw new Error(`tsup.config.ts does not say how ${name} is built.`);
const config: ReturnType<typeof defineConfig> = defineConfig(build());
export default config;
