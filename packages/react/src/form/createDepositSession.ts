import {
  type Community,
  createDeposit,
  type Deposit,
  type DepositOptions,
  type DepositRecord,
  type DepositValues,
  isEqual,
  loadClient,
  loadUploader,
  withCommunity,
} from "@deposit/core";
import { latePart } from "../ui/latePart.ts";
import { createFeedbackView, type FeedbackView } from "./createFeedbackView.ts";
import { createFormValues, type FormValues } from "./createFormValues.ts";
import { createUnsavedChanges, type UnsavedChanges } from "./createUnsavedChanges.ts";
import { type FieldName, pathOfName, writeField } from "./fieldName.ts";
import { type FieldOverrides, ofRecord } from "./fieldOverrides.ts";
import { resolvePath } from "./resolvePath.ts";

/** One editing of one deposit: what the server knows, what is typed, and what is said of both. */
export interface DepositSession {
  readonly deposit: Deposit;
  readonly values: FormValues;
  readonly feedback: FeedbackView;
  readonly unsaved: UnsavedChanges;
}

// Fetched when the page rests, so that requests go out and files are taken at once, and when the connection is gone by then
// what went wrong is no more than that.
latePart(loadClient);
latePart(loadUploader);

/**
 * Opens a deposit for editing. A host's defaults fill the empty fields of one that was never saved; a restricted
 * community that the page preselects restricts it (specification 4).
 */
export function createDepositSession(options: DepositOptions, fields: FieldOverrides): DepositSession {
  const deposit = createDeposit(options);
  const { record, snapshot } = deposit.getState();
  const initial = record.id === undefined ? withDefaults(snapshot.saved, fields, record) : snapshot.saved;
  const values = createFormValues(withPreselected(initial, options.community));
  return {
    deposit,
    values,
    feedback: createFeedbackView(deposit, values),
    unsaved: createUnsavedChanges(deposit, values),
  };
}

function withPreselected(values: DepositValues, community: Community | undefined): DepositValues {
  return community === undefined ? values : { ...values, access: withCommunity(values.access, community) };
}

function withDefaults(values: DepositValues, fields: FieldOverrides, record: DepositRecord): DepositValues {
  const withDefault = <Name extends FieldName>(filled: DepositValues, name: Name): DepositValues => {
    const value = ofRecord(fields[name]?.default, record);
    const isEmpty = ["", null, undefined].some((empty) => isEqual(resolvePath(filled, pathOfName(name)), empty));
    const isEmptyList = isEqual(resolvePath(filled, pathOfName(name)), []);
    return value === undefined || !(isEmpty || isEmptyList) ? filled : writeField(filled, name, value);
  };
  return fieldNames(fields).reduce(withDefault, values);
}

const fieldNames = (fields: FieldOverrides): readonly FieldName[] =>
  Object.keys(fields).filter((name): name is FieldName => name in fields);
