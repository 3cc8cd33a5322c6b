import type { HostEvent } from "../platform/request.ts";
import { useHost } from "../host/HostContext.ts";
import { en_US, type MessageId } from "../i18n/en_US.ts";
import { languageTag } from "../i18n/translate.ts";
import { Description } from "./Description.tsx";

function messageOf(event: string): MessageId {
  const id = `request.event.${event}`;
  return id in en_US ? (id as MessageId) : "request.event.other";
}

/** Lists comments and events of a request, oldest first. */
export function RequestTimeline({ events }: { readonly events: readonly HostEvent[] }) {
  const { t, locale } = useHost();
  if (events.length === 0) return <p className="host-lead">{t("request.timeline.none")}</p>;
  return (
    <ol className="host-timeline">
      {events.map(({ id, type, created, payload }) => {
        const day = new Date(created);
        return (
          <li key={id} className="host-card">
            {!Number.isNaN(day.getTime()) && (
              <p className="host-upload-changed">
                <time dateTime={created}>
                  {day.toLocaleString(languageTag(locale), { dateStyle: "medium", timeStyle: "short" })}
                </time>
              </p>
            )}
            {type === "C" ? <Description html={payload.content} /> : <p>{t(messageOf(payload.event))}</p>}
          </li>
        );
      })}
    </ol>
  );
}
