import { isGone } from "../../errors.ts";
import type { UploadFailure } from "../../record/files.ts";
import { partsSpeed } from "./parts.ts";
import { nextDelay } from "../queue/retryPolicy.ts";
import { restart } from "./send.ts";
import type { RemoteEntry, Answer, UploadTask } from "../queue/state.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";

/** The row of a file in parts shows why something of it waits, and the speed of what goes on. */
export function showDelay(queue: QueueDraft, name: string, delay: UploadFailure): void {
  const file = queue.get(name);
  if (file?.entry.phase.kind !== "uploading") return;
  const bytesPerSecond = file.parts === null ? null : partsSpeed(file.parts);
  queue.show(name, { ...file.entry.phase, bytesPerSecond, delay });
}

/** New addresses are wanted, once for all lanes; no part of the file begins until they are there. */
export function refreshUrls(queue: QueueDraft, name: string): void {
  const parts = queue.get(name)?.parts;
  if (parts?.refresh.kind === "none") queue.change(name, { parts: { ...parts, refresh: { kind: "due" } } });
}

/** New addresses came, or did not. */
export function urlsAnswered(queue: QueueDraft, name: string, file: UploadTask, answer: Answer<RemoteEntry>): void {
  const { parts } = file;
  if (parts === null) return;
  if (answer.ok) {
    const { server, partLinks } = answer.value;
    if (server.status === "completed" || partLinks.length !== parts.count)
      return restart(queue, name, { kind: "invalid-part", part: partLinks.length });
    return queue.change(name, { tries: 0, parts: { ...parts, links: partLinks, refresh: { kind: "none" } } });
  }
  const failure: UploadFailure = { kind: "request", failure: answer.failure };
  if (isGone(answer.failure)) return restart(queue, name, failure);
  const next = nextDelay(queue, file.tries, failure);
  if (next === null) return queue.fail(name, failure);
  const { milliseconds, varied, counts } = next;
  const token = queue.ask(name, { kind: "wait", milliseconds, varied });
  queue.change(name, {
    tries: counts ? file.tries + 1 : file.tries,
    parts: { ...parts, refresh: { kind: "backing-off", token } },
  });
  if (milliseconds > 0) showDelay(queue, name, failure);
}
