import { useEffect, useMemo, useSyncExternalStore } from "react";
import { lazyArrivals, loadLazyMessages, subscribeToLazyMessages } from "./lazyMessages.ts";
import { type Translate, useMessage as useOwnMessage } from "./useMessage.ts";

const none = (): number => 0;

/**
 * The words of the form, for a part of the host. Those that only dialogs, the list of files and custom fields say are loaded
 * with the first part that asks for words, and are empty until they arrive; the part is then drawn anew.
 *
 * @example
 * const t = useMessage();
 * t("titles.label"); t("feedback.errors", { count: 2 });
 */
export function useMessage(): Translate {
  const t = useOwnMessage();
  const arrived = useSyncExternalStore(subscribeToLazyMessages, lazyArrivals, none);
  useEffect(() => {
    // Without them it goes as with a late part that fails: the next one asks again, and its arrival is told.
    if (arrived === 0) loadLazyMessages().catch(() => undefined);
  }, [arrived]);
  return useMemo(
    () => (id, values) => {
      const said = t(id, values);
      return said === id && arrived === 0 ? "" : said;
    },
    [t, arrived],
  );
}
