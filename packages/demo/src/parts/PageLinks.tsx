import { useHost } from "../words/HostContext.ts";

/** Props of {@link PageLinks}; pages count from 1. */
export interface PageLinksProps {
  readonly page: number;
  readonly pages: number;
  readonly pathOfPage: (page: number) => string;
}

/** Leads to the page before and after; nothing where there is one page only. */
export function PageLinks({ page, pages, pathOfPage }: PageLinksProps) {
  const { say } = useHost();
  if (pages <= 1 && page === 1) return null;
  return (
    <nav className="host-pages" aria-label={say("pages.label")}>
      {page > 1 && (
        <a className="host-button" rel="prev" href={pathOfPage(page - 1)}>
          {say("pages.previous")}
        </a>
      )}
      <span>{say("pages.position", { page, pages })}</span>
      {page < pages && (
        <a className="host-button" rel="next" href={pathOfPage(page + 1)}>
          {say("pages.next")}
        </a>
      )}
    </nav>
  );
}
