import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { runAction } from "./runAction.ts";
import { saveDraft } from "./saveDraft.ts";

/** Saves the draft. Feedback of the server does not make it fail: a draft may have faults. */
export async function save(context: ActionContext, values: TypedValues): Promise<Outcome> {
  return await runAction(context, "save", "saving", async () => await saveDraft(context, values));
}
