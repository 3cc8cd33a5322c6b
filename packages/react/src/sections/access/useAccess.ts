import type { Community, DepositValues } from "@deposit/core";
import { isRestrictionLocked } from "@deposit/core/internal";
import { withFilesVisibility, withRecordVisibility } from "@deposit/core/schema";
import type { Visibility } from "@deposit/core/serialize";
import { useMemo, useState } from "react";
import { changeAccess } from "../../form/store/changeAccess.ts";
import { editorFlags } from "../../form/actions/editorFlags.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFieldValue } from "../../form/field/useFieldValue.ts";

/** The current access settings, what they depend on, and stable functions to change them. */
export interface AccessChoice extends Pick<DepositValues, "access" | "files"> {
  /** The currently selected community. */
  readonly community: Community | null;
  readonly setRecord: (visibility: Visibility) => void;
  readonly setFiles: (visibility: Visibility) => void;
}

/** Returns the access settings of the deposit. Choosing public turns the embargo off (docs/platform/product.md 4.6). */
export function useAccess(): AccessChoice {
  const { values } = useDepositContext();
  const community = useDeposit(editorFlags).selectedCommunity;
  const record = useFieldValue("access.record");
  const ofFiles = useFieldValue("access.files");
  const embargo = useFieldValue("access.embargo");
  const enabled = useFieldValue("files.enabled");
  const preview = useFieldValue("files.default_preview");
  const verbs = useMemo(
    () => ({
      setRecord: (visibility: Visibility) => changeAccess(values, (access) => withRecordVisibility(access, visibility)),
      setFiles: (visibility: Visibility) => changeAccess(values, (access) => withFilesVisibility(access, visibility)),
    }),
    [values],
  );
  return {
    access: { record, files: ofFiles, embargo },
    files: { enabled, default_preview: preview },
    community,
    ...verbs,
  };
}

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
