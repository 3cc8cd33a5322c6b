import { editorState } from "../machine/can.ts";
import type { DepositState } from "../machine/state.ts";
import type { DepositRecord } from "../record/record.ts";
import type { DepositValues } from "../record/values.ts";
import { accessToSend } from "../rules/access.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";

/** The values to send for those that are typed: access as the chosen community and the embargo's conditions leave it. */
export function toSend(typed: DepositValues, state: DepositState): DepositValues {
  const { selectedCommunity: community } = editorState(state);
  const access = accessToSend(typed, { chosen: state.selectedCommunity ?? null, community });
  return access === typed.access ? typed : { ...typed, access };
}

/**
 * An answered record as values of the form. An embargo that was typed and not sent, since it does not apply now, stays
 * in them as typed: the server was not asked about it, and it is there again when its conditions are.
 */
export function takenIn(
  record: DepositRecord,
  { typed, sent }: { readonly typed: DepositValues; readonly sent: DepositValues },
  { config }: Pick<DepositState, "config">,
): DepositValues {
  const values = decodeRecord(record, config);
  const isHeldBack = typed.access.embargo.active && !sent.access.embargo.active && !values.access.embargo.active;
  if (!isHeldBack) return values;
  return { ...values, access: { ...values.access, embargo: typed.access.embargo } };
}
