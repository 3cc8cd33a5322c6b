import type { Clock } from "../../ports.ts";
import { type ServerFile, normalizedFileName } from "../../record/files.ts";
import type { FileService } from "../FileService.ts";
import type { PartLink } from "./parts.ts";

/** A file as the server described it, with the links of its parts in order, if it takes parts. */
export interface RemoteEntry {
  readonly server: ServerFile;
  readonly partLinks: readonly PartLink[];
}

/** Finds the entry with a name: the same spelling first, then another Unicode form (docs/platform/files.md 8). */
export function findByKey(entries: readonly ServerFile[], key: string): ServerFile | null {
  const name = normalizedFileName(key);
  const same = entries.find((entry) => entry.key === key);
  return same ?? entries.find((entry) => normalizedFileName(entry.key) === name) ?? null;
}

/** Parses an expiration to milliseconds since 1970. Some versions name no time zone and mean UTC. */
function timeOf(expiration: string): number {
  const isLocal = /T[\d:.]+$/u.test(expiration);
  return Date.parse(isLocal ? `${expiration}Z` : expiration);
}

const folderOf = (url: string): string => url.replace(/[?#].*$/su, "").replace(/[^/]*$/u, "");

/** Returns a test for addresses of a store. A file has thousands of them in one folder, so that one per folder is judged. */
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
 * Reads what the server has just answered about a file. Link lifetimes are measured by the server's clock where the answer
 * contains it. A link that has already expired shows that the clocks disagree, so that its end is unknown.
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
