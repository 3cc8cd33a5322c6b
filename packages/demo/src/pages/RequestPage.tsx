import { useCallback, useEffect, useRef, useState } from "react";
import { Loading } from "../parts/Loading.tsx";
import { ProblemNotice } from "../parts/ProblemNotice.tsx";
import { RequestActions } from "../parts/RequestActions.tsx";
import { RequestTimeline } from "../parts/RequestTimeline.tsx";
import { StatusBadge } from "../parts/StatusBadge.tsx";
import { useTitle } from "../parts/useTitle.ts";
import { type HostCommunity, readCommunityOf } from "../platform/community.ts";
import { HostProblem } from "../platform/problem.ts";
import { readRequestPage, type RequestPageData } from "../platform/request.ts";
import { useLoad } from "../platform/useLoad.ts";
import { useHost } from "../words/HostContext.ts";
import { languageTag, type Locale } from "../words/words.ts";

interface Loaded extends RequestPageData {
  readonly community: HostCommunity | null;
}

async function read(id: string, locale: Locale, signal: AbortSignal): Promise<Loaded> {
  const page = await readRequestPage(id, locale, signal);
  // A community that was deleted, or may not be seen, is no reason not to show the request.
  const community = await readCommunityOf(page.request.receiver.community, languageTag(locale), signal).catch(
    (error: unknown) => {
      if (error instanceof HostProblem) return null;
      throw error;
    },
  );
  return { ...page, community };
}

/** Where the upload can be seen now: as a draft while it is open, as a record once it was accepted. */
function UploadLinks({ record, status }: { readonly record: string; readonly status: string }) {
  const { say } = useHost();
  const id = encodeURIComponent(record);
  if (status === "accepted") {
    return (
      <a className="host-button" href={`/records/${id}`}>
        {say("request.record")}
      </a>
    );
  }
  return (
    <>
      <a className="host-button" href={`/records/${id}?preview=1`}>
        {say("request.preview")}
      </a>
      <a className="host-button" href={`/uploads/${id}`}>
        {say("request.edit")}
      </a>
    </>
  );
}

/** Why a request is read anew: the reader answered it, or meant to with that comment when it was closed already. */
type Answer = { readonly kind: "taken" } | { readonly kind: "late"; readonly comment: string };

interface RequestViewProps extends Loaded {
  readonly answer: Answer | null;
  readonly onAnswer: (answer: Answer) => void;
}

function LazyNotice({ comment }: { readonly comment: string }) {
  const { say } = useHost();
  return (
    <div className="host-problem" role="alert">
      <p>{say("request.late")}</p>
      {comment !== "" && <p>{say("request.late.comment", { comment })}</p>}
    </div>
  );
}

function RequestView({ request, events, community, answer, onAnswer }: RequestViewProps) {
  const { say } = useHost();
  const timeline = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, and what became of the request stands here.
  useEffect(() => {
    if (answer !== null) timeline.current?.focus();
  }, [answer]);
  const title = request.title === "" ? say("dashboard.untitled") : request.title;
  useTitle(title);
  const record = request.topic.record;
  return (
    <article className="host-record">
      <header className="host-record-head">
        <p className="host-upload-facts">
          <StatusBadge status={`request.${request.status}`} />
          {community !== null && (
            <a href={`/communities/${encodeURIComponent(community.slug)}`}>{community.metadata.title}</a>
          )}
        </p>
        <h1 dir="auto">{title}</h1>
        {record !== "" && (
          <p className="host-row">
            <UploadLinks record={record} status={request.status} />
          </p>
        )}
      </header>
      {answer?.kind === "late" && <LazyNotice comment={answer.comment} />}
      <section aria-labelledby="timeline">
        <h2 id="timeline" ref={timeline} tabIndex={-1}>
          {say("request.timeline")}
        </h2>
        <RequestTimeline events={events} />
      </section>
      <RequestActions
        id={request.id}
        actions={request.links.actions}
        onDone={(action) => {
          if (action === "accept") location.assign(`/records/${encodeURIComponent(record)}`);
          else onAnswer({ kind: "taken" });
        }}
        onClosed={(comment) => onAnswer({ kind: "late", comment })}
      />
    </article>
  );
}

/** A request to take an upload into a community: its curators accept or decline it, its depositor may cancel it. */
export function RequestPage({ id }: { readonly id: string }) {
  const { locale } = useHost();
  const load = useCallback((signal: AbortSignal) => read(id, locale, signal), [id, locale]);
  const { loaded, again } = useLoad(load);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const onAnswer = (given: Answer): void => {
    setAnswer(given);
    again();
  };
  if (loaded.kind === "loading") return <Loading />;
  if (loaded.kind === "problem") return <ProblemNotice problem={loaded.problem} again={again} />;
  return <RequestView {...loaded.value} answer={answer} onAnswer={onAnswer} />;
}
