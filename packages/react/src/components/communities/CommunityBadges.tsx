import type { Community } from "@deposit/core";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useMessage, type Translate } from "../../i18n/useMessage.ts";
import { Badge } from "../../ui/display/Badge.tsx";

const roles = ["owner", "manager", "curator", "reader"] as const;

/** A role of the platform in the reader's language; one that nobody knows here as it came, with a capital. */
function roleInWords(t: Translate, role: string): string {
  const known = roles.find((name) => name === role);
  return known === undefined ? role.charAt(0).toUpperCase() + role.slice(1) : t(`community.role.${known}`);
}

/** Verified, restricted, and what the depositor is in it (docs/platform/product.md 2.3). */
export function CommunityBadges({ community }: { readonly community: Community }) {
  const t = useMessage();
  const role = useDeposit(({ config }) => config.user_communities_memberships[community.id]);
  return (
    <>
      {community.isVerified ? (
        <Badge tone="success" icon="checkCircle">
          {t("community.verified")}
        </Badge>
      ) : null}
      {community.visibility === "restricted" ? (
        <Badge tone="neutral" icon="lock">
          {t("community.restricted")}
        </Badge>
      ) : null}
      {role === undefined ? null : (
        <Badge tone="neutral" icon="person">
          {roleInWords(t, role)}
        </Badge>
      )}
    </>
  );
}
