import { useContext, useEffect, useRef } from "react";
import { CommunityBadges } from "../../components/communities/CommunityBadges.tsx";
import { CommunityLink } from "../../components/communities/CommunityLink.tsx";
import { CommunityLogo } from "../../components/communities/CommunityLogo.tsx";
import { LazyCommunityDialog } from "../../components/communities/LazyCommunityDialog.ts";
import { useCommunityChoice } from "../../components/communities/useCommunityChoice.ts";
import { CommunityLockContext } from "../../form/actions/CommunityLock.tsx";
import { editorFlags } from "../../form/actions/editorFlags.ts";
import { fieldId } from "../../form/store/fieldName.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFieldMessages } from "../../form/feedback/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/feedback/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Card } from "../../ui/display/Card.tsx";
import { useDialog } from "../../ui/dialog/useDialog.ts";
import { FieldMessages } from "../../ui/field/FieldMessages.tsx";
import { useEditable } from "../../form/field/useEditable.ts";

/** Props of {@link CommunityHeaderSection}: which parts a host shows (docs/platform/product.md 2.4). */
export interface CommunityHeaderProps {
  /** @default true if the status of the deposit allows a selection */
  readonly showSelectButton?: boolean | undefined;
  /** @default true if the status of the deposit allows a selection */
  readonly showRemoveButton?: boolean | undefined;
  /** Disables the buttons, and "Change community" among the actions, without hiding them. @default false */
  readonly disableSelection?: boolean | undefined;
}

const parentPath = ["parent"];
const reviewPath = ["review"];

/**
 * Shows the community that the deposit is submitted to, or a button to select one. Renders nothing if the page has its
 * own header (`hide_community_selection`), or for a published record without a community.
 *
 * @example components={{ CommunityHeader: () => <CommunityHeaderSection showRemoveButton={false} /> }}
 */
export function CommunityHeaderSection({
  showSelectButton = true,
  showRemoveButton = true,
  disableSelection = false,
}: CommunityHeaderProps) {
  const t = useMessage();
  const { idPrefix } = useDepositContext();
  const hidden = useDeposit(({ config }) => config.hide_community_selection);
  const flags = useDeposit(editorFlags);
  const { selected, choose } = useCommunityChoice();
  const obstacle = useSelectionObstacle(disableSelection);
  const ofParent = useShownFeedback(parentPath, "within");
  const ofReview = useShownFeedback(reviewPath, "within");
  const messages = useFieldMessages([...ofParent, ...ofReview]);
  const { open, show, close } = useDialog("community");
  const { setLocked } = useContext(CommunityLockContext);
  useEffect(() => {
    setLocked(disableSelection);
    return () => setLocked(false);
  }, [setLocked, disableSelection]);
  const selectButton = useRef<HTMLButtonElement>(null);
  if (hidden || !flags.showCommunityHeader) return null;
  const offered = flags.showCommunitySelectionButton;
  const title = selected === null ? "" : selected.title || t("community.untitled");
  const id = fieldId(idPrefix, parentPath);
  return (
    <section aria-label={t("section.community")} data-deposit-part="community" data-deposit-anchor={id}>
      <Card className="deposit-community-header">
        <div className="deposit-community" data-deposit-anchor={fieldId(idPrefix, reviewPath)}>
          <CommunityLogo address={selected?.logo ?? ""} />
          <div className="deposit-community__body">
            {selected === null ? (
              <p className="deposit-text">{t("community.none")}</p>
            ) : (
              <div className="deposit-entry__line">
                <span className="deposit-community__title" dir="auto">
                  {selected.slug === "" ? title : <CommunityLink community={selected}>{title}</CommunityLink>}
                </span>
                {selected.isGhost ? null : <CommunityBadges community={selected} />}
              </div>
            )}
            {selected?.isGhost ? <p className="deposit-text deposit-small">{t("community.deleted")}</p> : null}
          </div>
          {offered ? (
            <div className="deposit-row">
              {showSelectButton ? (
                <Button
                  ref={selectButton}
                  {...LazyCommunityDialog.preloading}
                  icon={selected === null ? "community" : undefined}
                  disabledReason={obstacle ?? undefined}
                  aria-label={selected === null ? t("community.select") : t("community.change.name", { title })}
                  onClick={() => show("community")}
                >
                  {t(selected === null ? "community.select" : "community.change")}
                </Button>
              ) : null}
              {showRemoveButton && selected !== null ? (
                <Button
                  variant="quiet"
                  disabledReason={obstacle ?? undefined}
                  aria-label={t("community.remove.name", { title })}
                  onClick={() => {
                    choose(null);
                    // The remove button disappears with the community, so the focus moves to the select button.
                    selectButton.current?.focus();
                  }}
                >
                  {t("community.remove")}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
        {offered && obstacle !== null && selected !== null ? (
          <p className="deposit-text deposit-small deposit-muted" aria-hidden="true">
            {obstacle}
          </p>
        ) : null}
        <FieldMessages id={`${id}-messages`} messages={messages} />
      </Card>
      {open === null ? null : <LazyCommunityDialog onClose={close} />}
    </section>
  );
}

/**
 * Returns why the community cannot be changed or removed now, or `null`. The reason is a missing permission, the page's
 * configuration or the status (docs/platform/product.md 2.4).
 */
function useSelectionObstacle(disabledByHost: boolean): string | null {
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
