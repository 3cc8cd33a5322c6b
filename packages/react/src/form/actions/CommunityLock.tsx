import { createContext, type ReactNode, useMemo, useState } from "react";

/** Whether the host's page keeps the community from being changed. */
export interface CommunityLock {
  readonly isLocked: boolean;
  /** Told by the community header, which is where a host says so. */
  readonly setLocked: (isLocked: boolean) => void;
}

/** Carries it from the header to whatever else changes the community. */
export const CommunityLockContext = createContext<CommunityLock>({ isLocked: false, setLocked: () => undefined });

/** Holds the lock of one form. */
export function CommunityLockProvider({ children }: { readonly children: ReactNode }) {
  const [isLocked, setLocked] = useState(false);
  const lock = useMemo(() => ({ isLocked, setLocked }), [isLocked]);
  return <CommunityLockContext.Provider value={lock}>{children}</CommunityLockContext.Provider>;
}
