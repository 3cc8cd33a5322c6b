/** What was dropped: the files, those of dropped folders among them, and the names that could not be read. */
export interface DroppedFiles {
  readonly files: File[];
  readonly unreadable: string[];
}

/**
 * Reads what was dropped, opening folders. A folder handed over as a plain file would be unreadable and fail
 * only while uploading. Call it in the drop handler itself: the browser empties the transfer right after.
 */
export async function readDroppedFiles(transfer: DataTransfer): Promise<DroppedFiles> {
  const items = Array.from(transfer.items).filter(({ kind }) => kind === "file");
  const dropped = items.map((item) => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile?.() ?? null }));
  if (dropped.every(({ entry }) => entry === null)) return { files: Array.from(transfer.files), unreadable: [] };
  return joined(
    await Promise.all(
      dropped.map(({ entry, file }) => {
        if (entry !== null) return readEntry(entry);
        return { files: file === null ? [] : [file], unreadable: [] };
      }),
    ),
  );
}

async function readEntry(entry: FileSystemEntry): Promise<DroppedFiles> {
  try {
    if (isFile(entry)) {
      const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
      return { files: [file], unreadable: [] };
    }
    return isFolder(entry) ? await readFolder(entry) : { files: [], unreadable: [] };
  } catch {
    return { files: [], unreadable: [entry.name] };
  }
}

/** A folder answers in batches of a hundred at most; an empty batch is the end. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<DroppedFiles> {
  const reader = folder.createReader();
  const read: DroppedFiles[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return joined(read);
    read.push(...(await Promise.all(batch.map(readEntry))));
  }
}

function joined(read: readonly DroppedFiles[]): DroppedFiles {
  return { files: read.flatMap(({ files }) => files), unreadable: read.flatMap(({ unreadable }) => unreadable) };
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
