import type { Community } from "@deposit/core";
import { type CommunityObstacle, communityObstacle, withCommunity } from "@deposit/core/schema";
import { useCallback, useMemo } from "react";
import { changeAccess } from "../../form/store/changeAccess.ts";
import { editorFlags } from "../../form/actions/editorFlags.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFieldValue } from "../../form/field/useFieldValue.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { useUi } from "../../ui/root/useUi.ts";

/** The community of the deposit, and how it is chosen. */
export interface CommunityChoice {
  /** The one that is chosen by now, saved or not. */
  readonly selected: Community | null;
  /**
   * Chooses a community, or with `null` none; a restricted one restricts record and files
   * (docs/platform/product.md 4.6).
   */
  readonly choose: (community: Community | null) => void;
  /** Why a community cannot be chosen, `null` when it can. */
  readonly obstacleOf: (community: Community) => CommunityObstacle | null;
}

/** Choosing a community: settled with the server at the next save, and judged by what the form says by now. */
export function useCommunityChoice(): CommunityChoice {
  const t = useMessage();
  const { announce } = useUi();
  const { deposit, values } = useDepositContext();
  const selected = useDeposit(editorFlags).selectedCommunity;
  const visibility = useFieldValue("access.record");
  // What is a draft still, with or without a review in waiting, was never submitted.
  const isFirstSubmission = useDeposit(
    ({ record }) => ["draft", "draft_with_review"].includes(record.status) && record.versions.index === 1,
  );
  const choose = useCallback(
    (community: Community | null) => {
      const before = editorFlags(deposit.getState()).selectedCommunity;
      deposit.selectCommunity(community);
      const { permissions } = deposit.getState();
      const { access } = values.read();
      changeAccess(values, (now) => withCommunity(now, community, permissions));
      const title = (community ?? before)?.title || t("community.untitled");
      // Chosen once more, the one whose request is closed is none that a save would ask.
      if (editorFlags(deposit.getState()).disableCommunitySelectionButton) return announce(t("community.closed"));
      if (community === null) announce(t("community.removed", { title }));
      else
        announce(t(access === values.read().access ? "community.selected" : "community.selectedRestricted", { title }));
    },
    [deposit, values, t, announce],
  );
  return useMemo(
    () => ({
      selected,
      choose,
      obstacleOf: (community) => communityObstacle(community, { visibility, isFirstSubmission }),
    }),
    [selected, choose, visibility, isFirstSubmission],
  );
}
