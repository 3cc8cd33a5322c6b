import { useEffect } from "react";
import { useHost } from "../host/HostContext.ts";

/** Sets the title of the browser tab. */
export function useTitle(title: string): void {
  const { t } = useHost();
  const site = t("site.name");
  useEffect(() => {
    document.title = `${title} · ${site}`;
  }, [title, site]);
}
