import { failureOf } from "../../errors.ts";
import type { Clock } from "../../ports.ts";
import type { FileEntry } from "../../record/files.ts";
import type { UploadEvent } from "../../record/uploadEvent.ts";
import type { FileService } from "../FileService.ts";
import { FIRST_PROBE_DELAY, OFFLINE_DELAY } from "../queue/retryPolicy.ts";
import type { UploadTask } from "../queue/state.ts";

/** What is probed, and for which files. */
export interface ProbedWorld {
  readonly clock: Clock;
  readonly service: FileService;
  readonly files: () => Iterable<UploadTask>;
}

/** Finds out that a network is back although the browser never knew that it was gone. */
export interface NetworkProbe {
  /** Must be called with each event of the uploader: a file may have failed without an answer. */
  onEvent(event: UploadEvent): void;
  dispose(): void;
}

/**
 * Probes the network with a small request while files have failed without an answer. A browser on a Wi-Fi that leads nowhere
 * reports neither the loss nor the return. `onBack` is called only if a probe has failed before: a network that answers the
 * first probe was not the cause, and files that it did not carry need a retry by the user.
 */
export function createNetworkProbe({ clock, service, files }: ProbedWorld, onBack: () => void): NetworkProbe {
  const disposal = new AbortController();
  const { signal } = disposal;
  let stop: (() => void) | null = null;

  function request(): Promise<unknown> | null {
    for (const { entry, onServer } of files()) {
      if (!isUnanswered(entry)) continue;
      if (onServer.kind === "entry") return service.files.read(onServer.links, { signal });
      if (onServer.kind === "unconfirmed") return service.files.list(onServer.draft, { signal });
    }
    return null;
  }

  async function probe(wasGone: boolean): Promise<void> {
    const isGone = await failsUnanswered(request());
    if (signal.aborted) return;
    stop = isGone ? clock.after(OFFLINE_DELAY, () => void probe(true)) : null;
    if (wasGone && !isGone) onBack();
  }

  return {
    onEvent(event) {
      if (event.kind !== "file-changed" || !isUnanswered(event.entry)) return;
      stop ??= clock.after(FIRST_PROBE_DELAY, () => void probe(false));
    },
    dispose() {
      disposal.abort();
      stop?.();
    },
  };
}

/** Whether a file failed because nothing answered. */
function isUnanswered({ phase }: FileEntry): boolean {
  return phase.kind === "error" && phase.failure.kind === "request" && phase.failure.failure.kind === "no-response";
}

/** Whether a call gets no answer. A refusal is an answer. */
async function failsUnanswered(call: Promise<unknown> | null): Promise<boolean> {
  try {
    await call;
    return false;
  } catch (error) {
    return failureOf(error).kind === "no-response";
  }
}
