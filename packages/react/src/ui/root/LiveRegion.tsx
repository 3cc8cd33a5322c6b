import { useSyncExternalStore } from "react";
import type { Announcement, Announcer } from "./announcer.ts";

const nothing: readonly Announcement[] = [];

/** The single polite live region of the editor; {@link UiRoot} draws it, `announce` of {@link UiSettings} speaks through it. */
export function LiveRegion({ announcer }: { announcer: Announcer }) {
  const said = useSyncExternalStore(announcer.subscribe, announcer.read, () => nothing);
  return (
    // What is added is read, and nothing when it goes. `aria-live` is spelled out beside the role: an open modal dialog hides
    // everything else but live regions.
    <div className="deposit-visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
