import { partsOf, type Fault } from "./source.ts";

const empty = new Set(["utils", "util", "helpers", "helper", "types", "manager", "misc", "common"]);

/** Folders and files whose name says nothing about what is in them. */
export function fileNames(paths: string[]): Fault[] {
  return paths.flatMap((path) => {
    const name = partsOf(path).find((part) => empty.has(part.toLowerCase()));
    return name === undefined
      ? []
      : [{ path, line: 1, message: `"${name}" says nothing: name it after the one thing that is in it` }];
  });
}
