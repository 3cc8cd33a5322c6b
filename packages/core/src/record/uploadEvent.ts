import type { FileEntry, UploadFailure } from "./files.ts";

/** What the uploader tells while it works; the machine turns it into state. */
export type UploadEvent =
  | { readonly kind: "files-added"; readonly entries: readonly FileEntry[] }
  | { readonly kind: "file-changed"; readonly entry: FileEntry }
  | { readonly kind: "files-changed"; readonly entries: readonly FileEntry[] }
  | { readonly kind: "files-removed"; readonly keys: readonly string[] }
  | { readonly kind: "file-removal-failed"; readonly key: string; readonly failure: UploadFailure };
