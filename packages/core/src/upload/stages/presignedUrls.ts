import { isGone } from "../../errors.ts";
import type { UploadFailure } from "../../record/files.ts";
import { partsSpeed } from "./parts.ts";
import { nextDelay } from "../queue/retryPolicy.ts";
import { restart } from "./send.ts";
import type { Announced, Answer, LaneFile } from "../queue/state.ts";
import type { LaneWork } from "../queue/QueueDraft.ts";

/** The row of a file in parts shows why something of it waits, and the speed of what goes on. */
export function showDelay(work: LaneWork, name: string, delay: UploadFailure): void {
  const file = work.get(name);
  if (file?.entry.phase.kind !== "uploading") return;
  const bytesPerSecond = file.parts === null ? null : partsSpeed(file.parts);
  work.show(name, { ...file.entry.phase, bytesPerSecond, delay });
}

/** New addresses are wanted, once for all lanes; no part of the file begins until they are there. */
export function renewLinks(work: LaneWork, name: string): void {
  const parts = work.get(name)?.parts;
  if (parts?.refresh.kind === "none") work.change(name, { parts: { ...parts, refresh: { kind: "due" } } });
}

/** New addresses came, or did not. */
export function linksAnswered(work: LaneWork, name: string, file: LaneFile, answer: Answer<Announced>): void {
  const { parts } = file;
  if (parts === null) return;
  if (answer.ok) {
    const { server, partLinks } = answer.value;
    if (server.status === "completed" || partLinks.length !== parts.count)
      return restart(work, name, { kind: "invalid-part", part: partLinks.length });
    return work.change(name, { tries: 0, parts: { ...parts, links: partLinks, refresh: { kind: "none" } } });
  }
  const failure: UploadFailure = { kind: "request", failure: answer.failure };
  if (isGone(answer.failure)) return restart(work, name, failure);
  const next = nextDelay(work, file.tries, failure);
  if (next === null) return work.fail(name, failure);
  const { milliseconds, varied, counts } = next;
  const token = work.ask(name, { kind: "wait", milliseconds, varied });
  work.change(name, {
    tries: counts ? file.tries + 1 : file.tries,
    parts: { ...parts, refresh: { kind: "backing-off", token } },
  });
  if (milliseconds > 0) showDelay(work, name, failure);
}
