import type { Message } from "../messages.ts";
import type { FilesElsewhere } from "../record/files.ts";

/** The sentences on files that other hands took off the draft or added to it, as a save has found. */
export function tellFilesElsewhere({ gone, added }: FilesElsewhere): readonly Message[] {
  const told = (id: "files.othersGone" | "files.othersAdded", names: readonly string[]): readonly Message[] =>
    names.length === 0 ? [] : [{ id, values: { count: names.length, name: names[0] ?? "" } }];
  return [...told("files.othersGone", gone), ...told("files.othersAdded", added)];
}
