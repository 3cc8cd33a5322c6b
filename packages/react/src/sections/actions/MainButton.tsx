import { Button } from "../../ui/controls/Button.tsx";
import type { MainAction } from "./useMainActions.ts";
import { useStableReason } from "./useStableReason.ts";

/** One of the main acts as a button; `withReason` also shows to the eye why it cannot be pressed. */
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
