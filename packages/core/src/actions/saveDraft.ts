import { DepositError } from "../errors.ts";
import { entryOfServerFile } from "../record/serverFile.ts";
import { type FileEntry, type FilesElsewhere, normalizedFileName } from "../record/files.ts";
import type { DepositRecord, RecordAnswer } from "../record/record.ts";
import type { DepositValues } from "../fields/values.ts";
import { findTooLong } from "../rules/findTooLong.ts";
import { parseFeedback, refusedPaths } from "../rules/parseFeedback.ts";
import type { EncodedRecord } from "../serialize/encodeRecord.ts";
import { isSamePath } from "../record/fieldPath.ts";
import type { Feedback } from "../record/feedback.ts";
import type { ActionContext, TypedValues } from "./ActionContext.ts";
import { replaceAddress } from "./createDraft.ts";
import { makeUpSave } from "./prepareSave.ts";
import { sendDraft } from "./sendDraft.ts";
import { asText, below } from "../shared/json.ts";
import { takenIn } from "./takenIn.ts";

/** A save that the server refused as a whole, with the feedback that can be told from it, and the values it was said of. */
export class SaveRefused extends Error {
  override readonly name = "SaveRefused";
  constructor(
    readonly error: DepositError,
    readonly feedback: readonly Feedback[] | null,
    readonly values: DepositValues,
  ) {
    super(error.message, { cause: error });
  }
}

/** What a refusal says of fields; `null` where it speaks of none, so that the banner alone has it. */
function feedbackOf({ failure }: DepositError, { rows, payload }: EncodedRecord): readonly Feedback[] | null {
  if (failure.kind === "invalid") return parseFeedback(failure.errors, { rows, payload });
  if (failure.kind === "server") {
    const tooLong = findTooLong(payload, { rows, payload });
    return tooLong.length === 0 ? null : tooLong;
  }
  if (failure.kind !== "refused") return null;
  const located = parseFeedback([{ field: "", messages: [failure.message] }], { rows, payload });
  return located.some(({ path }) => path.length === 0) ? null : located;
}

/** Of the feedback, what was said of the same fields before: nothing new, and nothing that is mended by now. */
function ofWhatWasSaid(before: readonly Feedback[], feedback: readonly Feedback[]): readonly Feedback[] {
  return feedback.filter(({ path }) => before.some((said) => isSamePath(said.path, path)));
}

const namesOf = (keys: readonly string[]): ReadonlySet<string> => new Set(keys.map(normalizedFileName));

/**
 * Lets go of files that the server had when it was asked, and has no more, though nothing became of them here meanwhile.
 * Answers their names.
 */
function letGoOfRemoved(
  { store, forgetFiles }: ActionContext,
  before: readonly FileEntry[],
  { files: { enabled, entries } }: DepositRecord,
): readonly string[] {
  if (enabled !== true || entries === undefined) return [];
  const there = namesOf(Object.keys(entries));
  const gone = before.filter(({ key, phase }) => phase.kind === "finished" && !there.has(normalizedFileName(key)));
  const { files: now } = store.getState();
  const removed = gone.filter((file) => now.includes(file)).map(({ key }) => key);
  if (removed.length > 0) forgetFiles(removed);
  return removed;
}

/**
 * Whether the server has another file of this name by now (its checksum), or one that was not complete. Only MD5s tell
 * contents apart: that of a file in parts is computed later, in place of one of its parts.
 */
function isReplaced({ phase, checksum }: FileEntry, said: string): boolean {
  if (phase.kind === "error") return !phase.retryable && said !== "" && said !== checksum;
  return phase.kind === "finished" && said !== checksum && isMd5(said) && isMd5(checksum);
}

const isMd5 = (checksum: FileEntry["checksum"]): boolean => checksum?.startsWith("md5:") ?? false;

/**
 * Takes in files that the server has and that this page knows nothing of, or knows as they were before, as those that a
 * script or another window sent: unseen, they would be published, and keep the draft from being one of metadata only. Not
 * while one's own are on their way, which the server may have a moment longer; where they cannot be listed, the next save
 * asks again. Answers their names.
 */
async function takeInOthers(
  { client, signal, adoptFiles, store }: ActionContext,
  before: readonly FileEntry[],
  { links, files: { entries = {} } }: DepositRecord,
): Promise<readonly string[]> {
  function others<File extends Pick<FileEntry, "key">>(files: readonly File[]): readonly File[] {
    const { files: now } = store.getState();
    const known = new Map([...before, ...now].map((file) => [normalizedFileName(file.key), file]));
    return files.filter(({ key }) => {
      const file = known.get(normalizedFileName(key));
      if (file === undefined) return true;
      // Not where something became of it here meanwhile.
      return isReplaced(file, asText(below(entries, key, "checksum"))) && before.includes(file) && now.includes(file);
    });
  }
  if (others(Object.keys(entries).map((key) => ({ key }))).length === 0) return [];
  const listed = await client.files.list(links, { signal }).catch(() => null);
  const completed = others(listed?.entries ?? []).filter(({ status }) => status === "completed");
  const isTaken = completed.length > 0 && !signal.aborted && adoptFiles(completed.map(entryOfServerFile));
  return isTaken ? completed.map(({ key }) => key) : [];
}

/** Shows the files as they are by now in a record that was published elsewhere. */
export async function takeInPublished(context: ActionContext, record: DepositRecord): Promise<void> {
  const { files } = context.store.getState();
  letGoOfRemoved(context, files, record);
  await takeInOthers(context, files, record);
}

/** How to save: `quiet` tells nothing of what is missing, for nobody asked yet; `overwrite` minds no conflict. */
export interface SaveOptions {
  readonly quiet?: boolean | undefined;
  readonly overwrite?: boolean | undefined;
}

/**
 * Sends the values as they are now, creating the draft if it was never saved, and takes in the answer.
 * The address follows the first save (docs/platform/product.md 2.1). Answers what became of files by other hands.
 * Throws `SaveRefused` when the server took nothing.
 */
export async function saveDraft(
  context: ActionContext,
  values: TypedValues,
  { quiet = false, overwrite = false }: SaveOptions = {},
): Promise<FilesElsewhere | undefined> {
  const { store } = context;
  const typed = values();
  const { sent, ...encoded } = makeUpSave(context, typed);
  const { files } = store.getState();
  let answer: RecordAnswer;
  try {
    answer = await sendDraft(context, encoded.payload, overwrite);
  } catch (error) {
    if (!(error instanceof DepositError)) throw error;
    throw new SaveRefused(error, feedbackOf(error, encoded), typed);
  }
  if (context.signal.aborted) return undefined;
  const gone = letGoOfRemoved(context, files, answer.record);
  const isFirst = store.getState().record.id === undefined;
  const feedback = parseFeedback(answer.errors, encoded);
  store.dispatch({
    kind: "draft-saved",
    record: answer.record,
    sent: typed,
    sentRows: encoded.rows,
    saved: takenIn(answer.record, { typed, sent }, store.getState()),
    refused: refusedPaths(answer.errors, encoded),
    feedback: quiet ? ofWhatWasSaid(store.getState().feedback, feedback) : feedback,
  });
  if (isFirst) replaceAddress(context);
  const added = await takeInOthers(context, files, answer.record);
  return gone.length + added.length > 0 ? { gone, added } : undefined;
}
