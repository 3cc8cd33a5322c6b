import { takesFiles } from "../rules/takesFiles.ts";
import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { runAction } from "./runAction.ts";
import { saveDraft } from "./saveDraft.ts";

/**
 * Saves a draft that is not on the server yet, or of metadata only there, since files need one to go to
 * (docs/platform/product.md 4.5). It stays quiet about missing fields: choosing a file is no question about them.
 */
export async function saveForUpload(context: ActionContext, values: TypedValues): Promise<Outcome> {
  if (takesFiles(context.store.getState().record, values())) return "succeeded";
  const work = async (): Promise<void> => void (await saveDraft(context, values, { quiet: true }));
  return await runAction(context, "save", "saving", work, "upload-save");
}
