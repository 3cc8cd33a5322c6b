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

/** Shows the status of the deposit, its meaning, and a link to its review (docs/platform/product.md 4.2). */
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

/** Announces the status when a review ends, since no banner does. */
function useEndOfReview(status: string, text: string): void {
  const { announce } = useUi();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === "in_review" && status !== "in_review") announce(text);
    before.current = status;
  }, [announce, status, text]);
}

/**
 * A new version cannot change its community. The depositor has to create another version (docs/platform/product.md
 * 4.3).
 */
function versionText(status: RecordStatus): MessageId {
  return status === "expired" ? "statusBanner.expiredVersion" : "statusBanner.declinedVersion";
}

/** Returns `null` for an unknown status. Core throws for it, but the rest of the page stays usable. */
function bannerOf(record: DepositRecord): StatusBanner | null {
  try {
    return statusBanner(record);
  } catch {
    return null;
  }
}

/**
 * Returns the address of the review request, `/me/requests/{id}`, or `null` (docs/platform/product.md 4.2, records.md
 * 5). A deposit has one if its status is not draft, and the parent or the new version has a review. A draft lacks the
 * review's own links (docs/platform/reviews.md 6).
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
