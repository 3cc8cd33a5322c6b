import { useState } from "react";
import { useDeposit } from "../../form/useDeposit.ts";
import { Button } from "../../ui/Button.tsx";
import type { MainAction } from "./useMainActions.ts";

/**
 * One of the main acts as a button; `withReason` also shows to the eye why it cannot be pressed. What stands there stays while
 * something is done, which keeps the button from being pressed for a moment only: the buttons below must not move meanwhile.
 */
export function MainButton({
  action: { label, icon, busy, disabledReason, press },
  primary,
  withReason = false,
}: {
  readonly action: MainAction;
  readonly primary: boolean;
  readonly withReason?: boolean;
}) {
  const isRunning = useDeposit(({ phase }) => phase.kind === "running");
  const [reason, setReason] = useState(disabledReason);
  if (!isRunning && reason !== disabledReason) setReason(disabledReason);
  return (
    <>
      <Button
        variant={primary ? "primary" : "secondary"}
        icon={icon}
        block={withReason}
        busy={busy}
        disabledReason={disabledReason}
        aria-label={label}
        onClick={press}
      >
        {label}
      </Button>
      {withReason && reason !== undefined ? (
        <p className="deposit-text deposit-small deposit-muted" aria-hidden="true">
          {reason}
        </p>
      ) : null}
    </>
  );
}
