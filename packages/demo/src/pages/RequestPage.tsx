import { useCallback, useEffect, useRef, useState } from "react";
import { Loading, ProblemNotice } from "../components/LoadState.tsx";
import { RequestActions } from "../components/RequestActions.tsx";
import { RequestTimeline } from "../components/RequestTimeline.tsx";
import { StatusBadge } from "../components/StatusBadge.tsx";
import { useTitle } from "../components/useTitle.ts";
import { type HostCommunity, readCommunityOf } from "../platform/community.ts";
import { HostProblem } from "../platform/readJson.ts";
import { readRequestPage, type RequestPageData } from "../platform/request.ts";
import { useLoad } from "../platform/useLoad.ts";
import { useHost } from "../host/HostContext.ts";
import { languageTag, type Locale } from "../i18n/translate.ts";

interface Loaded extends RequestPageData {
  readonly community: HostCommunity | null;
}

async function read(id: string, locale: Locale, signal: AbortSignal): Promise<Loaded> {
  const page = await readRequestPage(id, locale, signal);
  // The request is shown even if its community was deleted or is hidden.
  const community = await readCommunityOf(page.request.receiver.community, languageTag(locale), signal).catch(
    (error: unknown) => {
      if (error instanceof HostProblem) return null;
      throw error;
    },
  );
  return { ...page, community };
}

/** Links to the upload: the draft while the request is open, the record after it was accepted. */
function UploadLinks({ record, status }: { readonly record: string; readonly status: string }) {
  const { t } = useHost();
  const id = encodeURIComponent(record);
  if (status === "accepted") {
    return (
      <a className="host-button" href={`/records/${id}`}>
        {t("request.record")}
      </a>
    );
  }
  return (
    <>
      <a className="host-button" href={`/records/${id}?preview=1`}>
        {t("request.preview")}
      </a>
      <a className="host-button" href={`/uploads/${id}`}>
        {t("request.edit")}
      </a>
    </>
  );
}

/** Why a request is read again: the reader answered it, or its answer came too late. */
type Answer = { readonly kind: "taken" } | { readonly kind: "late"; readonly comment: string };

interface RequestViewProps extends Loaded {
  readonly answer: Answer | null;
  readonly onAnswer: (answer: Answer) => void;
}

function LazyNotice({ comment }: { readonly comment: string }) {
  const { t } = useHost();
  return (
    <div className="host-problem" role="alert">
      <p>{t("request.late")}</p>
      {comment !== "" && <p>{t("request.late.comment", { comment })}</p>}
    </div>
  );
}

function RequestView({ request, events, community, answer, onAnswer }: RequestViewProps) {
  const { t } = useHost();
  const timeline = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so the focus moves to the result.
  useEffect(() => {
    if (answer !== null) timeline.current?.focus();
  }, [answer]);
  const title = request.title === "" ? t("dashboard.untitled") : request.title;
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
          {t("request.timeline")}
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

/** Shows a request to include an upload in a community. Curators accept or decline it; the depositor may cancel it. */
export function RequestPage({ id }: { readonly id: string }) {
  const { locale } = useHost();
  const load = useCallback((signal: AbortSignal) => read(id, locale, signal), [id, locale]);
  const { loaded, retry } = useLoad(load);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const onAnswer = (given: Answer): void => {
    setAnswer(given);
    retry();
  };
  if (loaded.kind === "loading") return <Loading />;
  if (loaded.kind === "problem") return <ProblemNotice problem={loaded.problem} retry={retry} />;
  return <RequestView {...loaded.value} answer={answer} onAnswer={onAnswer} />;
}
