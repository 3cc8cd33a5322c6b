import { isWebAddress } from "@deposit/core/schema";
import { useMessage } from "../../i18n/useMessage.ts";

/** "Read more", for a licence whose link is a web address; any other text is no link to press. */
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
