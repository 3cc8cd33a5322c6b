import type { DepositRecord } from "@deposit/core";

/**
 * The page of the deposit's review request, `/me/requests/{id}`: there when the status is not draft and the parent, or
 * for a further version the record itself, has a review (specification 4, wire 1.2), else `null`. A draft does not carry
 * the review's own links (wire 2.4).
 */
export function reviewAddress(record: Pick<DepositRecord, "status" | "parent" | "review">): string | null {
  if (record.status === "draft") return null;
  const id = idOf(record.parent["review"]) ?? idOf(record.review);
  return id === null ? null : `/me/requests/${encodeURIComponent(id)}`;
}

function idOf(review: unknown): string | null {
  if (typeof review !== "object" || review === null || !("id" in review)) return null;
  return typeof review.id === "string" && review.id !== "" ? review.id : null;
}
