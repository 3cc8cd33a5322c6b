import { useHost } from "../words/HostContext.ts";
import { en_US, type WordId } from "../words/en_US.ts";

function wordOf(status: string): WordId {
  const id = `status.${status}`;
  return id in en_US ? (id as WordId) : "status.unknown";
}

/** Where an upload or, as `request.…`, a request stands, in a word. */
export function StatusBadge({ status }: { readonly status: string }) {
  const { say } = useHost();
  return (
    <span className="host-badge" data-status={status}>
      {say(wordOf(status))}
    </span>
  );
}
