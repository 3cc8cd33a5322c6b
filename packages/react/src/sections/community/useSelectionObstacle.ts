import { editorFlags } from "../../form/actions/editorFlags.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useEditable } from "../../form/field/useEditable.ts";
import { useMessage } from "../../i18n/useMessage.ts";

/**
 * Returns why the community cannot be changed or removed now, or `null`. The reason is a missing permission, the page's
 * configuration or the status (docs/platform/product.md 2.4).
 */
export function useSelectionObstacle(disabledByHost: boolean): string | null {
  const t = useMessage();
  const editable = useEditable();
  const { disableCommunitySelectionButton } = useDeposit(editorFlags);
  const status = useDeposit((state) => state.record.status);
  const permitted = useDeposit(({ record, permissions }) => record.id === undefined || permissions.can_manage);
  if (disabledByHost) return t("community.disabled");
  if (!permitted) return t("can.notPermitted");
  if (disableCommunitySelectionButton) {
    if (status === "in_review") return t("community.inReview");
    return t(status === "published" ? "community.settled" : "community.closed");
  }
  return editable ? null : t("can.running");
}
