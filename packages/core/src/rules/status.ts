import type { CoreMessageId } from "../messages.ts";
import type { DepositRecord } from "../record/record.ts";

/** The statuses of a record that the platform knows (docs/platform/product.md 4.1, records.md 5). */
export const recordStatuses = [
  "draft",
  "new_version_draft",
  "new_version_draft_with_review",
  "draft_with_review",
  "in_review",
  "declined",
  "expired",
  "published",
] as const;

/** The status of a record. */
export type RecordStatus = (typeof recordStatuses)[number];

/** How the status banner looks: `neutral` where the specification names no style. */
export type StatusStyle = "neutral" | "positive" | "warning" | "negative";

/** What the status banner says. */
export interface StatusBanner {
  readonly status: RecordStatus;
  readonly style: StatusStyle;
  readonly title: CoreMessageId;
  readonly text: CoreMessageId;
}

const styles: Partial<Record<RecordStatus, StatusStyle>> = {
  in_review: "warning",
  declined: "negative",
  published: "positive",
};

/**
 * The status banner of a record (docs/platform/product.md 4.2).
 * @throws Error "Status is undefined" for a status that the specification does not name.
 */
export function statusBanner(record: Pick<DepositRecord, "status">): StatusBanner {
  const status = recordStatuses.find((known) => known === record.status);
  if (status === undefined) throw new Error("Status is undefined");
  return { status, style: styles[status] ?? "neutral", title: `status.${status}.title`, text: `status.${status}.text` };
}
