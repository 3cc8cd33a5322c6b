import type { Failure, Outcome } from "@deposit/core";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useGoToIssue } from "../../form/focus/useGoToIssue.ts";
import { plainTextAsHtml } from "./plainTextAsHtml.ts";

/** What is done from a dialog with a comment: whether it is on its way, and why the last try failed. */
export interface Submission {
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly submit: (comment: string) => Promise<void>;
}

/**
 * Does `act` with the comment, in the HTML that it is sent as. The dialog is closed by success, and by faults of fields, of
 * which the first then has the focus; any other failure is kept for the dialog to say, and the comment with it.
 */
export function useSubmission(act: (comment: string | undefined) => Promise<Outcome>, close: () => void): Submission {
  const { deposit } = useDepositContext();
  const goToIssue = useGoToIssue();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function submit(comment: string): Promise<void> {
    setBusy(true);
    setFailure(null);
    const html = plainTextAsHtml(comment);
    const became = await act(html === "" ? undefined : html);
    const { phase } = deposit.getState();
    if (became === "failed" && phase.kind === "failed" && phase.failure.kind !== "invalid") {
      setBusy(false);
      setFailure(phase.failure);
      return;
    }
    // Gone before the fault is looked for: as long as it is open the dialog holds the focus, and closing gives it back.
    flushSync(close);
    await goToIssue(became);
  }
  return { busy, failure, submit };
}
