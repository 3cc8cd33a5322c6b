import type { DepositValues } from "../fields/values.ts";
import type { DepositRecord } from "../record/record.ts";
import { accessToSend } from "../rules/access.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";
import { type EncodedRecord, encodeRecord } from "../serialize/encodeRecord.ts";
import { editorState, isKnownStatus } from "../state/can.ts";
import type { DepositState } from "../state/state.ts";

/** The content of a save: the effective values, and the record they are encoded to. */
export interface SavePayload extends EncodedRecord {
  readonly sent: DepositValues;
}

/** Returns the values to send: those typed, with the access that the chosen community and the embargo's conditions allow. */
export function effectiveValues(typed: DepositValues, state: DepositState): DepositValues {
  // An unknown status implies no community, but what is typed must be saved all the same.
  const community = isKnownStatus(state.record) ? editorState(state).selectedCommunity : null;
  const access = accessToSend(typed, {
    chosen: state.selectedCommunity ?? null,
    community,
    permissions: state.permissions,
  });
  return access === typed.access ? typed : { ...typed, access };
}

/** Builds what a save of the typed values sends. */
export function buildPayload(typed: DepositValues, state: DepositState): SavePayload {
  const sent = effectiveValues(typed, state);
  return { sent, ...encodeRecord(sent, state.record, state.config) };
}

/**
 * Decodes the record of a save's answer to values of the form. Keeps choices that do not apply at the moment, and restores
 * them when they apply again: an embargo that was not sent, and the visibility of files while the whole record is
 * restricted, which makes the platform restrict the files.
 */
export function decodeSaved(
  record: DepositRecord,
  { typed, sent }: { readonly typed: DepositValues; readonly sent: DepositValues },
  { config }: Pick<DepositState, "config">,
): DepositValues {
  const values = decodeRecord(record, config);
  const { access } = values;
  const isEmbargoSuspended = typed.access.embargo.active && !sent.access.embargo.active && !access.embargo.active;
  const isRecordRestricted = typed.access.record === "restricted" && access.record === "restricted";
  return {
    ...values,
    access: {
      ...access,
      files: isRecordRestricted ? typed.access.files : access.files,
      embargo: isEmbargoSuspended ? typed.access.embargo : access.embargo,
    },
  };
}
