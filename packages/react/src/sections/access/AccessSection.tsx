import { mayHaveEmbargo } from "@deposit/core/schema";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { AccessSummary } from "./AccessSummary.tsx";
import { EmbargoField } from "./EmbargoField.tsx";
import { useAccess, useRestrictionLock } from "./useAccess.ts";
import { VisibilityField } from "./VisibilityField.tsx";

/**
 * Choices for the visibility of the record and its files, the embargo, and a summary in one sentence. Choices without
 * effect or permission are not shown (docs/platform/product.md 10.7).
 */
export function AccessSection() {
  const t = useMessage();
  const choice = useAccess();
  const mayChangeRecord = useDeposit((state) => state.permissions.can_manage_record_access);
  const lock = useRestrictionLock();
  const { access, files, community } = choice;
  // An embargo that does not apply keeps its values, and is sent as inactive.
  const inForce = mayHaveEmbargo(choice, community)
    ? access
    : { ...access, embargo: { ...access.embargo, active: false } };
  const inRestrictedCommunity = community !== null && !community.isGhost && community.visibility === "restricted";
  const keepsRestricted = inRestrictedCommunity && access.record === "restricted";
  const offersFiles = files.enabled && access.record === "public" && !inRestrictedCommunity;
  return (
    <div className="deposit-stack" data-deposit-part="access">
      <AccessSummary access={inForce} files={files} />
      {mayChangeRecord ? (
        <VisibilityField
          name="access.record"
          onChange={choice.setRecord}
          locked={keepsRestricted ? "public" : lock ? "restricted" : undefined}
          help={keepsRestricted ? t("access.community") : lock ? t("access.locked") : undefined}
        />
      ) : null}
      {offersFiles ? <VisibilityField name="access.files" onChange={choice.setFiles} /> : null}
      <EmbargoField access={access} files={files} community={community} />
    </div>
  );
}
