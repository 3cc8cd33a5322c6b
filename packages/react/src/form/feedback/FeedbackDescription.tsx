import { useEffect, useState } from "react";

/**
 * The longer word of a server's rule, which may hold HTML (docs/platform/http.md 6). Until the sanitiser is loaded, and
 * where a browser cannot run it, the text without its tags.
 */
export function FeedbackDescription({ html }: { readonly html: string }) {
  const [clean, setClean] = useState<string>();
  useEffect(() => {
    if (!/[<&]/.test(html)) return;
    let current = true;
    import("dompurify").then(
      ({ default: purify }) => {
        if (current && purify.isSupported)
          setClean(purify.sanitize(html, { ALLOWED_TAGS: allowedTags, ALLOWED_ATTR: ["href"] }));
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [html]);
  if (clean === undefined) return <>{html.replaceAll(/<[^>]*>/g, "")}</>;
  return <span dangerouslySetInnerHTML={{ __html: clean }} />;
}

const allowedTags = ["a", "b", "strong", "i", "em", "code", "br", "span", "ul", "ol", "li"];
