import { DepositError, type RequestSummary } from "../errors.ts";
import type { Transfer, Transport } from "../ports.ts";
import type { UploadFailure } from "../record/files.ts";
import type { FileService } from "./FileService.ts";
import type { SendOutcome } from "./laneState.ts";

/** A transfer under way: how it ends, and how to stop it. */
export interface SingleTransfer {
  readonly outcome: Promise<SendOutcome>;
  cancel(): void;
}

/** Whether the bytes can still be read: a file that was moved or changed fails as if the network had (uploads, 8). */
async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

async function failureOf(error: unknown, file: Blob): Promise<UploadFailure> {
  if (!(error instanceof DepositError)) throw error;
  const { failure } = error;
  // A 200 that says `errors`: the platform took the bytes and refused them (wire 2.3).
  if (failure.kind === "refused" && failure.status === 200)
    return { kind: "transfer-refused", message: failure.message };
  if (failure.kind === "no-response" && !(await isReadable(file))) return { kind: "unreadable" };
  // Stopped, but not by us: then nobody listens any more. The browser did it, as when a page is left and come back to.
  return { kind: "request", failure: failure.kind === "cancelled" ? { ...failure, kind: "no-response" } : failure };
}

/** Sends a file in one PUT: the `File` itself, never a copy of its bytes (uploads, rule 2), and reads the answer. */
export function startSingleTransfer(
  service: Pick<FileService, "files" | "transferHeaders">,
  transport: Transport,
  file: Blob,
  url: string,
  onProgress: (sent: number) => void,
): SingleTransfer {
  const request: RequestSummary = { method: "PUT", url };
  const octets = { "Content-Type": "application/octet-stream" };
  const { headers, withCredentials } = service.transferHeaders(url);
  const transfer: Transfer = transport({
    ...request,
    headers: { ...octets, ...headers },
    body: file,
    withCredentials,
    onProgress,
  });
  const outcome = async (): Promise<SendOutcome> => {
    try {
      service.files.readTransfer(request, await transfer.answer);
      return { ok: true };
    } catch (error) {
      return { ok: false, failure: await failureOf(error, file) };
    }
  };
  return { outcome: outcome(), cancel: () => transfer.cancel() };
}
