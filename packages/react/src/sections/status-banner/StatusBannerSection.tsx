import type { DepositRecord } from "@deposit/core";
import type { StatusBanner } from "@deposit/core";
import { statusBanner, type RecordStatus, type StatusStyle } from "@deposit/core/internal";
import { useEffect, useRef } from "react";
import { editorFlags } from "../../form/actions/editorFlags.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import type { MessageId } from "../../i18n/messages.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Badge, type BadgeTone } from "../../ui/display/Badge.tsx";
import { Banner } from "../../ui/display/Banner.tsx";
import { Card } from "../../ui/display/Card.tsx";
import { Icon } from "../../ui/display/Icon.tsx";
import type { IconName } from "../../ui/display/iconPaths.ts";
import { useUi } from "../../ui/root/useUi.ts";
import { VisuallyHidden } from "../../ui/display/VisuallyHidden.tsx";

const looks: Readonly<Record<StatusStyle, { readonly tone: BadgeTone; readonly icon: IconName }>> = {
  neutral: { tone: "neutral", icon: "edit" },
  positive: { tone: "success", icon: "checkCircle" },
  warning: { tone: "warning", icon: "history" },
  negative: { tone: "error", icon: "error" },
};

/**
 * Where the deposit stands: its status with what that means, and the way to its review (docs/platform/product.md 4.2).
 */
export function StatusBannerSection() {
  const t = useMessage();
  const record = useDeposit((state) => state.record);
  const banner = bannerOf(record);
  const mustBeDiscarded = useDeposit(editorFlags).requireDeletionForDeclinedDraft;
  const review = reviewAddress(record);
  const text = banner === null ? "" : t(mustBeDiscarded ? versionText(banner.status) : banner.text);
  const title = banner === null ? "" : t(banner.title);
  useEndOfReview(record.status, `${title}. ${text}`);
  if (banner === null) return <Banner tone="error" heading={t("status.undefined")} live={false} part="status" />;
  const { tone, icon } = looks[banner.style];
  return (
    <Card variant="aside" part="status">
      <div className="deposit-status" data-status={banner.status} data-style={banner.style}>
        <div className="deposit-status__head">
          <h2 className="deposit-status__title">{t("statusBanner.heading")}</h2>
          <Badge tone={tone} icon={icon}>
            {title}
          </Badge>
        </div>
        <p className="deposit-status__text">{text}</p>
        {review === null ? null : (
          <p className="deposit-text deposit-small">
            <a className="deposit-link" href={review} target="_blank" rel="noreferrer">
              {t("statusBanner.viewRequest")} <Icon name="external" size={12} />
              <VisuallyHidden> ({t("statusBanner.newTab")})</VisuallyHidden>
            </a>
          </p>
        )}
      </div>
    </Card>
  );
}

/** Says how it stands to those who do not see it once a review has ended, of which no banner tells. */
function useEndOfReview(status: string, said: string): void {
  const { announce } = useUi();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === "in_review" && status !== "in_review") announce(said);
    before.current = status;
  }, [announce, status, said]);
}

/**
 * A further version cannot go to another community, or to none: the way on is another version
 * (docs/platform/product.md 4.3).
 */
function versionText(status: RecordStatus): MessageId {
  return status === "expired" ? "statusBanner.expiredVersion" : "statusBanner.declinedVersion";
}

/** `null` for a status that nobody knows: the core calls that an error, and the rest of the page goes on. */
function bannerOf(record: DepositRecord): StatusBanner | null {
  try {
    return statusBanner(record);
  } catch {
    return null;
  }
}

/**
 * The page of the deposit's review request, `/me/requests/{id}`: there when the status is not draft and the parent, or
 * for a further version the record itself, has a review (docs/platform/product.md 4.2, records.md 5), else `null`. A
 * draft does not carry the review's own links (docs/platform/reviews.md 6).
 */
function reviewAddress(record: Pick<DepositRecord, "status" | "parent" | "review">): string | null {
  if (record.status === "draft") return null;
  const id = idOf(record.parent["review"]) ?? idOf(record.review);
  return id === null ? null : `/me/requests/${encodeURIComponent(id)}`;
}

function idOf(review: unknown): string | null {
  if (typeof review !== "object" || review === null || !("id" in review)) return null;
  return typeof review.id === "string" && review.id !== "" ? review.id : null;
}
