import { useMessage } from "../../../i18n/useMessage.ts";

/** What the checksums in the list are for: once below it, where keyboard and touch reach it, too. */
export function ChecksumNote() {
  const t = useMessage();
  return (
    <details className="deposit-files__note deposit-small deposit-muted">
      <summary>
        <bdi>{t("files.checksum.about")}</bdi>
      </summary>
      {t("files.checksum.help")}
    </details>
  );
}
