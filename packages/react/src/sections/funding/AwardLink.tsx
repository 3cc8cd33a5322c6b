import { isWebAddress } from "@deposit/core/schema";
import { useMessage } from "../../i18n/useMessage.ts";
import { Icon } from "../../ui/display/Icon.tsx";

/** Links to an award's page. Text that is no address is not a link. */
export function AwardLink({ url, name }: { readonly url: string; readonly name: string }) {
  const t = useMessage();
  if (!isWebAddress(url)) return null;
  return (
    <a
      className="deposit-link deposit-link--mark"
      href={url.trim()}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("funding.link", { name })}
    >
      <Icon name="external" />
    </a>
  );
}
