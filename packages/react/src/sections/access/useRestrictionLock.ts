import { isRestrictionLocked } from "@deposit/core";
import { useState } from "react";
import { useDeposit } from "../../form/session/useDeposit.ts";

/**
 * Returns whether a published record can no longer be restricted because its grace period is over
 * (docs/platform/product.md 5.9).
 */
export function useRestrictionLock(): boolean {
  const [openedAt] = useState(() => Date.now());
  return useDeposit(({ record, config }) =>
    isRestrictionLocked(
      record,
      { gracePeriodDays: config.record_restriction_grace_period, alwaysAllowed: config.allow_record_restriction },
      openedAt,
    ),
  );
}
