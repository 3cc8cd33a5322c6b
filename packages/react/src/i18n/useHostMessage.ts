import { useEffect, useMemo, useSyncExternalStore } from "react";
import { lazyArrivals, loadLazyMessages, subscribeToLazyMessages } from "./lazyMessages.ts";
import { type Translate, useMessage as useOwnMessage } from "./useMessage.ts";

const none = (): number => 0;

/**
 * Returns the messages of the form, for a part of the host. The first such part loads the lazy messages of dialogs, the
 * list of files and custom fields. They are empty until they arrive, and then the part renders again.
 *
 * @example
 * const t = useMessage();
 * t("titles.label"); t("feedback.errors", { count: 2 });
 */
export function useMessage(): Translate {
  const t = useOwnMessage();
  const arrived = useSyncExternalStore(subscribeToLazyMessages, lazyArrivals, none);
  useEffect(() => {
    // As after a failed lazy part, the next part retries and notifies of the arrival.
    if (arrived === 0) loadLazyMessages().catch(() => undefined);
  }, [arrived]);
  return useMemo(
    () => (id, values) => {
      const text = t(id, values);
      return text === id && arrived === 0 ? "" : text;
    },
    [t, arrived],
  );
}
