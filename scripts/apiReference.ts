// The pages of docs/api: every name that a published package exports, from its docstrings.
//
//   node --import tsx scripts/apiReference.ts           writes them
//   node --import tsx scripts/apiReference.ts --check   writes nothing, and fails where a page is not up to date
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { argv, exit, stderr } from "node:process";
import { renderReference } from "./apiReference/renderReference.ts";
import { entryPointProgram, exportsOf } from "./entryPointProgram.ts";
import { entryPointsOf, manifestOf, publicFolders, root } from "./workspace.ts";

const isCheck = argv.includes("--check");
const folder = join(root, "docs/api");
mkdirSync(folder, { recursive: true });

const entryPoints = publicFolders().flatMap((name) =>
  entryPointsOf(manifestOf(name))
    // A worker has no names to import, and the internal entry point is no part of the API.
    .filter((entryPoint) => /^src\/[^/]+$/.test(entryPoint) && basename(entryPoint) !== "internal.ts")
    .map((entryPoint) => {
      const part = basename(entryPoint, ".ts");
      const isIndex = part === "index";
      return {
        name: isIndex ? manifestOf(name).name : `${manifestOf(name).name}/${part}`,
        page: isIndex ? basename(name) : `${basename(name)}-${part}`,
        path: join(root, name, entryPoint),
      };
    }),
);
// A entry point that is built by itself, for pages without React.
entryPoints.push({
  name: "@deposit/react/standalone",
  page: "react-standalone",
  path: join(root, "packages/react/src/standalone.ts"),
});
const program = entryPointProgram(entryPoints.map(({ path }) => path));
const stale: string[] = [];
for (const entryPoint of entryPoints) {
  const names = exportsOf(program, entryPoint.path) ?? [];
  const page = renderReference({
    packageName: entryPoint.name,
    entryPoint: entryPoint.path,
    names,
    program,
  });
  const path = join(folder, `${entryPoint.page}.md`);
  if (existsSync(path) && readFileSync(path, "utf8") === page) continue;
  if (isCheck) stale.push(`docs/api/${basename(path)}`);
  else writeFileSync(path, page);
}
if (stale.length > 0)
  stderr.write(`${stale.join(", ")}: not what the docstrings say now. Run \`pnpm docs:api\` and commit the result.\n`);
exit(stale.length > 0 ? 1 : 0);
