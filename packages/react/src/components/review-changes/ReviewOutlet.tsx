import { useStore } from "zustand";
import { reviewConflict } from "../../form/review/reviewConflict.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { withLazyMessages } from "../../i18n/lazyMessages.ts";
import { LazyContent } from "../../ui/lazy/LazyContent.tsx";
import { lazyPart } from "../../ui/lazy/lazyPart.ts";

const lazyReview = lazyPart(async () => await withLazyMessages(import("./ReviewChanges.tsx")));

/** Draws the review of two versions while one is open, and afterwards says what was merged without a question. */
export function ReviewOutlet() {
  const session = useDepositContext();
  const { review: store } = session;
  const review = useStore(store, (state) => state.review);
  const isWaiting = useStore(store, (state) => state.isWaiting);
  const merged = useStore(store, (state) => state.merged);
  if (review === null && !isWaiting && merged.length === 0) return null;
  return (
    <LazyContent late={lazyReview}>
      {({ ReviewChanges, ReviewNotice, MergeNotice }) => (
        <>
          {isWaiting ? <ReviewNotice onReview={() => void reviewConflict(session)} /> : null}
          {merged.length === 0 ? null : (
            <MergeNotice merged={merged} onDismiss={() => store.setState({ merged: [] })} />
          )}
          {review === null ? null : (
            <ReviewChanges
              review={review}
              onClose={() => store.setState({ review: null, isWaiting: review.source === "server" })}
            />
          )}
        </>
      )}
    </LazyContent>
  );
}
