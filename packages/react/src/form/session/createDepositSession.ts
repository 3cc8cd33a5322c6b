import {
  type Community,
  createDeposit,
  type Deposit,
  type DepositOptions,
  type DepositPermissions,
  type DepositRecord,
  type DepositValues,
  type FileEntry,
  loadClient,
  loadUploader,
  type ServerFile,
} from "@deposit/core";
import { isJsonObject } from "@deposit/core";
import { asObject, isEqual } from "@deposit/core/internal";
import { withCommunity } from "@deposit/core/schema";
import { lazyPart } from "../../ui/lazy/lazyPart.ts";
import { createFeedbackStore, type FeedbackStore } from "../feedback/createFeedbackStore.ts";
import { createJournalState, type JournalStore } from "../journal/createJournalState.ts";
import { createReviewState, type ReviewStore } from "../review/createReviewState.ts";
import { createFormValues, type FormValues } from "../store/createFormValues.ts";
import { createUnsavedChanges, type UnsavedChanges } from "./createUnsavedChanges.ts";
import { type FieldName, type FieldValue, readField, writeField } from "../store/fieldName.ts";
import { type FieldOverrides, resolveForRecord } from "../field/fieldOverrides.ts";
import { applySavedRecord } from "./applySavedRecord.ts";
import { coerceFieldValue } from "../store/coerceFieldValue.ts";

/** One editing of one deposit: what the server knows, what is typed, and what is said of both. */
export interface DepositSession {
  readonly deposit: Deposit;
  readonly values: FormValues;
  readonly feedback: FeedbackStore;
  readonly unsaved: UnsavedChanges;
  /** What the draft journal offers. */
  readonly journal: JournalStore;
  /** The review of two versions that is open, if one is. */
  readonly review: ReviewStore;
}

// Fetched when the page rests, so that requests go out and files are taken at once, and when the connection is gone by then
// what went wrong is no more than that.
lazyPart(loadClient);
lazyPart(loadUploader);

/**
 * Opens a deposit for editing. A host's defaults fill the empty fields of one that was never saved, and say who may see
 * it and whether there are files; a restricted
 * community that the page preselects restricts it (docs/platform/product.md 4.6). A default whose function throws is
 * told, and fills nothing.
 */
export function createDepositSession(
  options: DepositOptions,
  fields: FieldOverrides,
  tellFault: (name: FieldName, error: unknown) => void,
): DepositSession {
  checkRead(options);
  const deposit = createDeposit(options);
  const { record, snapshot, permissions } = deposit.getState();
  const initial = record.id === undefined ? withDefaults(snapshot.saved, fields, record, tellFault) : snapshot.saved;
  const values = createFormValues(withPreselected(initial, options.community, permissions));
  return sessionOf(deposit, values, createUnsavedChanges(deposit, values));
}

/** A host without types may hand in what its page says as it is, which would break far from here. */
function checkRead({ record, config, files }: DepositOptions): void {
  const unread = (prop: string, read: string) =>
    new TypeError(`@deposit/react: "${prop}" is as the page says it, and may lack what the form needs. Give ${read}.`);
  if (record !== undefined && !isJsonObject(record.custom_fields)) throw unread("record", "readRecord(record)");
  if (config !== undefined && !Object.hasOwn(config, "custom_field_sections"))
    throw unread("config", "readConfig(config)");
  if (files !== undefined && !Array.isArray(files)) throw unread("files", "readServerFileList(files)?.entries");
}

/**
 * Opens the deposit of a session that has ended where it stood: with all that was typed, what the server has by now, and the
 * files that were on their way, which go on.
 */
export function reopenDepositSession(ended: DepositSession, options: DepositOptions): DepositSession {
  applySavedRecord(ended);
  const { record, files, permissions, config, selectedCommunity, filesUnlocked } = ended.deposit.getState();
  const onServer = files.filter(({ links }) => links.self !== undefined);
  const { community: _, errors: __, ...given } = options;
  const start = { record, files: onServer.map(serverFileOf), permissions, config, filesLocked: !filesUnlocked };
  const deposit = createDeposit({ ...given, ...start });
  if (selectedCommunity !== undefined) deposit.selectCommunity(selectedCommunity);
  const unsaved = createUnsavedChanges(deposit, ended.values, ended.unsaved.settled());
  deposit.addFiles(ended.deposit.unsentFiles(), ended.values.read);
  for (const { key, phase } of files) if (phase.kind === "paused") deposit.pauseFile(key);
  return sessionOf(deposit, ended.values, unsaved);
}

function sessionOf(deposit: Deposit, values: FormValues, unsaved: UnsavedChanges): DepositSession {
  return {
    deposit,
    values,
    feedback: createFeedbackStore(deposit, values),
    unsaved,
    journal: createJournalState(),
    review: createReviewState(),
  };
}

function serverFileOf({ key, size, checksum, mimetype, links, phase, transfer }: FileEntry): ServerFile {
  return {
    key,
    size,
    checksum,
    mimetype,
    links,
    status: phase.kind === "finished" ? "completed" : "pending",
    ...(transfer === undefined ? {} : { transfer: { type: transfer } }),
  };
}

function withPreselected(
  values: DepositValues,
  community: Community | undefined,
  permissions: DepositPermissions,
): DepositValues {
  return community === undefined ? values : { ...values, access: withCommunity(values.access, community, permissions) };
}

function withDefaults(
  values: DepositValues,
  fields: FieldOverrides,
  record: DepositRecord,
  tellFault: (name: FieldName, error: unknown) => void,
): DepositValues {
  const withDefault = <Name extends FieldName>(filled: DepositValues, name: Name): DepositValues => {
    try {
      return withFilled(filled, name, resolveForRecord(fields[name]?.default, record));
    } catch (error) {
      tellFault(name, error);
      return filled;
    }
  };
  return fieldNames(fields).reduce(withDefault, values);
}

/** A field inside a group of custom fields, by the name that hosts give it: `custom_fields.journal:journal.issn`. */
const insideGroup = /^custom_fields\.([^.:]+:[^.]+)\.([^.]+)$/;

function withFilled<Name extends FieldName>(
  values: DepositValues,
  name: Name,
  given: FieldValue<Name> | undefined,
): DepositValues {
  if (given === undefined) return values;
  const value = coerceFieldValue(name, readField(values, name), given);
  const [, group, part] = insideGroup.exec(name) ?? [];
  if (group === undefined || part === undefined)
    return isOpen(name) || isEmpty(readField(values, name)) ? writeField(values, name, value) : values;
  const held = asObject(values.custom_fields[group]);
  return isEmpty(held[part])
    ? writeField(values, `custom_fields.${group}`, asObject({ ...held, [part]: value }))
    : values;
}

/** What is never empty, and nobody has chosen yet. */
const isOpen = (name: string): boolean => /^(access\.|files\.enabled)/.test(name);

const isEmpty = (value: unknown): boolean => ["", null, undefined, []].some((empty) => isEqual(value, empty));

const fieldNames = (fields: FieldOverrides): readonly FieldName[] =>
  Object.keys(fields).filter((name): name is FieldName => name in fields);
