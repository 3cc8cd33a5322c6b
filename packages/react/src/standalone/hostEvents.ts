import { browserNavigate, type Navigation } from "@deposit/core";
import type { DepositFormProps } from "../DepositForm.tsx";

type HostEvents = Required<
  Pick<
    DepositFormProps,
    "onSaved" | "onPublished" | "onSubmitted" | "onReviewCancelled" | "onDeleted" | "onError" | "onNavigate"
  >
>;

/**
 * Returns host callbacks that dispatch events on an element: `deposit:saved` and so on, with their data in `detail`.
 * Cancelling `deposit:navigate` leaves the navigation to the page.
 */
export function hostEvents(element: EventTarget): HostEvents {
  const fire = (name: string, detail: unknown, cancelable = false): boolean =>
    element.dispatchEvent(new CustomEvent(`deposit:${name}`, { detail, bubbles: true, composed: true, cancelable }));
  return {
    onSaved: (record) => void fire("saved", record),
    onPublished: (record) => void fire("published", record),
    onSubmitted: (record) => void fire("submitted", record),
    onReviewCancelled: (record) => void fire("review-cancelled", record),
    onDeleted: (record) => void fire("deleted", record),
    onError(error) {
      if (!fire("error", error, true)) return;
      if (error.kind !== "action") console.error("<deposit-form>: a part of the form did not work", error);
    },
    onNavigate(to: Navigation) {
      if (fire("navigate", to, true)) browserNavigate(to);
    },
  };
}
