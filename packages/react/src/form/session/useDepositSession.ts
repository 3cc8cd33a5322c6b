import { useEffect, useState } from "react";
import type { DepositSession } from "./createDepositSession.ts";

/**
 * Opens a deposit once, and stops its requests and uploads when the form is gone for good, once the action that runs is
 * done. An unmounting that is followed by a mounting before that, as React's StrictMode does, is no end; after one that is
 * followed later, `open` is given the session that has ended, to go on where it stood.
 */
export function useDepositSession(open: (ended?: DepositSession) => DepositSession): DepositSession {
  const [session, setSession] = useState(() => open());
  useEffect(() => {
    const lifetime = lifetimeOf(session);
    lifetime.users += 1;
    // A part of the page that was hidden and is shown again, as React's Activity does.
    if (lifetime.ended) setSession((lifetime.next ??= open(session)));
    return () => {
      lifetime.users -= 1;
      const { deposit } = session;
      const end = (): void => {
        // Of a first save that is stopped nobody would know the draft, and the next one would make another.
        if (lifetime.users === 0 && deposit.getState().phase.kind === "running") return;
        stop();
        if (lifetime.users > 0 || lifetime.ended) return;
        lifetime.ended = true;
        deposit.dispose();
      };
      const stop = deposit.subscribe(() => void setTimeout(end));
      setTimeout(end);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how to open is asked once; a host gives a key for another record
  }, [session]);
  return session;
}

interface Lifetime {
  users: number;
  ended: boolean;
  /** What goes on in its place: one, also where StrictMode asks twice, for it sends files. */
  next?: DepositSession;
}
const lifetimes = new WeakMap<DepositSession, Lifetime>();

function lifetimeOf(session: DepositSession): Lifetime {
  const known: Lifetime = lifetimes.get(session) ?? { users: 0, ended: false };
  lifetimes.set(session, known);
  return known;
}
