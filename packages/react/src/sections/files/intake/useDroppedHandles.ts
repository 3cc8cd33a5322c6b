import { type FileHandle, keepFileHandle } from "@deposit/core";
import { type RefObject, useCallback, useEffect, useRef } from "react";

/** So many files of a drop have their place remembered: those of thousands are small, and sent anew as quickly. */
const REMEMBERED = 100;

/** An item of a drop in a browser that tells where a file is. */
interface TellingItem {
  getAsFileSystemHandle(): Promise<unknown>;
}
const tells = (item: object): item is TellingItem =>
  "getAsFileSystemHandle" in item && typeof item.getAsFileSystemHandle === "function";
const isFile = (handle: unknown): handle is FileHandle =>
  typeof handle === "object" && handle !== null && "getFile" in handle && typeof handle.getFile === "function";

/** Whether both are the same file, as far as can be told without reading it. */
const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Remembers where files are that are dropped on an element, in browsers that tell, so that their upload can go on after a
 * reload without choosing them anew. Gives the function to call with the files that were taken.
 */
export function useDroppedHandles(zone: RefObject<HTMLElement | null>): (files: readonly File[]) => void {
  const dropped = useRef<readonly Promise<unknown>[]>([]);
  useEffect(() => {
    const element = zone.current;
    if (element === null) return;
    // The browser empties the transfer right after the event, so that it is asked before anybody else is.
    const onDrop = ({ dataTransfer }: DragEvent): void => {
      const items = Array.from(dataTransfer?.items ?? []).filter(({ kind }) => kind === "file");
      dropped.current = items.slice(0, REMEMBERED).flatMap((item) => (tells(item) ? item.getAsFileSystemHandle() : []));
      // What a browser would not tell is no loss.
      for (const handle of dropped.current) handle.catch(() => undefined);
    };
    element.addEventListener("drop", onDrop, { capture: true });
    return () => element.removeEventListener("drop", onDrop, { capture: true });
  }, [zone]);
  return useCallback((files: readonly File[]) => {
    const handles = dropped.current;
    dropped.current = [];
    for (const pending of handles) void keepMatching(pending, files);
  }, []);
}

async function keepMatching(pending: Promise<unknown>, files: readonly File[]): Promise<void> {
  try {
    const handle = await pending;
    if (!isFile(handle)) return;
    const there = await handle.getFile();
    const file = files.find((one) => isSame(one, there));
    if (file !== undefined) keepFileHandle(file, handle);
  } catch {
    // Gone, or not ours to open again: it is chosen anew, as in browsers that tell nothing.
  }
}
