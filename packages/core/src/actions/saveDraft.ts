import { DepositError, type ServerError } from "../errors.ts";
import type { RecordAnswer } from "../record/record.ts";
import { locateRefusedValue, parseFeedback } from "../rules/parseFeedback.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";
import { type EncodedRecord, encodeRecord } from "../serialize/encodeRecord.ts";
import type { Feedback } from "../record/feedback.ts";
import type { ActionContext, TypedValues } from "./ActionContext.ts";
import { replaceAddress } from "./createDraft.ts";
import { sendDraft } from "./sendDraft.ts";

/** A save that the server refused as a whole, with the feedback that can be told from it. */
export class SaveRefused extends Error {
  override readonly name = "SaveRefused";
  constructor(
    readonly error: DepositError,
    readonly feedback: readonly Feedback[] | null,
  ) {
    super(error.message, { cause: error });
  }
}

function errorsOf(error: DepositError, encoded: EncodedRecord): readonly ServerError[] | null {
  const { failure } = error;
  if (failure.kind === "invalid") return failure.errors;
  if (failure.kind !== "refused") return null;
  const field = locateRefusedValue(failure.message, encoded.payload);
  return field === null ? null : [{ field, messages: [failure.message] }];
}

/** How to save: `quiet` tells nothing of what is missing, for nobody asked yet; `overwrite` minds no conflict. */
export interface SaveOptions {
  readonly quiet?: boolean | undefined;
  readonly overwrite?: boolean | undefined;
}

/**
 * Sends the values as they are now, creating the draft if it was never saved, and takes in the answer.
 * The address follows the first save (specification 2). Throws `SaveRefused` when the server took nothing.
 */
export async function saveDraft(
  context: ActionContext,
  values: TypedValues,
  { quiet = false, overwrite = false }: SaveOptions = {},
): Promise<void> {
  const { store } = context;
  const { record, config } = store.getState();
  const sent = values();
  const encoded = encodeRecord(sent, record, config);
  let answer: RecordAnswer;
  try {
    answer = await sendDraft(context, encoded.payload, overwrite);
  } catch (error) {
    if (!(error instanceof DepositError)) throw error;
    const errors = errorsOf(error, encoded);
    throw new SaveRefused(error, errors === null ? null : parseFeedback(errors, encoded.rows));
  }
  if (context.signal.aborted) return;
  const isFirst = store.getState().record.id === undefined;
  const feedback = parseFeedback(answer.errors, encoded.rows);
  store.dispatch({
    kind: "draft-saved",
    record: answer.record,
    sent,
    sentRows: encoded.rows,
    saved: decodeRecord(answer.record, config),
    refused: feedback.map((entry) => entry.path),
    feedback: quiet ? store.getState().feedback : feedback,
  });
  if (isFirst) replaceAddress(context);
}
