import { isGone } from "../../errors.ts";
import type { UploadFailure } from "../../record/files.ts";
import { type PartLink, type PartsState, partsSpeed } from "../queue/parts.ts";
import type { QueueDraft } from "../queue/QueueDraft.ts";
import type { RemoteEntry } from "../queue/remoteEntry.ts";
import { requestFailure } from "../queue/retry.ts";
import { countedFailure } from "../queue/retryPolicy.ts";
import type { Answer, UploadTask } from "../queue/state.ts";
import { restart } from "./send.ts";

/** Whether a link should be exchanged before its use: a minute before its end, or a quarter of a short life. */
export function isStale({ expiresAt, lifetime }: PartLink, now: number): boolean {
  if (expiresAt === null || lifetime === null) return false;
  return expiresAt - now < Math.min(60_000, lifetime / 4);
}

/** Whether an expired address may be the cause. A page cannot distinguish that from a lost network (docs/platform/multipart.md 3). */
export function mayBeExpired(failure: UploadFailure, isStore: boolean): boolean {
  if (failure.kind !== "request") return false;
  const { kind } = failure.failure;
  return kind === "permission-denied" || (isStore && kind === "no-response");
}

/** Returns the failure to show for a part that a store did not take. */
export function storeFailure(failure: UploadFailure, parts: PartsState, link: PartLink | undefined): UploadFailure {
  if (link?.isStore !== true || failure.kind !== "request") return failure;
  if (failure.failure.kind === "permission-denied") return { kind: "link-expired" };
  const isFirstPart = parts.next - parts.again.length - parts.active.length <= 1;
  return failure.failure.kind === "no-response" && isFirstPart
    ? { kind: "store-unreachable", origin: originOf(link.url) }
    : failure;
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url);

/** New addresses are needed. No part of the file starts until they are there. */
export function refreshUrls(queue: QueueDraft, name: string): void {
  const parts = queue.get(name)?.parts;
  if (parts?.refresh.kind === "none") queue.change(name, { parts: { ...parts, refresh: { kind: "due" } } });
}

/** Requests new addresses by reading the entry. Returns whether a request was made. */
export function requestUrls(queue: QueueDraft, name: string, { onServer }: UploadTask, parts: PartsState): boolean {
  if (onServer.kind !== "entry") return false;
  const token = queue.requestBeside(name, { kind: "refresh-urls", links: onServer.links });
  queue.change(name, { parts: { ...parts, refresh: { kind: "requested", token } } });
  return true;
}

/** New addresses arrived, or did not. */
export function urlsAnswered(queue: QueueDraft, name: string, task: UploadTask, answer: Answer<RemoteEntry>): void {
  const { parts, attempts } = task;
  if (parts === null) return;
  if (answer.ok) {
    const { server, partLinks } = answer.value;
    if (server.status === "completed" || partLinks.length !== parts.count)
      return restart(queue, name, { kind: "invalid-part", part: partLinks.length });
    queue.count(name, { requests: 0 });
    return queue.change(name, { parts: { ...parts, links: partLinks, refresh: { kind: "none" } } });
  }
  const failure = requestFailure(answer.failure);
  if (isGone(answer.failure)) return restart(queue, name, failure);
  const delay = queue.rules.retry.delay(failure, attempts.requests, queue.isOffline);
  if (delay === null) return queue.fail(name, failure);
  const { milliseconds, varied } = delay;
  const token = queue.requestBeside(name, { kind: "wait", milliseconds, varied });
  queue.count(name, { requests: countedFailure(attempts.requests, delay) });
  queue.change(name, { parts: { ...parts, refresh: { kind: "backing-off", token } } });
  if (milliseconds > 0) showDelay(queue, name, failure);
}

/** Shows why a part waits, and the speed of the others. */
export function showDelay(queue: QueueDraft, name: string, delay: UploadFailure): void {
  const task = queue.get(name);
  if (task?.entry.phase.kind !== "uploading") return;
  const bytesPerSecond = task.parts === null ? null : partsSpeed(task.parts);
  queue.show(name, { ...task.entry.phase, bytesPerSecond, delay });
}
