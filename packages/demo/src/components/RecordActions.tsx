import { useState } from "react";
import { callApi } from "../platform/callApi.ts";
import { type HostRecord, parseRecord } from "../platform/record.ts";
import { pathOf } from "../route.ts";
import { useHost } from "../host/HostContext.ts";

/**
 * Offers to edit a published record or to start a new version, for its managers. Only they receive `grants`. Both
 * create or find a draft and open its form.
 */
export function RecordActions({ record }: { readonly record: HostRecord }) {
  const { t } = useHost();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { draft, versions } = record.links;
  if (record.parent.access.grants === undefined || !record.is_published) return null;

  async function open(url: string): Promise<void> {
    setBusy(true);
    setProblem(null);
    const outcome = await callApi(url);
    if (outcome.kind === "done") {
      const { id, links } = parseRecord(outcome.json);
      location.assign(pathOf(links["self_html"] ?? `/uploads/${encodeURIComponent(id)}`));
      return;
    }
    setBusy(false);
    setProblem(outcome.message === "" ? t("record.action.failed") : outcome.message);
  }
  return (
    <div className="host-record-actions">
      <p className="host-row">
        {draft !== undefined && (
          <button type="button" className="host-button" disabled={busy} onClick={() => void open(draft)}>
            {t("record.edit")}
          </button>
        )}
        {versions !== undefined && (
          <button
            type="button"
            className="host-button"
            data-kind="primary"
            disabled={busy}
            onClick={() => void open(versions)}
          >
            {t("record.newVersion")}
          </button>
        )}
      </p>
      {problem !== null && (
        <p className="host-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
