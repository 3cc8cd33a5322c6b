import type { ServerFile } from "../record/files.ts";
import type { LaneFile } from "./laneState.ts";
import type { LaneWork } from "./laneWork.ts";

/** The digits of a checksum that reads `md5:<hex>`; `null` where the server gives none, or another kind (wire 1.3). */
function md5In(checksum: string | null | undefined): string | null {
  return /^md5:([0-9a-f]{32})$/i.exec(checksum ?? "")?.[1]?.toLowerCase() ?? null;
}

function finish(work: LaneWork, name: string, file: LaneFile, { links, checksum, mimetype }: ServerFile): void {
  work.stopHashing(name);
  work.put(name, {
    ...file,
    file: null,
    step: { kind: "resting" },
    token: 0,
    digest: { kind: "unasked" },
    entry: { ...file.entry, links, checksum: checksum ?? "", mimetype: mimetype ?? file.entry.mimetype },
    onServer: { kind: "entry", links, sentAll: true },
  });
  work.show(name, { kind: "finished" });
}

/**
 * The server says that it has the whole file: it is finished when that is the file that was sent, of the same size and
 * MD5 (uploads, rule 4). Without a checksum of the server's, or where none can be computed here, the size alone decides.
 */
export function judge(work: LaneWork, name: string, file: LaneFile, server: ServerFile): void {
  const { size, links } = server;
  // What is there is not our file: the next try deletes it and sends it anew.
  const anew = { kind: "entry", links, sentAll: false } as const;
  if (size !== file.entry.size) {
    work.put(name, { ...file, onServer: anew });
    return work.fail(name, { kind: "size-mismatch", expected: file.entry.size, stored: size ?? 0 });
  }
  const stored = md5In(server.checksum);
  if (stored === null) return finish(work, name, file, server);
  switch (file.digest.kind) {
    case "known": {
      const { md5 } = file.digest;
      if (md5 === stored) return finish(work, name, file, server);
      // The next try reads the file once more as well: the fault may have been on this side.
      work.put(name, { ...file, digest: { kind: "unasked" }, onServer: anew });
      return work.fail(name, { kind: "checksum-mismatch", expected: `md5:${md5}`, stored: `md5:${stored}` });
    }
    case "unknown":
      return finish(work, name, file, server);
    case "unasked":
    case "awaited":
      work.put(name, {
        ...file,
        step: { kind: "verifying", server },
        token: 0,
        onServer: { kind: "entry", links, sentAll: true },
      });
      if (file.entry.phase.kind !== "finishing") work.show(name, { kind: "finishing" });
      return work.hash(name);
    default:
      return file.digest satisfies never;
  }
}

/** The MD5 of a file is known, or cannot be (`null`); a file that waited only for it is judged now. */
export function hashed(work: LaneWork, name: string, file: LaneFile, md5: string | null): void {
  const known: LaneFile = { ...file, digest: md5 === null ? { kind: "unknown" } : { kind: "known", md5 } };
  work.put(name, known);
  if (known.step.kind === "verifying") judge(work, name, known, known.step.server);
}
