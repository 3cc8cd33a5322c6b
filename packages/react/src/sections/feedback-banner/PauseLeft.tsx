import type { Phase } from "@deposit/core";
import { useEffect, useState } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { useLatest } from "../../ui/hooks/useLatest.ts";
import { useUi } from "../../ui/root/useUi.ts";

/** When each pause ends, so that one that is drawn in another layout does not begin anew. */
const ends = new WeakMap<Phase, number>();

/** Milliseconds that the server asked for before the next try; 0 where it named none. */
export function pauseOf(phase: Phase): number {
  return (phase.kind === "failed" && phase.failure.kind === "rate-limited" && phase.failure.retryAfter) || 0;
}

function endOf(phase: Phase): number {
  const end = ends.get(phase) ?? Date.now() + pauseOf(phase);
  ends.set(phase, end);
  return end;
}

/** The pause that a server asks for, second by second; aloud is said only that it is over. */
export function PauseLeft({ phase }: { phase: Phase }) {
  const t = useMessage();
  const { announce } = useUi();
  const end = endOf(phase);
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= end;
  // What was seen last may be of another pause, long ago.
  const seconds = Math.ceil(Math.min(end - now, pauseOf(phase)) / 1000);
  const sayOver = useLatest(() => announce(t("feedback.pauseOver")));
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) sayOver.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [end, isOver, sayOver]);
  return <>{isOver ? t("feedback.pauseOver") : t("failure.rate-limited", { seconds })}</>;
}
