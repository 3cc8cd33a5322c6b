import type { RequestSummary } from "../errors.ts";
import type { Transfer } from "../ports.ts";
import type { FileLinks, ServerFile, ServerFileList } from "../record/files.ts";
import type { RecordLinks } from "../record/record.ts";

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** What the uploader needs of a client; a `DepositClient` is one. Every method rejects with a `DepositError`. */
export interface FileService {
  readonly files: {
    list(links: RecordLinks, options?: CallOptions): Promise<ServerFileList>;
    init(
      links: RecordLinks,
      files: readonly { readonly key: string; readonly size: number; readonly transfer: { readonly type: string } }[],
      options?: CallOptions,
    ): Promise<ServerFileList>;
    read(file: FileLinks, options?: CallOptions): Promise<ServerFile>;
    commit(file: FileLinks, options?: CallOptions): Promise<ServerFile>;
    remove(file: FileLinks, options?: CallOptions): Promise<void>;
    readTransfer(request: RequestSummary, answer: Awaited<Transfer["answer"]>): ServerFile;
  };
  transferHeaders(url: string): {
    readonly headers: Readonly<Record<string, string>>;
    readonly withCredentials: boolean;
  };
}
