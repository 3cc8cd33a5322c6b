import type { Failure, Outcome } from "@deposit/core";
import { explainFailure } from "@deposit/core/internal";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useGoToIssue } from "../../form/focus/useGoToIssue.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Banner } from "../../ui/display/Banner.tsx";
import { escapeHtml } from "../../ui/dom/escapeHtml.ts";

/** State of an action that a dialog with a comment runs. */
export interface Submission {
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly failure: Failure | null;
  readonly submit: (comment: string) => Promise<void>;
}

/**
 * Runs `action` with the comment as HTML. Success closes the dialog. Field errors close it as well, and the first field
 * gets the focus. After any other failure the dialog stays open with the comment and shows the reason.
 */
export function useSubmission(
  action: (comment: string | undefined) => Promise<Outcome>,
  close: () => void,
): Submission {
  const { deposit } = useDepositContext();
  const goToIssue = useGoToIssue();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function submit(comment: string): Promise<void> {
    setBusy(true);
    setFailure(null);
    const html = plainTextAsHtml(comment);
    const outcome = await action(html === "" ? undefined : html);
    const { phase } = deposit.getState();
    if (outcome === "failed" && phase.kind === "failed" && phase.failure.kind !== "invalid") {
      setBusy(false);
      setFailure(phase.failure);
      return;
    }
    // The dialog must be closed first: while open it traps the focus, and closing restores the earlier one.
    flushSync(close);
    await goToIssue(outcome);
  }
  return { busy, failure, submit };
}

/** Escapes a plain text comment and converts it to HTML with line breaks (docs/platform/product.md 10.10). */
function plainTextAsHtml(text: string): string {
  return escapeHtml(text.trim()).replaceAll(/\r?\n/g, "<br>");
}

interface SubmissionFailureProps {
  readonly heading: string;
  /** Renders nothing for `null`. */
  readonly failure: Failure | null;
  readonly part: string;
}

/** Explains in an open dialog why its action failed, with the server's message. */
export function SubmissionFailure({ heading, failure, part }: SubmissionFailureProps) {
  const t = useMessage();
  if (failure === null) return null;
  return (
    // The banner of the page announces the same text.
    <Banner tone="error" heading={heading} live={false} part={part}>
      {explainFailure(failure).map(({ id, values }) => (
        <p className="deposit-text" key={id}>
          {t(id, values)}
        </p>
      ))}
    </Banner>
  );
}
