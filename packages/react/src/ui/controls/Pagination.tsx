import { Button } from "./Button.tsx";

/** The words of {@link Pagination}. */
export interface PaginationLabels {
  /** Name of the landmark. */
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  /** "Page 2 of 5" */
  readonly position: string;
  /** Why there is no way back, or on. */
  readonly first: string;
  readonly last: string;
}

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  labels: PaginationLabels;
}

/** Turns the pages of a list; nothing where one page holds all of it. */
export function Pagination({ page, pages, onPage, labels }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className="deposit-row" data-between="" aria-label={labels.pages}>
      {/* Not natively disabled: the button that was just pressed would lose the focus on the last page. */}
      <Button size="sm" disabledReason={page <= 1 ? labels.first : undefined} onClick={() => onPage(page - 1)}>
        {labels.previous}
      </Button>
      <span className="deposit-muted deposit-small deposit-numeric">{labels.position}</span>
      <Button size="sm" disabledReason={page >= pages ? labels.last : undefined} onClick={() => onPage(page + 1)}>
        {labels.next}
      </Button>
    </nav>
  );
}
