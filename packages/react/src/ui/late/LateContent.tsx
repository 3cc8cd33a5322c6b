import type { ReactNode } from "react";
import { LateFailure } from "./LateFailure.tsx";
import type { LatePart } from "./latePart.ts";
import { Spinner } from "../Spinner.tsx";
import { useLatePart } from "./useLatePart.ts";
import { useUi } from "../useUi.ts";

/** Props of {@link LateContent}. */
export interface LateContentProps<Part> {
  late: LatePart<Part>;
  /** Called when it did not arrive and is not wanted any more; without it there is only another try. */
  onGiveUp?: (() => void) | undefined;
  /** How high it will be, in CSS, as far as that is known: what follows then stays where it is when it arrives. */
  height?: string | undefined;
  /** Draws what has arrived. */
  children: (part: Part) => ReactNode;
}

/** Draws a late part once it is there; until then, and when it does not arrive, that is said where it would be. */
export function LateContent<Part>({ late, onGiveUp, height, children }: LateContentProps<Part>) {
  const state = useLatePart(late);
  const { late: labels } = useUi();
  if (state.kind === "loaded") return children(state.part);
  if (state.kind !== "failed")
    return (
      <div style={{ blockSize: height }}>
        <Spinner label={labels?.loading} />
      </div>
    );
  return <LateFailure error={state.error} onRetry={() => void late.load()} onGiveUp={onGiveUp} />;
}
