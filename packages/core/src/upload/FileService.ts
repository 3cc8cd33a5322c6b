import type { RequestSummary } from "../errors.ts";
import type { TransferAnswer } from "../ports.ts";
import type { FileLinks, FileTransfer, ServerFile, ServerFileList } from "../record/files.ts";
import type { RecordLinks } from "../record/record.ts";

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** What the uploader needs of a client. A `DepositClient` is one. Every method rejects with a `DepositError`. */
export interface FileService {
  readonly files: {
    list(links: RecordLinks, options?: CallOptions): Promise<ServerFileList>;
    init(
      links: RecordLinks,
      files: readonly { readonly key: string; readonly size: number; readonly transfer: FileTransfer }[],
      options?: CallOptions,
    ): Promise<ServerFileList>;
    read(file: FileLinks, options?: CallOptions): Promise<ServerFile>;
    commit(file: FileLinks, options?: CallOptions): Promise<ServerFile>;
    remove(file: FileLinks, options?: CallOptions): Promise<void>;
    readTransfer(request: RequestSummary, answer: TransferAnswer): void;
    readStored(request: RequestSummary, answer: TransferAnswer): { readonly etag: string | null };
  };
  transferHeaders(url: string): {
    readonly headers: Readonly<Record<string, string>>;
    readonly withCredentials: boolean;
    readonly isStore: boolean;
  };
}
