import { Banner } from "../display/Banner.tsx";
import { Button } from "../controls/Button.tsx";
import { useUi } from "../root/useUi.ts";

/** Props of {@link LazyFailure}. */
export interface LazyFailureProps {
  /** Why the part did not arrive; thrown where the page has no words about late parts. */
  error: unknown;
  onRetry: () => void;
  /** Where the page can do without it. */
  onGiveUp?: (() => void) | undefined;
}

/** Says that a late part did not arrive, that nothing is lost, and offers another try. */
export function LazyFailure({ error, onRetry, onGiveUp }: LazyFailureProps) {
  const { late } = useUi();
  if (late === undefined) throw error;
  return (
    <Banner
      tone="error"
      heading={late.failed}
      part="not-loaded"
      actions={
        <>
          <Button size="sm" onClick={onRetry}>
            {late.retry}
          </Button>
          {onGiveUp === undefined ? null : (
            <Button size="sm" variant="quiet" onClick={onGiveUp}>
              {late.giveUp}
            </Button>
          )}
        </>
      }
    >
      {late.failedText}
    </Banner>
  );
}
