import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { LICENSES_PER_PAGE } from "./useLicenseSearch.ts";

interface LicensePaginationProps {
  page: number;
  /** Licences found in all. */
  total: number;
  onPage: (page: number) => void;
}

/** Turns the pages of the results; nothing where one page holds them all. */
export function LicensePagination({ page, total, onPage }: LicensePaginationProps) {
  const t = useMessage();
  const pages = Math.ceil(total / LICENSES_PER_PAGE);
  if (pages <= 1) return null;
  return (
    <nav className="deposit-row" data-between="" aria-label={t("licenses.pages")}>
      {/* Not natively disabled: the button that was just pressed would lose the focus on the last page. */}
      <Button
        size="sm"
        disabledReason={page <= 1 ? t("licenses.page.first") : undefined}
        onClick={() => onPage(page - 1)}
      >
        {t("licenses.page.previous")}
      </Button>
      <span className="deposit-muted deposit-small deposit-numeric">
        {t("licenses.page.position", { page, pages })}
      </span>
      <Button
        size="sm"
        disabledReason={page >= pages ? t("licenses.page.last") : undefined}
        onClick={() => onPage(page + 1)}
      >
        {t("licenses.page.next")}
      </Button>
    </nav>
  );
}
