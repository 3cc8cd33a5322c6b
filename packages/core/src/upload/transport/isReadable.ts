/** Whether the bytes can still be read: a file that was moved or changed fails as if the network had (uploads, 8). */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
