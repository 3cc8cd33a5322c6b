import { jsonBytes } from "../client/jsonBytes.ts";
import { type DepositValues, rowLists } from "../fields/values.ts";
import { type EncodedRecord, encodeRecord } from "../serialize/encodeRecord.ts";
import { asList, objectBelow } from "../shared/json.ts";
import type { ActionContext } from "./ActionContext.ts";
import { toSend } from "./takenIn.ts";

/** What a save sends: the values it is of, and the record made of them. */
export interface SaveContents extends EncodedRecord {
  readonly sent: DepositValues;
}

/** Makes up what a save of the values sends, of prepared lists where there are any. */
export function makeUpSave({ store, prepared }: ActionContext, typed: DepositValues): SaveContents {
  const state = store.getState();
  const sent = toSend(typed, state);
  return { sent, ...encodeRecord(sent, state.record, state.config, prepared) };
}

/** Makes up the lists of the values and writes them: a save does so only with those that change until then. */
export function prepareSave(context: ActionContext, typed: DepositValues): void {
  const { payload, rows } = makeUpSave(context, typed);
  for (const name of rowLists) {
    const list = typed.metadata[name];
    if (context.prepared.has(list)) continue;
    const json = jsonBytes(asList(objectBelow(payload, "metadata")[name]));
    context.prepared.set(list, { keys: rows.get(name) ?? [], json });
  }
}
