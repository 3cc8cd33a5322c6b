// The rules of the house that no linter knows: who imports whom, names of files, docstrings of what is public, journeys by
// keyboard alone and of whole suites, stories of every state. Prints what goes against them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exit, stderr } from "node:process";
import { fileNames } from "./houseRules/fileNames.ts";
import { importArrows, publicDoors } from "./houseRules/importArrows.ts";
import { keyboardOnly } from "./houseRules/keyboardOnly.ts";
import { laws } from "./houseRules/layers.ts";
import { listFiles } from "./houseRules/listFiles.ts";
import { publicDocs } from "./houseRules/publicDocs.ts";
import type { Source } from "./houseRules/source.ts";
import { everyStateTold } from "./houseRules/storyStates.ts";
import { wholeSuites } from "./houseRules/wholeSuites.ts";
import { doorsOf, manifestOf, publicFolders, root } from "./workspace.ts";

const files = listFiles(root).filter((path) => /\.(ts|tsx|mts|css)$/.test(path));
const sources: Source[] = files
  .filter((path) => !path.endsWith(".css"))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const doors = publicFolders().flatMap((folder) => doorsOf(manifestOf(folder)).map((door) => join(root, folder, door)));

const faults = [
  ...laws.flatMap((law) => importArrows(law, manifestOf(law.folder), sources)),
  ...publicDoors(sources),
  ...fileNames(files),
  ...keyboardOnly(sources),
  ...wholeSuites(sources),
  ...everyStateTold(sources),
  ...publicDocs(doors, root),
];
for (const { path, line, message } of faults) stderr.write(`${path}:${line}  ${message}\n`);
exit(faults.length > 0 ? 1 : 0);
