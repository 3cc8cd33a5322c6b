import type { Failure } from "../../errors.ts";
import type { RecordLinks } from "../../record/record.ts";
import { takeOff } from "./remove.ts";
import { isAmbiguous } from "../queue/retryPolicy.ts";
import { rest } from "./send.ts";
import type { Announced, AnnouncedAlong, LaneFile, LaneRequest, OnServer } from "../queue/state.ts";
import type { LaneWork } from "../queue/QueueDraft.ts";

type Along = NonNullable<Extract<LaneRequest, { kind: "init" }>["along"]>;

/** Whether a file is announced in one request with others. */
export const isAnnouncingMany = ({ step }: LaneFile): boolean =>
  step.kind === "announcing" && (step.along?.length ?? 0) > 0;

/**
 * The files that are announced along with the one whose turn has come: the next that wait, where they are many and go
 * whole. The answer to an init lists the whole bucket, so that thousands of them, each by itself, would be slow.
 */
export function takeAlong(work: LaneWork): Along {
  const { together, planTransfer } = work.rules;
  if (together < 2) return [];
  const active = work.active().flatMap((name) => work.get(name) ?? []);
  if (active.some(isAnnouncingMany)) return [];
  const fits = ({ onServer, alone, entry }: LaneFile): boolean =>
    onServer.kind === "nothing" && !alone && planTransfer(entry.size).type === "L";
  return work.dequeueRow(together - 1, fits).flatMap((name) => {
    const file = work.get(name);
    if (file === undefined) return [];
    work.change(name, { step: { kind: "along" }, plan: { type: "L" } });
    return [{ name, key: file.entry.key, size: file.entry.size }];
  });
}

/** Whether a refusal may be due to one file of several: all or none of them are announced (wire 2.3). */
export const concernsOne = (failure: Failure): boolean =>
  !isAmbiguous(failure) && failure.kind !== "rate-limited" && failure.kind !== "csrf";

/** Takes note of what an init made of a file that it announced along with another. */
function settle(work: LaneWork, name: string, file: LaneFile, told: Announced | OnServer): void {
  if (!("server" in told)) return work.change(name, { onServer: told });
  const { links } = told.server;
  work.change(name, {
    onServer: { kind: "entry", links, sentAll: false, isFresh: true },
    entry: { ...file.entry, links },
    tries: 0,
  });
}

/**
 * The answer to an init that announced several: each of the others goes back to the head of those that wait, and is sent
 * at its turn. Where the answer was lost, it is looked for then; where it was a refusal, it is announced by itself.
 */
export function announcedAlong(
  work: LaneWork,
  draft: RecordLinks,
  names: readonly string[],
  along: AnnouncedAlong,
  failure: Failure | null,
): void {
  const first: string[] = [];
  for (const name of names) {
    const file = work.get(name);
    if (file?.step.kind !== "along") continue;
    const told = along.get(name);
    // A 201 that does not list it is no answer: the same as one that was lost.
    const ours = failure === null || isAmbiguous(failure);
    const alone = failure !== null && concernsOne(failure);
    const perhaps = { kind: "perhaps", draft, ours, size: file.entry.size, plan: file.plan } as const;
    const nothing = { kind: "nothing" } as const;
    if (told === "elsewhere") settle(work, name, file, nothing);
    else settle(work, name, file, told ?? (ours || alone ? perhaps : nothing));
    work.change(name, { step: { kind: "waiting" }, alone });
    if (file.unwanted) takeOff(work, name);
    else if (told === "elsewhere") work.fail(name, { kind: "elsewhere" });
    else if (file.held) rest(work, name);
    else first.push(name);
  }
  if (first.length > 0) work.enqueueFirst("queue", first);
}
