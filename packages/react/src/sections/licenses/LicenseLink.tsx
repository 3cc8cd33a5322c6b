import { isWebAddress } from "@deposit/core/schema";
import { useMessage } from "../../i18n/useMessage.ts";

/** Links to a license. Text that is no web address is not a link. */
export function LicenseLink({ link, name }: { link: string; name: string }) {
  const t = useMessage();
  if (!isWebAddress(link)) return null;
  return (
    <a
      className="deposit-link"
      href={link.trim()}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("licenses.readMore.name", { name })}
    >
      {t("licenses.readMore")}
    </a>
  );
}
