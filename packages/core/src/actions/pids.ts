import { isWithin } from "../record/fieldPath.ts";
import type { RecordAnswer } from "../record/record.ts";
import type { JsonObject } from "../shared/json.ts";
import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { isOutcomeUnknown, readBack } from "./readBack.ts";
import { runAction } from "./runAction.ts";
import { saveDraft } from "./saveDraft.ts";
import { decodeSaved, effectiveValues } from "./savePayload.ts";

/**
 * Applies the draft that a call for an identifier answered, so that the form shows its identifiers. Values that the save
 * before it refused stay as typed. The success clears all errors (docs/platform/product.md 7.2).
 */
function applyAnsweredDraft({ store }: ActionContext, { record }: Pick<RecordAnswer, "record">): void {
  const state = store.getState();
  const { snapshot } = state;
  const typed = snapshot.sent?.values ?? snapshot.saved;
  store.dispatch({
    kind: "draft-saved",
    record,
    sent: typed,
    sentRows: snapshot.sent?.rows ?? new Map(),
    saved: decodeSaved(record, { typed, sent: effectiveValues(typed, state) }, state),
    // Refused identifiers would stay as they were sent, and hide the new one.
    refused: (snapshot.sent?.refused ?? []).filter((path) => !isWithin(path, ["pids"])),
    feedback: [],
  });
}

/** Awaits a call. If its outcome is unknown, reads the draft, and returns it if the identifiers are as they should be. */
async function orReadBack(
  context: ActionContext,
  call: Promise<RecordAnswer>,
  isDone: (pids: JsonObject) => boolean,
): Promise<Pick<RecordAnswer, "record">> {
  try {
    return await call;
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const found = await readBack(context);
    if (found.kind !== "draft" || !isDone(found.record.pids)) throw error;
    return found;
  }
}

/** Saves the draft, then reserves an identifier for it (docs/platform/product.md 4.4). */
export async function reservePid(context: ActionContext, values: TypedValues, scheme = "doi"): Promise<Outcome> {
  const { store, client, signal } = context;
  return await runAction(context, "reserve-pid", "saving", async (step) => {
    await saveDraft(context, values, { quiet: true });
    step("reserving");
    const call = client.pids.reserve(store.getState().record.links, scheme, { signal });
    applyAnsweredDraft(context, await orReadBack(context, call, (pids) => pids[scheme] !== undefined));
  });
}

/** Saves the draft, then discards its reserved identifier (docs/platform/pids.md 1). */
export async function discardPid(context: ActionContext, values: TypedValues, scheme = "doi"): Promise<Outcome> {
  const { store, client, signal } = context;
  return await runAction(context, "discard-pid", "saving", async (step) => {
    await saveDraft(context, values, { quiet: true });
    step("giving-up-pid");
    const call = client.pids.discard(store.getState().record.links, scheme, { signal });
    applyAnsweredDraft(context, await orReadBack(context, call, (pids) => pids[scheme] === undefined));
  });
}
