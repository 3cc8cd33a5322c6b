import { useState } from "react";
import { useDeposit } from "../../form/session/useDeposit.ts";

/**
 * Why a button cannot be pressed, as it is shown to the eye. It stays while something is done, which keeps the button from
 * being pressed for a moment only: what stands around must not move meanwhile.
 */
export function useStableReason(disabledReason: string | undefined): string | undefined {
  const isRunning = useDeposit(({ phase }) => phase.kind === "running");
  const [reason, setReason] = useState(disabledReason);
  if (!isRunning && reason !== disabledReason) setReason(disabledReason);
  return reason;
}
