import DOMPurify from "dompurify";
import { useMemo } from "react";

/** Renders a description with text markup and links only. */
export function Description({ html }: { readonly html: string }) {
  const clean = useMemo(
    () =>
      DOMPurify.sanitize(html, {
        USE_PROFILES: { html: true },
        FORBID_TAGS: ["style", "form", "input", "img"],
        FORBID_ATTR: ["style"],
      }),
    [html],
  );
  return <div className="host-prose" dir="auto" dangerouslySetInnerHTML={{ __html: clean }} />;
}
