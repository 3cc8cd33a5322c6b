import type { Community } from "@deposit/core";
import type { ReactNode } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { Icon } from "../../ui/display/Icon.tsx";
import { VisuallyHidden } from "../../ui/display/VisuallyHidden.tsx";

/**
 * Leads to a community's page, `/communities/{slug}` (docs/platform/product.md 2.1), in a new tab so that nothing typed
 * is left.
 */
export function CommunityLink({
  community,
  children,
}: {
  readonly community: Pick<Community, "slug">;
  readonly children: ReactNode;
}) {
  const t = useMessage();
  return (
    <a
      className="deposit-link"
      href={`/communities/${encodeURIComponent(community.slug)}`}
      target="_blank"
      rel="noreferrer"
    >
      {children} <Icon name="external" size={12} />
      <VisuallyHidden> ({t("community.newTab")})</VisuallyHidden>
    </a>
  );
}
