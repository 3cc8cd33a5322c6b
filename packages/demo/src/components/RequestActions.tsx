import { useState } from "react";
import { callApi } from "../platform/callApi.ts";
import { isRequestOpen } from "../platform/request.ts";
import { useHost } from "../host/HostContext.ts";
import type { MessageId } from "../i18n/en_US.ts";

/** Actions on a request, in the order of the buttons. */
const actionNames = ["accept", "decline", "cancel"] as const;

const messageIds: Record<(typeof actionNames)[number], MessageId> = {
  accept: "request.accept",
  decline: "request.decline",
  cancel: "request.cancel",
};

/** Escapes text as HTML, the format of comments. */
function asHtml(comment: string): string {
  const escaped = comment.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return escaped.replaceAll("\n", "<br>");
}

interface RequestActionsProps {
  readonly id: string;
  readonly actions: Readonly<Record<string, string>>;
  readonly onDone: (action: string) => void;
  /** Called if the request was already closed: by another person, or by an earlier answer whose response was lost. */
  readonly onClosed: (comment: string) => void;
}

/** Offers the actions that the platform allows the reader, each with a comment. */
export function RequestActions({ id, actions, onDone, onClosed }: RequestActionsProps) {
  const { t } = useHost();
  const [comment, setComment] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const allowed = actionNames.filter((action) => actions[action] !== undefined);
  if (allowed.length === 0) return null;

  async function perform(action: string, url: string): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    const content = comment.trim();
    const outcome = await callApi(url, content === "" ? {} : { payload: { content: asHtml(content), format: "html" } });
    if (outcome.kind === "done") return onDone(action);
    if (!(await isRequestOpen(id))) return onClosed(content);
    setBusy(false);
    setProblem(outcome.message === "" ? t("request.failed") : `${t("request.refused")} ${outcome.message}`);
  }
  return (
    <section className="host-card" aria-labelledby="request-actions">
      <h2 id="request-actions">{t("request.actions")}</h2>
      {problem !== null && (
        <p className="host-problem" role="alert">
          {problem}
        </p>
      )}
      <label className="host-comment">
        <span>{t("request.comment")}</span>
        <textarea
          className="host-input"
          rows={3}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          readOnly={busy}
        />
      </label>
      <p className="host-notice-actions">
        {allowed.map((action) => (
          <button
            key={action}
            type="button"
            className="host-button"
            data-kind={action === "accept" ? "primary" : undefined}
            // A disabled button would lose the focus, which the user needs if the action is refused.
            aria-disabled={busy || undefined}
            onClick={() => void perform(action, actions[action] ?? "")}
          >
            {t(messageIds[action])}
          </button>
        ))}
      </p>
    </section>
  );
}
