import { editorState, isKnownStatus } from "../state/can.ts";
import type { DepositState } from "../state/state.ts";
import type { DepositRecord } from "../record/record.ts";
import type { DepositValues } from "../fields/values.ts";
import { accessToSend } from "../rules/access.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";

/** The values to send for those that are typed: access as the chosen community and the embargo's conditions leave it. */
export function toSend(typed: DepositValues, state: DepositState): DepositValues {
  // Of a status that is not known no community can be derived; what is typed has to be saved all the same.
  const community = isKnownStatus(state.record) ? editorState(state).selectedCommunity : null;
  const access = accessToSend(typed, {
    chosen: state.selectedCommunity ?? null,
    community,
    permissions: state.permissions,
  });
  return access === typed.access ? typed : { ...typed, access };
}

/**
 * An answered record as values of the form. What was chosen and says nothing now stays in them as it was, and is there again
 * when it does: an embargo that was not sent, since it does not apply, and the visibility of the files while the whole record
 * is restricted, of which the platform makes restricted files, too.
 */
export function takenIn(
  record: DepositRecord,
  { typed, sent }: { readonly typed: DepositValues; readonly sent: DepositValues },
  { config }: Pick<DepositState, "config">,
): DepositValues {
  const values = decodeRecord(record, config);
  const { access } = values;
  const isHeldBack = typed.access.embargo.active && !sent.access.embargo.active && !access.embargo.active;
  const isAllRestricted = typed.access.record === "restricted" && access.record === "restricted";
  return {
    ...values,
    access: {
      ...access,
      files: isAllRestricted ? typed.access.files : access.files,
      embargo: isHeldBack ? typed.access.embargo : access.embargo,
    },
  };
}
