import { type FileEntry, formatFileSize } from "@deposit/core";
import { storageUse } from "@deposit/core/internal";
import { useDeposit } from "../../../form/session/useDeposit.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useMessage } from "../../../i18n/useMessage.ts";

/** Shows the number of files and bytes, and their limits. */
export function StorageCounter({ files }: { files: readonly FileEntry[] }) {
  const t = useMessage();
  const { tag } = useLocale();
  const quota = useDeposit((state) => state.config.quota);
  const decimal = useDeposit((state) => state.config.decimal_size_display);
  const use = storageUse(files);
  return (
    <dl className="deposit-facts" data-deposit-part="storage">
      <dt className="deposit-facts__name">{t("files.storage")}</dt>
      <dd className="deposit-facts__value deposit-numeric">
        <bdi>{t("files.storage.files", { count: use.files, limit: quota.maxFiles })}</bdi>
        {" · "}
        <bdi>
          {t("files.storage.bytes", {
            used: formatFileSize(use.bytes, decimal, tag),
            limit: formatFileSize(quota.maxStorage, decimal, tag),
          })}
        </bdi>
      </dd>
    </dl>
  );
}
