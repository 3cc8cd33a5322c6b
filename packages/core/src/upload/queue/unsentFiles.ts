import type { LaneFile } from "./state.ts";

/** The bytes of those files that are to go to the server and have not arrived. */
export function unsentFiles(files: Iterable<LaneFile>): readonly File[] {
  return Array.from(files, ({ file, unwanted, entry }) =>
    unwanted || entry.phase.kind === "finished" ? null : file,
  ).filter((file) => file !== null);
}
