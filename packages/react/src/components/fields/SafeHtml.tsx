import { useEffect, useState } from "react";

/** HTML of the site, with what the platform would keep of it; until the sanitiser is loaded its text without tags. */
export function SafeHtml({ html, part }: { readonly html: string; readonly part?: string | undefined }) {
  const [clean, setClean] = useState<{ readonly of: string; readonly html: string }>();
  useEffect(() => {
    let current = true;
    import("../../ui/dom/sanitizeHtml.ts").then(
      ({ sanitizeHtml }) => {
        if (current) setClean({ of: html, html: sanitizeHtml(html) });
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [html]);
  if (clean?.of !== html) {
    return (
      <div className="deposit-prose" data-deposit-part={part}>
        {html.replaceAll(/<[^>]*>/g, "")}
      </div>
    );
  }
  return <div className="deposit-prose" data-deposit-part={part} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
