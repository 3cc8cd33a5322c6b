import { useEffect } from "react";
import type { Problem } from "../platform/problem.ts";
import { useHost } from "../words/HostContext.ts";
import type { WordId } from "../words/en_US.ts";

const sentences: Record<Problem, { title: WordId; text: WordId }> = {
  missing: { title: "problem.missing.title", text: "problem.missing.record" },
  published: { title: "problem.published.title", text: "problem.published.text" },
  forbidden: { title: "problem.forbidden.title", text: "problem.forbidden.text" },
  unreachable: { title: "problem.unreachable.title", text: "problem.unreachable.text" },
  busy: { title: "problem.busy.title", text: "problem.busy.text" },
  broken: { title: "problem.broken.title", text: "problem.broken.text" },
};

interface ProblemNoticeProps {
  readonly problem: Problem;
  readonly again: () => void;
  /** The page of the record that a draft has become. */
  readonly recordHref?: string;
}

/** Takes the place of a page that could not be read: what happened, and what to do about it. */
export function ProblemNotice({ problem, again, recordHref }: ProblemNoticeProps) {
  const { say } = useHost();
  const { title, text } = sentences[problem];
  const passing = problem === "unreachable" || problem === "busy" || problem === "broken";
  useEffect(() => {
    if (!passing) return;
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [passing, again]);
  return (
    <section className="host-notice" role="alert">
      <h1>{say(title)}</h1>
      <p>{say(text)}</p>
      <p className="host-notice-actions">
        {passing && (
          <button type="button" className="host-button" data-kind="primary" onClick={again}>
            {say("problem.retry")}
          </button>
        )}
        {problem === "published" && recordHref !== undefined && (
          <a className="host-button" data-kind="primary" href={recordHref}>
            {say("request.record")}
          </a>
        )}
        <a className="host-button" href="/me/uploads">
          {say("problem.dashboard")}
        </a>
      </p>
    </section>
  );
}
