// The rules of the house that no linter knows: who imports whom, names of files, docstrings of what is public, end-to-end tests by
// keyboard alone and of whole suites, stories of every state. Prints what goes against them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exit, stderr } from "node:process";
import { citations } from "./architecture/citations.ts";
import { fileNames } from "./architecture/fileNames.ts";
import { importRules, publicDoors } from "./architecture/imports.ts";
import { internalImports } from "./architecture/internalImports.ts";
import { keyboardOnly } from "./architecture/keyboardOnly.ts";
import { packageRules } from "./architecture/layers.ts";
import { listFiles } from "./architecture/listFiles.ts";
import { publicDocs } from "./architecture/publicDocs.ts";
import type { Source } from "./architecture/source.ts";
import { everyStateTold } from "./architecture/storyStates.ts";
import { wholeSuites } from "./architecture/wholeSuites.ts";
import { entryPointsOf, manifestOf, publicFolders, root } from "./workspace.ts";

const tree = listFiles(root);
const files = tree.filter((path) => /\.(ts|tsx|mts|css)$/.test(path));
const read = (path: string): Source => ({ path, text: readFileSync(join(root, path), "utf8") });
const sources: Source[] = files.filter((path) => !path.endsWith(".css")).map(read);
const platformPages = tree.filter((path) => /^docs\/platform\/.*\.md$/.test(path)).map(read);
const entryPoints = publicFolders().flatMap((folder) =>
  entryPointsOf(manifestOf(folder)).map((entryPoint) => join(root, folder, entryPoint)),
);

const faults = [
  ...packageRules.flatMap((law) => importRules(law, manifestOf(law.folder), sources)),
  ...publicDoors(sources),
  ...internalImports(sources.filter(({ path }) => !path.endsWith("internalImports.test.ts"))),
  ...fileNames(files),
  ...keyboardOnly(sources),
  ...wholeSuites(sources),
  ...everyStateTold(sources),
  ...publicDocs(entryPoints, root),
  ...citations(
    sources.filter(({ path }) => path !== "scripts/architecture/citations.test.ts"),
    platformPages,
  ),
];
for (const { path, line, message } of faults) stderr.write(`${path}:${line}  ${message}\n`);
exit(faults.length > 0 ? 1 : 0);
