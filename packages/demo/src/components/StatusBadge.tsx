import { useHost } from "../host/HostContext.ts";
import { en_US, type MessageId } from "../i18n/en_US.ts";

function wordOf(status: string): MessageId {
  const id = `status.${status}`;
  return id in en_US ? (id as MessageId) : "status.unknown";
}

/** Shows the status of an upload or, with the prefix `request.`, of a request. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { t } = useHost();
  return (
    <span className="host-badge" data-status={status}>
      {t(wordOf(status))}
    </span>
  );
}
