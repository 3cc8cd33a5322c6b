import { DepositError, type RequestSummary } from "../../errors.ts";
import type { Clock, Transfer, TransferAnswer, Transport } from "../../ports.ts";
import type { UploadFailure } from "../../record/files.ts";
import type { FileService } from "../FileService.ts";
import { isReadable } from "./isReadable.ts";
import type { SendOutcome } from "../queue/state.ts";
import { watch } from "./watchdog.ts";

/** A transfer under way: how it ends, and how to stop it. */
export interface ByteTransfer {
  readonly outcome: Promise<SendOutcome>;
  cancel(): void;
}

/** The world that bytes go through. */
export interface TransferWorld {
  readonly service: Pick<FileService, "files" | "transferHeaders">;
  readonly transport: Transport;
  readonly clock: Clock;
}

/** What to send, and where; `md5` (hexadecimal) goes with it, and `stalls` says how patient to be. */
export interface ByteRequest {
  readonly method: string;
  readonly url: string;
  readonly body: Blob;
  readonly md5: string | null;
  readonly stalls: number;
  readonly onProgress: (sent: number) => void;
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

/** Hexadecimal digits as the base64 of their bytes, as `Content-MD5` has it. */
function base64OfHex(hex: string): string {
  return btoa(hex.replaceAll(/../g, (byte) => String.fromCharCode(parseInt(byte, 16))));
}

/**
 * Sends a file, or a slice of it, in one PUT: the `File` itself, never a copy of its bytes (uploads, rule 2), and reads
 * the answer. To a store on another origin go neither credentials nor the repository's headers.
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
