import { useMessage } from "../../../i18n/useMessage.ts";

/** The fingerprint of the stored bytes (`md5:<hex>`), or that there is none yet. */
export function FileChecksum({ checksum }: { checksum: string }) {
  const t = useMessage();
  return (
    <span className="deposit-file__meta" title={t("files.checksum.help")}>
      {checksum === "" ? t("files.checksum.none") : <span className="deposit-mono">{checksum}</span>}
    </span>
  );
}
