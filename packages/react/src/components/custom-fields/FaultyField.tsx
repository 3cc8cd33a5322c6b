import { type ReactNode, useEffect } from "react";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { Banner } from "../../ui/display/Banner.tsx";

/** Props of {@link FaultyField}. */
export interface FaultyFieldProps {
  readonly field: string;
  /** What the host is told of it. */
  readonly fault: string;
  /** What the depositor is told. */
  readonly children: ReactNode;
}

/** Stands where a field cannot be drawn as it is configured; the host is told, the field's value is left alone. */
export function FaultyField({ field, fault, children }: FaultyFieldProps) {
  const { reportError } = useDepositContext();
  useEffect(() => {
    reportError({ kind: "component", name: field, error: new Error(`@deposit/react: "${field}": ${fault}`) });
  }, [reportError, field, fault]);
  return <Banner tone="error">{children}</Banner>;
}
