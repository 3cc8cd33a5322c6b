import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The parts of a package.json that the scripts read. */
export interface Manifest {
  name: string;
  private?: boolean;
  packageManager?: string;
  exports?: Record<string, string | { "@deposit/source"?: string }>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The folder of the repository, without a slash at its end. */
export const root: string = fileURLToPath(new URL("..", import.meta.url)).replace(/[/\\]$/, "");

/** The package.json of a folder given from the root; the root's own without one. */
export function manifestOf(folder = "."): Manifest {
  return JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as Manifest;
}

/** The folders of all packages, as `packages/core`. */
export function packageFolders(): string[] {
  const folders = readdirSync(join(root, "packages")).map((name) => `packages/${name}`);
  return folders.filter((folder) => existsSync(join(root, folder, "package.json")));
}

/** The folders of the packages that are published. */
export function publicFolders(): string[] {
  return packageFolders().filter((folder) => manifestOf(folder).private !== true);
}

/** The sources behind a package's entry points, from its folder: `src/index.ts` for `"./src/index.ts"`. */
export function entryPointsOf({ exports: entryPoints = {} }: Manifest): string[] {
  const sources = Object.values(entryPoints).map((entryPoint) =>
    typeof entryPoint === "string" ? undefined : entryPoint["@deposit/source"],
  );
  return sources.flatMap((path) => (path === undefined ? [] : [path.replace(/^\.\//, "")]));
}

/** The command line that runs pnpm, in the version of package.json, whether or not it is on the path. */
export function pnpm(...args: string[]): string[] {
  const { packageManager } = manifestOf();
  if (packageManager === undefined) throw new Error("package.json names no packageManager.");
  return ["npx", "--yes", packageManager, ...args];
}
