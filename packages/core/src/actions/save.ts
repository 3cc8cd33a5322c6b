import { failureOf, isGone } from "../errors.ts";
import type { FilesElsewhere } from "../record/files.ts";
import { takesFiles } from "../rules/takesFiles.ts";
import { editorState, isKnownStatus } from "../state/can.ts";
import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { rejectOtherCommunity } from "./preconditions.ts";
import { runAction, type Step } from "./runAction.ts";
import { type SaveOptions, saveDraft } from "./saveDraft.ts";

/**
 * Makes the draft's review on the server match the community that was chosen here, after a save. Deletes, creates or
 * replaces the review (docs/platform/product.md 4.4), then reads the draft again, because its links change with its review
 * (docs/platform/reviews.md 3).
 */
export async function settleReview(context: ActionContext, step: Step): Promise<void> {
  const { store, client, signal } = context;
  const state = store.getState();
  // An unknown status says nothing about reviews; the status banner explains it.
  if (!isKnownStatus(state.record)) return;
  if (state.record.status === "in_review" && state.selectedCommunity !== undefined) {
    // Another tab submitted the draft, so the community chosen here does not apply and must not be shown.
    step("settling-review");
    store.dispatch({ kind: "community-settled", community: state.selectedCommunity });
    rejectOtherCommunity(context, state.selectedCommunity);
  }
  const { shouldDeleteReview, shouldUpdateReview, selectedCommunity, communityStateMustBeChecked } = editorState(state);
  if (!communityStateMustBeChecked) return;
  step("settling-review");
  const { links } = state.record;
  if (shouldDeleteReview) {
    try {
      await client.reviews.remove(links, { signal });
    } catch (error) {
      if (!isGone(failureOf(error))) throw error;
    }
  }
  if (shouldUpdateReview && selectedCommunity !== null) {
    await client.reviews.update(links, selectedCommunity.id, { signal });
  }
  const { record } = await client.drafts.read(links, { signal });
  store.dispatch({ kind: "record-read", record });
  store.dispatch({ kind: "community-settled", community: state.selectedCommunity });
}

/** Saves the draft and settles its review (docs/platform/product.md 4.4). Returns the files that changed elsewhere. */
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

/** Saves the draft and settles its review. Errors in fields do not make it fail: a draft may have errors. */
export async function save(context: ActionContext, values: TypedValues, options: SaveOptions = {}): Promise<Outcome> {
  const occasion = options.quiet === true ? "autosave" : undefined;
  return await runAction(context, "save", "saving", (step) => saveAndSettle(context, values, step, options), occasion);
}

/**
 * Saves a draft before its first file, because files need a draft with files on the server (docs/platform/product.md 4.5).
 * Shows no missing fields, since choosing a file does not ask for validation.
 */
export async function saveForUpload(context: ActionContext, values: TypedValues): Promise<Outcome> {
  if (takesFiles(context.store.getState().record, values())) return "succeeded";
  const work = async (): Promise<void> => void (await saveDraft(context, values, { quiet: true }));
  return await runAction(context, "save", "saving", work, "upload-save");
}
