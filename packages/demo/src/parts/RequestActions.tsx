import { useState } from "react";
import { callApi } from "../platform/callApi.ts";
import { isRequestOpen } from "../platform/request.ts";
import { useHost } from "../words/HostContext.ts";
import type { WordId } from "../words/en_US.ts";

/** What a reader of a request may do with it, in the order of the buttons. */
const acts = ["accept", "decline", "cancel"] as const;

const words: Record<(typeof acts)[number], WordId> = {
  accept: "request.accept",
  decline: "request.decline",
  cancel: "request.cancel",
};

/** Text as the HTML that comments are sent as. */
function asHtml(comment: string): string {
  const escaped = comment.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped.replaceAll("\n", "<br>");
}

interface RequestActionsProps {
  readonly id: string;
  readonly actions: Readonly<Record<string, string>>;
  readonly onDone: (action: string) => void;
  /** The request was closed before: by somebody else, or by an answer of the reader whose own answer was lost. */
  readonly onClosed: (comment: string) => void;
}

/** Accepting, declining or cancelling a request, each with a comment; only what the platform allows the reader now. */
export function RequestActions({ id, actions, onDone, onClosed }: RequestActionsProps) {
  const { say } = useHost();
  const [comment, setComment] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const allowed = acts.filter((act) => actions[act] !== undefined);
  if (allowed.length === 0) return null;

  async function perform(act: string, url: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const content = comment.trim();
    const outcome = await callApi(url, content === "" ? {} : { payload: { content: asHtml(content), format: "html" } });
    if (outcome.kind === "done") return onDone(act);
    if (!(await isRequestOpen(id))) return onClosed(content);
    setBusy(false);
    setProblem(outcome.message === "" ? say("request.failed") : `${say("request.refused")} ${outcome.message}`);
  }
  return (
    <section className="host-card" aria-labelledby="request-actions">
      <h2 id="request-actions">{say("request.actions")}</h2>
      {problem !== null && (
        <p className="host-problem" role="alert">
          {problem}
        </p>
      )}
      <label className="host-comment">
        <span>{say("request.comment")}</span>
        <textarea
          className="host-input"
          rows={3}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          readOnly={busy}
        />
      </label>
      <p className="host-notice-actions">
        {allowed.map((act) => (
          <button
            key={act}
            type="button"
            className="host-button"
            data-kind={act === "accept" ? "primary" : undefined}
            // A disabled button would lose the focus, and have to be looked for again where the answer is refused.
            aria-disabled={busy || undefined}
            onClick={() => void perform(act, actions[act] ?? "")}
          >
            {say(words[act])}
          </button>
        ))}
      </p>
    </section>
  );
}
