import type { Phase } from "@deposit/core";
import { useEffect, useState } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { useLatest } from "../../ui/hooks/useLatest.ts";
import { useUi } from "../../ui/root/useUi.ts";

/** The end of each pause, so that another layout does not restart the countdown. */
const ends = new WeakMap<Phase, number>();

/** Returns the milliseconds that the server asks to wait before a retry, or 0. */
export function pauseOf(phase: Phase): number {
  return (phase.kind === "failed" && phase.failure.kind === "rate-limited" && phase.failure.retryAfter) || 0;
}

function endOf(phase: Phase): number {
  const end = ends.get(phase) ?? Date.now() + pauseOf(phase);
  ends.set(phase, end);
  return end;
}

/** Counts down the pause that the server asks for. Only its end is announced. */
export function PauseLeft({ phase }: { phase: Phase }) {
  const t = useMessage();
  const { announce } = useUi();
  const end = endOf(phase);
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= end;
  // `now` may be left over from an earlier pause, so the result is limited to the length of this one.
  const seconds = Math.ceil(Math.min(end - now, pauseOf(phase)) / 1000);
  const announceEnd = useLatest(() => announce(t("feedback.pauseOver")));
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) announceEnd.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [end, isOver, announceEnd]);
  return <>{isOver ? t("feedback.pauseOver") : t("failure.rate-limited", { seconds })}</>;
}
