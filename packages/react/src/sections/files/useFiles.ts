import { useMemo, useSyncExternalStore } from "react";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { createFilesThrottle, type ShownFiles } from "./progress/filesThrottle.ts";

/** The files in the order they were added, and how far their uploads are; renewed ten times a second at most. */
export function useFiles(): ShownFiles {
  const { deposit } = useDepositContext();
  const { subscribe, read } = useMemo(() => createFilesThrottle(deposit), [deposit]);
  return useSyncExternalStore(subscribe, read, read);
}
