import { keepFileHandle } from "@deposit/core/internal";
import type { FileHandle } from "@deposit/core/upload";
import { type RefObject, useCallback, useEffect, useRef } from "react";

/** Files of one drop whose handles are kept. A drop of thousands has small files that are quickly sent again. */
const MAX_HANDLES = 100;

/** An item of a drop in a browser with file handles. */
interface ItemWithHandle {
  getAsFileSystemHandle(): Promise<unknown>;
}
const hasHandle = (item: object): item is ItemWithHandle =>
  "getAsFileSystemHandle" in item && typeof item.getAsFileSystemHandle === "function";
const isFile = (handle: unknown): handle is FileHandle =>
  typeof handle === "object" && handle !== null && "getFile" in handle && typeof handle.getFile === "function";

/** Compares name, size and modification time, without reading the files. */
const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/**
 * Keeps the handles of files dropped on an element, so that an upload can continue after a reload. Returns a function
 * to call with the accepted files. Browsers without file handles keep nothing.
 */
export function useDroppedHandles(zone: RefObject<HTMLElement | null>): (files: readonly File[]) => void {
  const dropped = useRef<readonly Promise<unknown>[]>([]);
  useEffect(() => {
    const element = zone.current;
    if (element === null) return;
    // Runs in the capture phase, since the browser empties `dataTransfer` right after the event.
    const onDrop = ({ dataTransfer }: DragEvent): void => {
      const items = Array.from(dataTransfer?.items ?? []).filter(({ kind }) => kind === "file");
      dropped.current = items
        .slice(0, MAX_HANDLES)
        .flatMap((item) => (hasHandle(item) ? item.getAsFileSystemHandle() : []));
      // Without a handle the depositor chooses the file again.
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
    // The file is gone or access is denied. The depositor chooses it again.
  }
}
