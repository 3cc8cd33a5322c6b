import { isWebAddress } from "@deposit/core";
import { useMessage } from "../../i18n/useMessage.ts";
import { Icon } from "../../ui/display/Icon.tsx";

/** The way to an award's page, for an address that can be followed; any other text is no link to press. */
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
