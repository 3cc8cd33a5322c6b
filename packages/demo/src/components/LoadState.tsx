import { useEffect } from "react";
import { useHost } from "../host/HostContext.ts";
import type { MessageId } from "../i18n/en_US.ts";
import type { Problem } from "../platform/readJson.ts";

const sentences: Record<Problem, { title: MessageId; text: MessageId }> = {
  missing: { title: "problem.missing.title", text: "problem.missing.record" },
  published: { title: "problem.published.title", text: "problem.published.text" },
  forbidden: { title: "problem.forbidden.title", text: "problem.forbidden.text" },
  unreachable: { title: "problem.unreachable.title", text: "problem.unreachable.text" },
  busy: { title: "problem.busy.title", text: "problem.busy.text" },
  broken: { title: "problem.broken.title", text: "problem.broken.text" },
};

interface ProblemNoticeProps {
  readonly problem: Problem;
  readonly retry: () => void;
  /** The address of the record that the draft became. */
  readonly recordHref?: string;
}

/** Replaces a page that could not be loaded: explains the problem and offers what to do. */
export function ProblemNotice({ problem, retry, recordHref }: ProblemNoticeProps) {
  const { t } = useHost();
  const { title, text } = sentences[problem];
  const passing = problem === "unreachable" || problem === "busy" || problem === "broken";
  useEffect(() => {
    if (!passing) return;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [passing, retry]);
  return (
    <section className="host-notice" role="alert">
      <h1>{t(title)}</h1>
      <p>{t(text)}</p>
      <p className="host-notice-actions">
        {passing && (
          <button type="button" className="host-button" data-kind="primary" onClick={retry}>
            {t("problem.retry")}
          </button>
        )}
        {problem === "published" && recordHref !== undefined && (
          <a className="host-button" data-kind="primary" href={recordHref}>
            {t("request.record")}
          </a>
        )}
        <a className="host-button" href="/me/uploads">
          {t("problem.dashboard")}
        </a>
      </p>
    </section>
  );
}

/** Shown while a page loads. */
export function Loading() {
  const { t } = useHost();
  return (
    <p className="host-loading" role="status">
      <span className="host-spinner" aria-hidden="true" />
      {t("loading")}
    </p>
  );
}
