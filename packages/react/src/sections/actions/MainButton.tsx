import { useState } from "react";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { Button } from "../../ui/controls/Button.tsx";
import type { MainAction } from "./useMainActions.ts";

/** Button of a main action. `withReason` shows below it why it is disabled. */
export function MainButton({
  action: { label, icon, busy, disabledReason, press },
  primary,
  withReason = false,
}: {
  readonly action: MainAction;
  readonly primary: boolean;
  readonly withReason?: boolean;
}) {
  const reason = useStableReason(disabledReason);
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

/**
 * Returns the visible reason why a button is disabled. The reason does not change while an action runs, so that the
 * layout does not move.
 */
export function useStableReason(disabledReason: string | undefined): string | undefined {
  const isRunning = useDeposit(({ phase }) => phase.kind === "running");
  const [reason, setReason] = useState(disabledReason);
  if (!isRunning && reason !== disabledReason) setReason(disabledReason);
  return reason;
}
