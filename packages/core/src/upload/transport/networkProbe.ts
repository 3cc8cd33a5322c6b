import { failureOf } from "../../errors.ts";
import type { Clock } from "../../ports.ts";
import type { FileEntry } from "../../record/files.ts";
import type { UploadEvent } from "../../record/uploadEvent.ts";
import type { FileService } from "../FileService.ts";
import type { UploadTask } from "../queue/state.ts";

/** How soon the network is asked for after a file was lost to it, milliseconds: its last request may have met the very end. */
const FIRST_PROBE = 1_000;

/** How long a network that is gone is left alone before it is asked for again, milliseconds. */
const NEXT_PROBE = 30_000;

/** What is asked for, and of whom. */
export interface ProbedWorld {
  readonly clock: Clock;
  readonly service: FileService;
  readonly files: () => Iterable<UploadTask>;
}

/** Finds out that a network is back that the browser never said was gone. */
export interface NetworkProbe {
  /** Hears what becomes of files: one may have failed for want of an answer. */
  hear(event: UploadEvent): void;
  dispose(): void;
}

/**
 * A hotel's Wi-Fi that leads nowhere is a connection all the same, of which the browser tells neither the end nor the
 * return. So something small is asked for as long as files are lost to it. `onBack` is told of a network that was seen
 * gone; one that answers at once was not to blame, and what it did not carry is not sent again without being asked.
 */
export function createNetworkProbe({ clock, service, files }: ProbedWorld, onBack: () => void): NetworkProbe {
  const disposal = new AbortController();
  const { signal } = disposal;
  let stop: (() => void) | null = null;

  function ask(): Promise<unknown> | null {
    for (const { entry, onServer } of files()) {
      if (!isUnanswered(entry)) continue;
      if (onServer.kind === "entry") return service.files.read(onServer.links, { signal });
      if (onServer.kind === "unconfirmed") return service.files.list(onServer.draft, { signal });
    }
    return null;
  }

  async function probe(wasGone: boolean): Promise<void> {
    const isGone = await failsUnanswered(ask());
    if (signal.aborted) return;
    stop = isGone ? clock.after(NEXT_PROBE, () => void probe(true)) : null;
    if (wasGone && !isGone) onBack();
  }

  return {
    hear(event) {
      if (event.kind !== "file-changed" || !isUnanswered(event.entry)) return;
      stop ??= clock.after(FIRST_PROBE, () => void probe(false));
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

/** Any answer is one, also a refusal. */
async function failsUnanswered(call: Promise<unknown> | null): Promise<boolean> {
  try {
    await call;
    return false;
  } catch (error) {
    return failureOf(error).kind === "no-response";
  }
}
