import type { Clock } from "../../ports.ts";
import { type ServerFile, normalizedFileName } from "../../record/files.ts";
import type { FileService } from "../FileService.ts";
import type { PartLink } from "../stages/parts.ts";
import type { RemoteEntry } from "./state.ts";

/** The entry of a name in an answer that lists the whole bucket: the same spelling, else another one (wire 2.3). */
export function findByKey(entries: readonly ServerFile[], key: string): ServerFile | null {
  const name = normalizedFileName(key);
  const same = entries.find((entry) => entry.key === key);
  return same ?? entries.find((entry) => normalizedFileName(entry.key) === name) ?? null;
}

/** Milliseconds since 1970 of an end as the server tells it: in UTC where it names no time zone, as some versions do not. */
function timeOf(expiration: string): number {
  const isLocal = /T[\d:.]+$/u.test(expiration);
  return Date.parse(isLocal ? `${expiration}Z` : expiration);
}

/** The folder that an address lies in. */
const folderOf = (url: string): string => url.replace(/[?#].*$/su, "").replace(/[^/]*$/u, "");

/** Whether an address is a store's. Parts lie side by side, thousands of them: one of each folder is looked at. */
function storeTest(service: Pick<FileService, "transferHeaders">): (url: string) => boolean {
  const known = new Map<string, boolean>();
  return (url) => {
    const folder = folderOf(url);
    const isStore = known.get(folder) ?? service.transferHeaders(url).isStore;
    known.set(folder, isStore);
    return isStore;
  };
}

/**
 * A file as the server told of it just now, with the addresses of its parts in order. How long they are good is taken
 * from the server's own clock where its answer tells it; an end that is past already says that the clocks disagree, and
 * nothing is known.
 */
export function readRemoteEntry(
  { service, clock }: { readonly service: Pick<FileService, "transferHeaders">; readonly clock: Clock },
  server: ServerFile,
): RemoteEntry {
  const now = clock.now();
  const isStoreAt = storeTest(service);
  const partLinks = (server.links.parts ?? []).map(({ part, url, expiration = "", method = "PUT" }): PartLink => {
    const left = timeOf(expiration) - (server.servedAt ?? now);
    const lifetime = left > 0 ? left : null;
    const expiresAt = lifetime === null ? null : now + lifetime;
    return { part, url, method, lifetime, expiresAt, isStore: isStoreAt(url) };
  });
  return { server, partLinks: partLinks.toSorted((one, other) => one.part - other.part) };
}
