/** What was dropped: the files, those of dropped folders among them, and the names that could not be read. */
export interface DroppedFiles {
  files: File[];
  unreadable: string[];
}

/**
 * Reads what was dropped, opening folders. A folder handed over as a plain file would be unreadable and fail
 * only while uploading. Call it in the drop handler itself: the browser empties the transfer right after.
 */
export async function readDroppedFiles(transfer: DataTransfer): Promise<DroppedFiles> {
  const entries = Array.from(transfer.items, (item) => (item.kind === "file" ? item.webkitGetAsEntry?.() : null));
  if (entries.every((entry) => !entry)) return { files: Array.from(transfer.files), unreadable: [] };
  const read: DroppedFiles = { files: [], unreadable: [] };
  for (const entry of entries) if (entry) await readEntry(entry, read);
  return read;
}

async function readEntry(entry: FileSystemEntry, read: DroppedFiles): Promise<void> {
  try {
    if (isFile(entry)) read.files.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)));
    else if (isFolder(entry)) for (const child of await readFolder(entry)) await readEntry(child, read);
  } catch {
    read.unreadable.push(entry.name);
  }
}

/** A folder answers in batches of a hundred at most; an empty batch is the end. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return entries;
    entries.push(...batch);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
