import { useState } from "react";
import { callApi } from "../platform/callApi.ts";
import { type HostRecord, parseRecord } from "../platform/record.ts";
import { pathOf } from "../route.ts";
import { useHost } from "../words/HostContext.ts";

/**
 * Editing a published record and beginning a new version of it, for those who may manage it: the platform tells only them
 * of its grants. Both make a draft, or find the one that is open, and lead to its form.
 */
export function RecordActions({ record }: { readonly record: HostRecord }) {
  const { say } = useHost();
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
    setProblem(outcome.message === "" ? say("record.action.failed") : outcome.message);
  }
  return (
    <div className="host-record-actions">
      <p className="host-row">
        {draft !== undefined && (
          <button type="button" className="host-button" disabled={busy} onClick={() => void open(draft)}>
            {say("record.edit")}
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
            {say("record.newVersion")}
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
