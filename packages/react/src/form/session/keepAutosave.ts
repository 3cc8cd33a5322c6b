import type { Connectivity } from "@deposit/core";
import { type Autosave, openAutosave } from "@deposit/core/internal";
import type { DepositSession } from "./createDepositSession.ts";

/** Options of {@link keepAutosave}. */
export interface KeepAutosaveOptions {
  readonly connectivity: Connectivity;
  /** Whether a draft is saved by itself; a Save that was pressed without a network is done in any case. */
  readonly isOn: boolean;
  readonly log: (message: string, detail: unknown) => void;
}

/** Calls the listener when the page is hidden: the last moment at which a browser lets a page send something. */
function onHidden(listener: () => void): () => void {
  const check = (): void => {
    if (document.visibilityState === "hidden") listener();
  };
  document.addEventListener("visibilitychange", check);
  return () => document.removeEventListener("visibilitychange", check);
}

/** Saves what is typed in a form by itself. Answers the function that ends it. */
export function keepAutosave(session: DepositSession, { connectivity, isOn, log }: KeepAutosaveOptions): () => void {
  const { deposit, values, unsaved } = session;
  let autosave: Autosave | null = null;
  let isEnded = false;
  const stops: (() => void)[] = [];

  async function begin(): Promise<void> {
    const opened = await openAutosave({
      deposit,
      read: values.read,
      isUnsaved: unsaved.exist,
      connectivity,
      onHidden,
      isOn,
    });
    if (isEnded) return opened.dispose();
    autosave = opened;
    stops.push(
      values.subscribe(opened.changed),
      deposit.subscribe(({ phase }, before) => {
        if (phase === before.phase || phase.kind !== "failed" || phase.action !== "save") return;
        if (phase.failure.kind === "no-response" && !connectivity.isOnline()) opened.remember();
      }),
    );
  }

  begin().catch((error: unknown) => log("@deposit/react: autosave did not arrive.", error));
  return () => {
    isEnded = true;
    for (const stop of stops) stop();
    autosave?.dispose();
  };
}
