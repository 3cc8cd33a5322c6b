import type { DepositClient } from "../client/DepositClient.ts";
import { failureOf } from "../errors.ts";
import { entryOfServerFile } from "../record/serverFile.ts";
import type { FileEntry, ServerFileList } from "../record/files.ts";
import type { RecordLinks } from "../record/record.ts";
import { takesFiles } from "../rules/takesFiles.ts";
import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { isAmbiguous } from "./readBack.ts";
import { runAction } from "./runAction.ts";
import { saveDraft } from "./saveDraft.ts";

/**
 * Imports, and looks whether the files are there where the answer was lost, or where it is refused: one that was answered
 * too late, or made in another window, leaves them there, and the next is told to remove them.
 */
async function importOrFind(client: DepositClient, links: RecordLinks, signal: AbortSignal): Promise<ServerFileList> {
  try {
    return await client.files.importPrevious(links, { signal });
  } catch (error) {
    if (!isAmbiguous(error) && failureOf(error).kind !== "invalid") throw error;
    const found = await client.files.list(links, { signal });
    if (found.entries.length === 0) throw error;
    return found;
  }
}

/**
 * Takes over the files of the previous version, and which of them is shown first; `adopt` tells the uploader of them, so
 * that it can delete them. A draft that is of metadata only on the server, and no more typed so, is saved first: it would
 * take none.
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
