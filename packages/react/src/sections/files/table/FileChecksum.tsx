import { useMessage } from "../../../i18n/useMessage.ts";

/** Shows the checksum of the stored bytes (`md5:<hex>`), or that there is none yet. */
export function FileChecksum({ checksum }: { checksum: string }) {
  const t = useMessage();
  return (
    <span className="deposit-file__meta" title={t("files.checksum.help")}>
      {checksum === "" ? t("files.checksum.none") : <span className="deposit-mono">{checksum}</span>}
    </span>
  );
}

/** Explains the checksums once below the list, within reach of keyboard and touch. */
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
