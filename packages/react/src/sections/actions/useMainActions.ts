import type { DepositAction } from "@deposit/core";
import { useContext } from "react";
import { CommunityLockContext } from "../../form/actions/CommunityLock.tsx";
import { editorFlags } from "../../form/actions/editorFlags.ts";
import { useActions } from "../../form/actions/useActions.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import type { IconName } from "../../ui/display/iconPaths.ts";
import type { Question } from "./ActionBarSection.tsx";
import { type ActionButton, useActionButton } from "../../components/layout/useActionButton.ts";

/** One of the acts that bring the deposit further, as a button or an entry of a menu. */
export interface MainAction extends ActionButton {
  readonly id: DepositAction | "change-community";
  readonly label: string;
  readonly icon: IconName;
  readonly press: () => void;
}

/**
 * The acts that status and community leave (docs/platform/product.md 4.3), the one to press first: submitting where
 * there is a community that takes it; asking another community, or none, after a request was declined or has expired;
 * else publishing. Besides, taking the upload back from review, and a new version of what is published.
 */
export function useMainActions(onAsk: (question: Question) => void): readonly MainAction[] {
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
    actions.push({ ...submit, id: "submit-review", label: t(label), icon: "send", press: () => onAsk("submit") });
  } else if (flags.showChangeCommunityButton) {
    actions.push(
      {
        id: "change-community",
        label: t("actions.changeCommunity"),
        icon: "community",
        busy: false,
        disabledReason: mayManage ? (isLocked ? t("community.disabled") : undefined) : t("can.notPermitted"),
        press: () => onAsk("community"),
      },
      {
        ...publishAlone,
        id: "publish-without-community",
        label: t("actions.publishWithoutCommunity"),
        icon: "send",
        press: () => onAsk("publish-without-community"),
      },
    );
  } else {
    actions.push({
      ...publish,
      id: "publish",
      label: t("actions.publish"),
      icon: "send",
      press: () => onAsk("publish"),
    });
  }
  if (status === "in_review" && mayManage) {
    const label = t("actions.cancelReview");
    actions.push({ ...cancel, id: "cancel-review", label, icon: "undo", press: () => onAsk("cancel-review") });
  }
  if (isPublished) {
    const label = t("actions.newVersion");
    actions.push({ ...version, id: "new-version", label, icon: "copy", press: () => void newVersion() });
  }
  return actions;
}
