import { useMessage } from "../../i18n/useMessage.ts";
import { Pagination } from "../../ui/Pagination.tsx";
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
  return (
    <Pagination
      page={page}
      pages={pages}
      onPage={onPage}
      labels={{
        pages: t("licenses.pages"),
        previous: t("licenses.page.previous"),
        next: t("licenses.page.next"),
        position: t("licenses.page.position", { page, pages }),
        first: t("licenses.page.first"),
        last: t("licenses.page.last"),
      }}
    />
  );
}
