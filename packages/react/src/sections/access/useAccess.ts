import {
  type AccessValues,
  type Community,
  type DepositValues,
  type Visibility,
  withFilesVisibility,
  withRecordVisibility,
} from "@deposit/core";
import { useMemo } from "react";
import { editorFlags } from "../../form/editorFlags.ts";
import { useDeposit } from "../../form/useDeposit.ts";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useFieldValue } from "../../form/useFieldValue.ts";

/** Who may see what by now, on what it depends, and how to change it, by functions that stay the same. */
export interface AccessChoice extends Pick<DepositValues, "access" | "files"> {
  /** The community that the deposit is for, as chosen by now. */
  readonly community: Community | null;
  readonly setRecord: (visibility: Visibility) => void;
  readonly setFiles: (visibility: Visibility) => void;
}

/** The access of the deposit. Choosing public turns the embargo off (specification 4). */
export function useAccess(): AccessChoice {
  const { values } = useDepositContext();
  const community = useDeposit(editorFlags).selectedCommunity;
  const record = useFieldValue("access.record");
  const ofFiles = useFieldValue("access.files");
  const embargo = useFieldValue("access.embargo");
  const enabled = useFieldValue("files.enabled");
  const preview = useFieldValue("files.default_preview");
  const verbs = useMemo(() => {
    const change = (next: (access: AccessValues) => AccessValues): void => {
      const now = values.read();
      values.replace({ ...now, access: withoutIdleDate(next(now.access), now.access) });
    };
    return {
      setRecord: (visibility: Visibility) => change((access) => withRecordVisibility(access, visibility)),
      setFiles: (visibility: Visibility) => change((access) => withFilesVisibility(access, visibility)),
    };
  }, [values]);
  return {
    access: { record, files: ofFiles, embargo },
    files: { enabled, default_preview: preview },
    community,
    ...verbs,
  };
}

/** Turning the embargo off drops its date: the server takes none that is still to come (specification 4). */
function withoutIdleDate(access: AccessValues, before: AccessValues): AccessValues {
  const turnedOff = before.embargo.active && !access.embargo.active;
  return turnedOff ? { ...access, embargo: { active: false, until: "", reason: "" } } : access;
}
