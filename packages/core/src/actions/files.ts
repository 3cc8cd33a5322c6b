import type { DepositClient } from "../client/DepositClient.ts";
import { failureOf } from "../errors.ts";
import type { FileEntry, ServerFileList } from "../record/files.ts";
import type { RecordLinks } from "../record/record.ts";
import { entryOfServerFile } from "../record/serverFile.ts";
import { takesFiles } from "../rules/takesFiles.ts";
import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { isOutcomeUnknown } from "./readBack.ts";
import { runAction } from "./runAction.ts";
import { saveDraft } from "./saveDraft.ts";

/**
 * Imports files. If the outcome is unknown, or the import is refused, lists the draft's files: an earlier import, whose
 * answer was lost or which another window made, leaves them there, and a second one is refused.
 */
async function importOrFind(client: DepositClient, links: RecordLinks, signal: AbortSignal): Promise<ServerFileList> {
  try {
    return await client.files.importPrevious(links, { signal });
  } catch (error) {
    if (!isOutcomeUnknown(error) && failureOf(error).kind !== "invalid") throw error;
    const found = await client.files.list(links, { signal });
    if (found.entries.length === 0) throw error;
    return found;
  }
}

/**
 * Imports the files of the previous version, and which of them is previewed. `adopt` passes them to the uploader, so that
 * it can delete them. First saves a draft that is metadata-only on the server but not in the form, since it would take no
 * files.
 */
export async function importFiles(
  context: ActionContext,
  adopt: (entries: readonly FileEntry[]) => void,
  values: TypedValues,
): Promise<Outcome> {
  const { store, client, signal } = context;
  return await runAction(context, "import-files", "importing", async () => {
    if (!takesFiles(store.getState().record, values())) await saveDraft(context, values, { quiet: true });
    const { links } = store.getState().record;
    const { entries, default_preview } = await importOrFind(client, links, signal);
    const imported = entries.map(entryOfServerFile);
    adopt(imported);
    store.dispatch({ kind: "files-imported", entries: imported, preview: default_preview ?? "" });
  });
}
