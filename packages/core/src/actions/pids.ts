import { isWithin } from "../record/fieldPath.ts";
import type { RecordAnswer } from "../record/record.ts";
import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { isAmbiguous, readBack } from "./readBack.ts";
import { runAction } from "./runAction.ts";
import type { JsonObject } from "../shared/json.ts";
import { saveDraft } from "./saveDraft.ts";
import { takenIn, toSend } from "./takenIn.ts";

/**
 * Takes in the draft that a call for an identifier answered. The form takes over its identifiers; what the save before
 * it found at fault stays as typed, and its remarks are put away (docs/platform/product.md 7.2: success clears the
 * errors).
 */
function takeIn({ store }: ActionContext, { record }: Pick<RecordAnswer, "record">): void {
  const state = store.getState();
  const { snapshot } = state;
  const typed = snapshot.sent?.values ?? snapshot.saved;
  store.dispatch({
    kind: "draft-saved",
    record,
    sent: typed,
    sentRows: snapshot.sent?.rows ?? new Map(),
    saved: takenIn(record, { typed, sent: toSend(typed, state) }, state),
    // What the save said of the identifiers is over with the answer: keeping them as sent would lose the new one.
    refused: (snapshot.sent?.refused ?? []).filter((path) => !isWithin(path, ["pids"])),
    feedback: [],
  });
}

/** The answer to a call for an identifier; where it was lost, the draft as it is now, if what was asked for is so. */
async function orReadBack(
  context: ActionContext,
  call: Promise<RecordAnswer>,
  isDone: (pids: JsonObject) => boolean,
): Promise<Pick<RecordAnswer, "record">> {
  try {
    return await call;
  } catch (error) {
    if (!isAmbiguous(error)) throw error;
    const found = await readBack(context);
    if (found.kind !== "draft" || !isDone(found.record.pids)) throw error;
    return found;
  }
}

/**
 * Saves the draft, then reserves an identifier for it (docs/platform/product.md 4.4); `scheme` is `doi` unless the site
 * has others.
 */
export async function reservePid(context: ActionContext, values: TypedValues, scheme = "doi"): Promise<Outcome> {
  const { store, client, signal } = context;
  return await runAction(context, "reserve-pid", "saving", async (step) => {
    await saveDraft(context, values, { quiet: true });
    step("reserving");
    const call = client.pids.reserve(store.getState().record.links, scheme, { signal });
    takeIn(context, await orReadBack(context, call, (pids) => pids[scheme] !== undefined));
  });
}

/** Saves the draft, then gives up the identifier that was reserved for it. */
export async function discardPid(context: ActionContext, values: TypedValues, scheme = "doi"): Promise<Outcome> {
  const { store, client, signal } = context;
  return await runAction(context, "discard-pid", "saving", async (step) => {
    await saveDraft(context, values, { quiet: true });
    step("giving-up-pid");
    const call = client.pids.discard(store.getState().record.links, scheme, { signal });
    takeIn(context, await orReadBack(context, call, (pids) => pids[scheme] === undefined));
  });
}
