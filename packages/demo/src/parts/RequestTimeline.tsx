import type { HostEvent } from "../platform/request.ts";
import { useHost } from "../words/HostContext.ts";
import { en_US, type WordId } from "../words/en_US.ts";
import { languageTag } from "../words/words.ts";
import { Description } from "./Description.tsx";

function wordOf(event: string): WordId {
  const id = `request.event.${event}`;
  return id in en_US ? (id as WordId) : "request.event.other";
}

/** What was said and done about a request, oldest first. */
export function RequestTimeline({ events }: { readonly events: readonly HostEvent[] }) {
  const { say, locale } = useHost();
  if (events.length === 0) return <p className="host-lead">{say("request.timeline.none")}</p>;
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
            {type === "C" ? <Description html={payload.content} /> : <p>{say(wordOf(payload.event))}</p>}
          </li>
        );
      })}
    </ol>
  );
}
