import { jsonBytes } from "../client/jsonBytes.ts";
import type { DepositState } from "../machine/state.ts";
import type { DepositValues } from "../record/values.ts";
import { encodeRecord } from "../serialize/encodeRecord.ts";
import { toSend } from "./takenIn.ts";

/** Makes up what a save of the values would send, and sends nothing. */
export function prepareSave(typed: DepositValues, state: DepositState): void {
  jsonBytes(encodeRecord(toSend(typed, state), state.record, state.config).payload);
}
