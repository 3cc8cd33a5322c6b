import { DepositError, type Failure } from "../errors.ts";
import type { ActionStep } from "../state/state.ts";
import type { ReviewRequest } from "../client/DepositClient.ts";

/** The steps in which a save of the same action, or a read of the request, went through with the same session. */
const reviewSteps: readonly ActionStep[] = ["settling-review", "submitting"];

/**
 * Returns the failure of a denied step, which may say that the review belongs to another person. `can_manage` does not
 * allow changing such a review, and the page does not say who made it (docs/platform/permissions.md 4).
 */
export function explainForeignReview(failure: Failure, during: ActionStep): Failure {
  if (failure.kind !== "permission-denied" || !reviewSteps.includes(during)) return failure;
  // Other denials say why, such as a community that takes submissions of its members only.
  const isPlain = /^(permission denied\.?)?$/i.test(failure.message);
  return isPlain ? { ...failure, kind: "foreign-review" } : failure;
}

/**
 * Stops cancelling an open request that the platform does not let this person cancel.
 * @throws DepositError of kind `foreign-review`.
 */
export function rejectForeignReview({ status, links }: ReviewRequest): void {
  if (status !== "submitted" || links.actions["cancel"] !== undefined) return;
  const request = { method: "POST", url: links.self };
  throw new DepositError({ kind: "foreign-review", request, message: "" });
}
