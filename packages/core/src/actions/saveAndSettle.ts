import type { ActionContext, TypedValues } from "./ActionContext.ts";
import type { FilesElsewhere } from "../record/files.ts";
import type { Step } from "./runAction.ts";
import { type SaveOptions, saveDraft } from "./saveDraft.ts";
import { settleReview } from "./settleReview.ts";

/**
 * Saves the draft, and makes its review on the server what was chosen here (docs/platform/product.md 4.4). Answers as
 * `saveDraft`.
 */
export async function saveAndSettle(
  context: ActionContext,
  values: TypedValues,
  step: Step,
  options: SaveOptions = {},
): Promise<FilesElsewhere | undefined> {
  const files = await saveDraft(context, values, options);
  await settleReview(context, step);
  return files;
}
