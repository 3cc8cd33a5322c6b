import { useSyncExternalStore } from "react";
import type { Announcer } from "./announcer.ts";

/** The single polite live region of the editor; {@link UiRoot} draws it, `announce` of {@link UiSettings} speaks through it. */
export function LiveRegion({ announcer }: { announcer: Announcer }) {
  const text = useSyncExternalStore(announcer.subscribe, announcer.read, () => "");
  return (
    // `aria-live` is spelled out beside the role: an open modal dialog hides everything else but live regions.
    <div className="deposit-visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
