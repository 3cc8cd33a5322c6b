import { Suspense, type ReactNode } from "react";
import { Spinner } from "../../ui/display/Spinner.tsx";
import { useUi } from "../../ui/root/useUi.ts";
import { OverrideBoundary } from "./OverrideBoundary.tsx";

/** Props of {@link HostPart}. */
export interface HostPartProps {
  /** The part it stands for, for the report of a fault. */
  readonly name: string;
  /** The standard part, drawn when the host's throws. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/**
 * Keeps what a host draws from taking the form with it: while it is on its way (`React.lazy`) a spinner stands in its place,
 * and when it throws, the standard part, and the host is told.
 */
export function HostPart({ children, ...boundary }: HostPartProps) {
  const { late } = useUi();
  return (
    <OverrideBoundary {...boundary}>
      <Suspense fallback={<Spinner label={late?.loading} />}>{children}</Suspense>
    </OverrideBoundary>
  );
}
