import type { DepositRecord } from "@deposit/core";

/**
 * The page of the deposit's review request, `/me/requests/{id}`: there when the status is not draft and the parent has a
 * review (specification 4), else `null`. A draft does not carry the review's own links (wire 2.4).
 */
export function reviewAddress(record: Pick<DepositRecord, "status" | "parent">): string | null {
  const review = record.parent["review"];
  if (record.status === "draft" || typeof review !== "object" || review === null || !("id" in review)) return null;
  return typeof review.id === "string" ? `/me/requests/${encodeURIComponent(review.id)}` : null;
}
