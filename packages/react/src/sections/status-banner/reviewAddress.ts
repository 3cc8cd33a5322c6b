import type { DepositRecord } from "@deposit/core";

/**
 * The page of the deposit's review request, `/me/requests/{id}`: there when the status is not draft and the parent, or
 * for a further version the record itself, has a review (docs/platform/product.md 4.2, records.md 5), else `null`. A
 * draft does not carry the review's own links (docs/platform/reviews.md 6).
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
