import { entryOfServerFile } from "../machine/serverFiles.ts";
import type { FileEntry } from "../record/files.ts";
import type { ActionContext, Outcome } from "./ActionContext.ts";
import { runAction } from "./runAction.ts";

/** Takes over the files of the previous version; `adopt` tells the uploader of them, so that it can delete them. */
export async function importFiles(
  { store, client, ports, signal }: ActionContext,
  adopt: (entries: readonly FileEntry[]) => void,
): Promise<Outcome> {
  return await runAction({ store, client, ports, signal }, "import-files", "importing", async () => {
    const { entries } = await client.files.importPrevious(store.getState().record.links, { signal });
    const imported = entries.map(entryOfServerFile);
    adopt(imported);
    store.dispatch({ kind: "files-imported", entries: imported });
  });
}
