import type { ReactNode } from "react";
import { LazyFailure } from "./LazyFailure.tsx";
import type { LazyPart } from "./lazyPart.ts";
import { Spinner } from "../display/Spinner.tsx";
import { useLazyPart } from "./useLazyPart.ts";
import { useUi } from "../root/useUi.ts";

/** Props of {@link LazyContent}. */
export interface LazyContentProps<Part> {
  late: LazyPart<Part>;
  /** Called when it did not arrive and is not wanted any more; without it there is only another try. */
  onGiveUp?: (() => void) | undefined;
  /** How high it will be, in CSS, as far as that is known: what follows then stays where it is when it arrives. */
  height?: string | undefined;
  /** Draws what has arrived. */
  children: (part: Part) => ReactNode;
}

/** Draws a late part once it is there; until then, and when it does not arrive, that is said where it would be. */
export function LazyContent<Part>({ late, onGiveUp, height, children }: LazyContentProps<Part>) {
  const state = useLazyPart(late);
  const { late: labels } = useUi();
  if (state.kind === "loaded") return children(state.part);
  if (state.kind !== "failed")
    return (
      <div style={{ blockSize: height }}>
        <Spinner label={labels?.loading} />
      </div>
    );
  return <LazyFailure error={state.error} onRetry={() => void late.load()} onGiveUp={onGiveUp} />;
}
