import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { runAction } from "./runAction.ts";
import { saveAndSettle } from "./saveAndSettle.ts";
import type { SaveOptions } from "./saveDraft.ts";

/** Saves the draft and settles its review with the community that was chosen. Feedback of the server does not make it fail: a draft may have faults. */
export async function save(context: ActionContext, values: TypedValues, options: SaveOptions = {}): Promise<Outcome> {
  const occasion = options.quiet === true ? "autosave" : undefined;
  return await runAction(context, "save", "saving", (step) => saveAndSettle(context, values, step, options), occasion);
}
