import type { Navigate, Navigation } from "@deposit/core";
import { useCallback, useEffect, useRef } from "react";
import { useLatest } from "../../ui/hooks/useLatest.ts";

/**
 * Takes the depositor where an action leads; from a form that was hidden meanwhile, as React's Activity does, once it is
 * shown again, and from one that is gone not at all: another page is read by then.
 */
export function useNavigate(go: Navigate): Navigate {
  const place = useRef<{ isLeft: boolean; to?: Navigation | undefined }>({ isLeft: false });
  const latest = useLatest(go);
  useEffect(() => {
    const { to } = place.current;
    place.current = { isLeft: false };
    if (to !== undefined) latest.current(to);
    return () => {
      place.current = { isLeft: true };
    };
  }, [latest]);
  return useCallback<Navigate>(
    (to) => {
      if (place.current.isLeft) place.current = { isLeft: true, to };
      else latest.current(to);
    },
    [latest],
  );
}
