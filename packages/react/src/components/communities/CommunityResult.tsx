import type { Community } from "@deposit/core";
import type { CommunityObstacle } from "@deposit/core/schema";
import { useMessage } from "../../i18n/useMessage.ts";
import { Badge } from "../../ui/display/Badge.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { CommunityBadges } from "./CommunityBadges.tsx";
import { CommunityLink } from "./CommunityLink.tsx";
import { CommunityLogo } from "./CommunityLogo.tsx";

interface CommunityResultProps {
  readonly community: Community;
  readonly chosen: boolean;
  readonly obstacle: CommunityObstacle | null;
  readonly onChoose: () => void;
}

/** One community of the results: chosen by its button, or with the reason why it cannot be. */
export function CommunityResult({ community, chosen, obstacle, onChoose }: CommunityResultProps) {
  const t = useMessage();
  const title = community.title || t("community.untitled");
  const reason = obstacle === null ? undefined : t(`community.obstacle.${obstacle}`);
  return (
    <li className="deposit-list__item">
      <div className="deposit-community" data-state={chosen ? "chosen" : reason === undefined ? "open" : "closed"}>
        <CommunityLogo address={community.logo} />
        <div className="deposit-community__body">
          <div className="deposit-entry__line">
            <span className="deposit-community__title" dir="auto">
              <CommunityLink community={community}>{title}</CommunityLink>
            </span>
            <CommunityBadges community={community} />
          </div>
          {reason === undefined || chosen ? null : (
            <p className="deposit-text deposit-small deposit-muted">
              {reason}{" "}
              {obstacle === "dedicated-form" ? (
                <CommunityLink community={community}>{t("community.visit")}</CommunityLink>
              ) : null}
            </p>
          )}
        </div>
        {chosen ? (
          <Badge tone="accent" icon="check">
            {t("community.chosen")}
          </Badge>
        ) : (
          <Button
            size="sm"
            disabledReason={reason}
            aria-label={t("community.choose.name", { title })}
            onClick={onChoose}
          >
            {t("community.choose")}
          </Button>
        )}
      </div>
    </li>
  );
}
