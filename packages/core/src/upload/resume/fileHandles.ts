import type { FileHandle } from "../../ports.ts";

const handles = new WeakMap<File, FileHandle>();

/**
 * Remembers where a file came from, so that its upload can go on after a reload without choosing it anew. Before or soon
 * after it is added: what is written of an upload is written again with every part.
 *
 * @example
 * const [handle] = await showOpenFilePicker();
 * const file = await handle.getFile();
 * keepFileHandle(file, handle);
 * deposit.addFiles([file], () => values);
 */
export function keepFileHandle(file: File, handle: FileHandle): void {
  handles.set(file, handle);
}

/** Where a file came from, where that is known. */
export const fileHandleOf = (file: File): FileHandle | undefined => handles.get(file);
