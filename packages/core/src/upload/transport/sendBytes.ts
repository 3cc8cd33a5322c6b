import { DepositError, type RequestSummary } from "../../errors.ts";
import type { Clock, Transfer, TransferAnswer, Transport } from "../../ports.ts";
import type { UploadFailure } from "../../record/files.ts";
import type { FileService } from "../FileService.ts";
import type { SendOutcome } from "../queue/state.ts";
import { watch } from "./watchdog.ts";

/** A transfer under way. */
export interface ByteTransfer {
  readonly outcome: Promise<SendOutcome>;
  cancel(): void;
}

/** What bytes are sent with. */
export interface TransferWorld {
  readonly service: Pick<FileService, "files" | "transferHeaders">;
  readonly transport: Transport;
  readonly clock: Clock;
}

/** What to send, and where. */
export interface ByteRequest {
  readonly method: string;
  readonly url: string;
  readonly body: Blob;
  /** The MD5 of the body in hexadecimal digits, sent as `Content-MD5`. */
  readonly md5: string | null;
  /** Earlier stalls of the file: each one doubles the patience. */
  readonly stalls: number;
  readonly onProgress: (sent: number) => void;
}

/**
 * Sends a file or a slice of it in one PUT, never a copy of its bytes (docs/platform/uploads.md 2.2), and reads the answer.
 * A store on another origin gets neither credentials nor the repository's headers.
 */
export function sendBytes(
  world: TransferWorld,
  { method, url, body, md5, stalls, onProgress }: ByteRequest,
): ByteTransfer {
  const { service, transport, clock } = world;
  const request: RequestSummary = { method, url };
  const { headers, withCredentials, isStore } = service.transferHeaders(url);
  const octets = isStore ? {} : { "Content-Type": "application/octet-stream" };
  const digest = md5 === null ? {} : { "Content-MD5": base64OfHex(md5) };
  let progress = onProgress;
  const transfer: Transfer = transport({
    ...request,
    headers: { ...octets, ...headers, ...digest },
    body,
    withCredentials: withCredentials && !isStore,
    onProgress: (sent) => progress(sent),
  });
  const stalled = new Promise<"stalled">((resolve) => {
    const watchdog = watch(clock, { bytes: body.size, stalls, tellsProgress: transfer.tellsProgress !== false }, () => {
      resolve("stalled");
      transfer.cancel();
    });
    progress = (sent) => {
      watchdog.progressed(sent);
      onProgress(sent);
    };
    const stop = (): void => watchdog.stop();
    transfer.answer.then(stop, stop);
  });
  const read = (answer: TransferAnswer): SendOutcome => {
    if (isStore) return { ok: true, etag: service.files.readStored(request, answer).etag };
    service.files.readTransfer(request, answer);
    return { ok: true };
  };
  const outcome = async (): Promise<SendOutcome> => {
    try {
      const answer = await Promise.race([transfer.answer, stalled]);
      return answer === "stalled" ? { ok: false, failure: { kind: "stalled" } } : read(answer);
    } catch (error) {
      return { ok: false, failure: await failureOf(error, body) };
    }
  };
  return { outcome: outcome(), cancel: () => transfer.cancel() };
}

async function failureOf(error: unknown, file: Blob): Promise<UploadFailure> {
  if (!(error instanceof DepositError)) throw error;
  const { failure } = error;
  // A 200 with `errors`: the platform has received the bytes and refused them (docs/platform/files.md 5).
  if (failure.kind === "refused" && failure.status === 200)
    return { kind: "transfer-refused", message: failure.message };
  if (failure.kind === "no-response" && !(await isReadable(file))) return { kind: "unreadable" };
  // The uploader ignores what it cancels. This one was cancelled by the browser, as when a user leaves a page and returns.
  return { kind: "request", failure: failure.kind === "cancelled" ? { ...failure, kind: "no-response" } : failure };
}

/** Whether bytes can still be read. A file that was moved or changed fails like a lost network (docs/platform/uploads.md 5.8). */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Converts hexadecimal digits to the base64 of their bytes, as in `Content-MD5`. */
function base64OfHex(hex: string): string {
  return btoa(hex.replaceAll(/../g, (byte) => String.fromCharCode(parseInt(byte, 16))));
}
