import type { DepositAction } from "@deposit/core";
import { discardLabel } from "@deposit/core/internal";
import { useContext } from "react";
import { CommunityLockContext } from "../../form/actions/CommunityLock.tsx";
import { editorFlags } from "../../form/actions/editorFlags.ts";
import { useActions } from "../../form/actions/useActions.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import type { IconName } from "../../ui/display/iconPaths.ts";
import { type ActionButton, useActionButton } from "../../components/layout/useActionButton.ts";

/** The dialogs that the action bar opens. */
export type ActionDialogName =
  | "publish"
  | "publish-without-community"
  | "submit"
  | "cancel-review"
  | "community"
  | "discard";

/** Props of the dialogs that the action bar opens. */
export interface ActionDialogProps {
  readonly onClose: () => void;
}

/** An action that moves the deposit to another status, for a button or a menu item. */
export interface MainAction extends ActionButton {
  readonly id: DepositAction | "change-community";
  readonly label: string;
  readonly icon: IconName;
  readonly press: () => void;
}

/**
 * Returns the actions that status and community allow, the primary one first (docs/platform/product.md 4.3):
 * 1. submit to the selected community,
 * 2. or, after a declined or expired request, change the community or publish without one,
 * 3. or publish,
 * 4. cancel the review, and create a new version of a published record.
 */
export function useMainActions(onOpen: (dialog: ActionDialogName) => void): readonly MainAction[] {
  const t = useMessage();
  const { newVersion } = useActions();
  const flags = useDeposit(editorFlags);
  const status = useDeposit((state) => state.record.status);
  const isPublished = useDeposit((state) => state.record.is_published);
  const mayManage = useDeposit((state) => state.permissions.can_manage);
  const { isLocked } = useContext(CommunityLockContext);
  const submit = useActionButton("submit-review");
  const publish = useActionButton("publish");
  const publishAlone = useActionButton("publish-without-community");
  const cancel = useActionButton("cancel-review");
  const version = useActionButton("new-version");

  const actions: MainAction[] = [];
  if (flags.showSubmitForReviewButton) {
    const label =
      status === "in_review"
        ? "actions.submitted"
        : flags.showDirectPublishButton
          ? "actions.publishToCommunity"
          : "actions.submit";
    actions.push({ ...submit, id: "submit-review", label: t(label), icon: "send", press: () => onOpen("submit") });
  } else if (flags.showChangeCommunityButton) {
    actions.push(
      {
        id: "change-community",
        label: t("actions.changeCommunity"),
        icon: "community",
        busy: false,
        disabledReason: mayManage ? (isLocked ? t("community.disabled") : undefined) : t("can.notPermitted"),
        press: () => onOpen("community"),
      },
      {
        ...publishAlone,
        id: "publish-without-community",
        label: t("actions.publishWithoutCommunity"),
        icon: "send",
        press: () => onOpen("publish-without-community"),
      },
    );
  } else {
    actions.push({
      ...publish,
      id: "publish",
      label: t("actions.publish"),
      icon: "send",
      press: () => onOpen("publish"),
    });
  }
  if (status === "in_review" && mayManage) {
    const label = t("actions.cancelReview");
    actions.push({ ...cancel, id: "cancel-review", label, icon: "undo", press: () => onOpen("cancel-review") });
  }
  if (isPublished) {
    const label = t("actions.newVersion");
    actions.push({ ...version, id: "new-version", label, icon: "copy", press: () => void newVersion() });
  }
  return actions;
}

/** Returns what deleting would discard, or `null` without the permission to delete (docs/platform/product.md 4.4). */
export function useDiscardKind(): ReturnType<typeof discardLabel> | null {
  return useDeposit(({ permissions, record }) => (permissions.can_delete_draft ? discardLabel(record) : null));
}
