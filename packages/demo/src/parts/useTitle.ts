import { useEffect } from "react";
import { useHost } from "../words/HostContext.ts";

/** Names the page in the browser's tab. */
export function useTitle(title: string): void {
  const { say } = useHost();
  const site = say("site.name");
  useEffect(() => {
    document.title = `${title} · ${site}`;
  }, [title, site]);
}
