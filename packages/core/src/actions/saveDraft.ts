import { DepositError, type ServerError } from "../errors.ts";
import type { DepositValues } from "../fields/values.ts";
import type { Feedback } from "../record/feedback.ts";
import { isSamePath } from "../record/fieldPath.ts";
import type { FilesElsewhere } from "../record/files.ts";
import type { RecordAnswer } from "../record/record.ts";
import { isPastGrace } from "../rules/access.ts";
import { findTooLong } from "../rules/findTooLong.ts";
import { parseFeedback, refusedPaths } from "../rules/parseFeedback.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";
import type { findUnsaved, valuesOnServer } from "../serialize/findUnsaved.ts";
import type { EncodedRecord } from "../serialize/encodeRecord.ts";
import type { DepositState } from "../state/state.ts";
import type { ActionContext, TypedValues } from "./ActionContext.ts";
import { replaceAddress } from "./createDraft.ts";
import { adoptAddedFiles, forgetRemovedFiles } from "./reconcileFiles.ts";
import { buildPayload, decodeSaved } from "./savePayload.ts";
import { sendDraft } from "./sendDraft.ts";

/** The comparison of what was sent with the answer; a chunk of its own. */
interface ComparingModule {
  readonly findUnsaved: typeof findUnsaved;
  readonly valuesOnServer: typeof valuesOnServer;
}

async function loadComparing(): Promise<ComparingModule | null> {
  return await import("../serialize/findUnsaved.ts").catch(() => null);
}

/** A save that the server refused as a whole, with the feedback in its answer, and the values that were sent. */
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

/** Places what is said about the record as a whole at its visibility, if that is what the server refuses to change. */
function placeRestriction(
  errors: readonly ServerError[],
  { record, config }: DepositState,
  sent: DepositValues,
  now: number,
): readonly ServerError[] {
  const { record_restriction_grace_period: gracePeriodDays, allow_record_restriction: alwaysAllowed } = config;
  const isRefused = sent.access.record === "restricted" && isPastGrace(record, { gracePeriodDays, alwaysAllowed }, now);
  if (!isRefused) return errors;
  return errors.map((error) => (error.field === "_schema" ? { ...error, field: "access.record" } : error));
}

/** Returns what a refusal says about fields, or `null` if it names none and belongs in the banner alone. */
function feedbackOf(
  { failure }: DepositError,
  { rows, payload, sent }: EncodedRecord & { readonly sent: DepositValues },
  { store, ports }: ActionContext,
): readonly Feedback[] | null {
  if (failure.kind === "invalid") {
    const errors = placeRestriction(failure.errors, store.getState(), sent, ports.clock.now());
    return parseFeedback(errors, { rows, payload });
  }
  if (failure.kind === "server") {
    const tooLong = findTooLong(payload, { rows, payload });
    return tooLong.length === 0 ? null : tooLong;
  }
  if (failure.kind !== "refused") return null;
  const located = parseFeedback([{ field: "", messages: [failure.message] }], { rows, payload });
  return located.some(({ path }) => path.length === 0) ? null : located;
}

/** Keeps only the feedback for paths that already had some. */
function keepKnownPaths(before: readonly Feedback[], feedback: readonly Feedback[]): readonly Feedback[] {
  return feedback.filter(({ path }) => before.some((known) => isSamePath(known.path, path)));
}

/** The options of a save. */
export interface SaveOptions {
  /** Shows no errors in fields that had none, since nobody has asked for validation. @default false */
  readonly quiet?: boolean | undefined;
  /** Saves over changes that were made elsewhere. @default false */
  readonly overwrite?: boolean | undefined;
}

/**
 * Sends the current values and applies the answer. Creates the draft if it was never saved, and then replaces the page's
 * address (docs/platform/product.md 2.1). Returns the files that changed elsewhere, if any.
 * @throws SaveRefused if the server saved nothing.
 */
export async function saveDraft(
  context: ActionContext,
  values: TypedValues,
  { quiet = false, overwrite = false }: SaveOptions = {},
): Promise<FilesElsewhere | undefined> {
  const { store } = context;
  const typed = values();
  const { sent, ...encoded } = buildPayload(typed, store.getState());
  const { files } = store.getState();
  let answer: RecordAnswer;
  let comparing: ComparingModule | null;
  try {
    // Fetched beside the request. Where it does not arrive, what the server said of its own accord has to do.
    [answer, comparing] = await Promise.all([sendDraft(context, encoded.payload, overwrite), loadComparing()]);
  } catch (error) {
    if (!(error instanceof DepositError)) throw error;
    throw new SaveRefused(error, feedbackOf(error, { ...encoded, sent }, context), typed);
  }
  if (context.signal.aborted) return undefined;
  // Before "draft-saved", whose revision counts the removal already.
  const gone = forgetRemovedFiles(context, files, answer.record);
  const isFirst = store.getState().record.id === undefined;
  const feedback = parseFeedback(answer.errors, encoded);
  const saved = decodeSaved(answer.record, { typed, sent }, store.getState());
  // What was sent, not what was typed: an embargo that does not apply is kept in the form alone.
  const answered = { sent, sentRows: encoded.rows, saved: decodeRecord(answer.record, store.getState().config) };
  const dropped = (comparing?.findUnsaved(answered) ?? []).filter(({ reason }) => reason === "dropped");
  store.dispatch({
    kind: "draft-saved",
    record: answer.record,
    sent: typed,
    sentRows: encoded.rows,
    saved,
    refused: [...refusedPaths(answer.errors, encoded), ...dropped.map(({ path }) => path)],
    dropped:
      comparing === null || dropped.length === 0
        ? undefined
        : {
            paths: dropped.map(({ path }) => path),
            onServer: comparing.valuesOnServer({ ...answered, sent: typed, saved }),
          },
    feedback: quiet ? keepKnownPaths(store.getState().feedback, feedback) : feedback,
  });
  if (isFirst) replaceAddress(context);
  const added = await adoptAddedFiles(context, files, answer.record);
  return gone.length + added.length > 0 ? { gone, added } : undefined;
}
