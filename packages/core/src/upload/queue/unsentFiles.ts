import type { UploadTask } from "./state.ts";

/** The bytes of those files that are to go to the server and have not arrived. */
export function unsentFiles(files: Iterable<UploadTask>): readonly File[] {
  return Array.from(files, ({ file, isRemoving, entry }) =>
    isRemoving || entry.phase.kind === "finished" ? null : file,
  ).filter((file) => file !== null);
}
