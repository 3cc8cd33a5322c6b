import { useHost } from "../host/HostContext.ts";

/** Props of {@link PageLinks}; pages count from 1. */
interface PageLinksProps {
  readonly page: number;
  readonly pages: number;
  readonly pathOfPage: (page: number) => string;
}

/** Links to the previous and next page; nothing for a single page. */
export function PageLinks({ page, pages, pathOfPage }: PageLinksProps) {
  const { t } = useHost();
  if (pages <= 1 && page === 1) return null;
  return (
    <nav className="host-pages" aria-label={t("pages.label")}>
      {page > 1 && (
        <a className="host-button" rel="prev" href={pathOfPage(page - 1)}>
          {t("pages.previous")}
        </a>
      )}
      <span>{t("pages.position", { page, pages })}</span>
      {page < pages && (
        <a className="host-button" rel="next" href={pathOfPage(page + 1)}>
          {t("pages.next")}
        </a>
      )}
    </nav>
  );
}
