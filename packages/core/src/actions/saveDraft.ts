import { DepositError, type ServerError } from "../errors.ts";
import type { DepositRecord, RecordAnswer } from "../record/record.ts";
import { locateRefusedValue, parseFeedback } from "../rules/parseFeedback.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";
import { type EncodedRecord, encodeRecord } from "../serialize/encodeRecord.ts";
import type { Feedback } from "../record/feedback.ts";
import type { ActionContext, TypedValues } from "./ActionContext.ts";

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

async function send(context: ActionContext, record: DepositRecord, encoded: EncodedRecord): Promise<RecordAnswer> {
  const { drafts } = context.client;
  const options = { signal: context.signal };
  return record.id === undefined
    ? await drafts.create(encoded.payload, options)
    : await drafts.save(record.links, encoded.payload, options);
}

/**
 * Sends the values as they are now, creating the draft if it was never saved, and takes in the answer.
 * The address follows the first save (specification 2). Throws `SaveRefused` when the server took nothing.
 * A `quiet` save tells nothing of what is missing: nobody asked yet.
 */
export async function saveDraft(context: ActionContext, values: TypedValues, quiet = false): Promise<void> {
  const { store, ports } = context;
  const { record, config } = store.getState();
  const sent = values();
  const encoded = encodeRecord(sent, record, config);
  let answer: RecordAnswer;
  try {
    answer = await send(context, record, encoded);
  } catch (error) {
    if (!(error instanceof DepositError)) throw error;
    const errors = errorsOf(error, encoded);
    throw new SaveRefused(error, errors === null ? null : parseFeedback(errors, encoded.rows));
  }
  if (context.signal.aborted) return;
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
  const href = answer.record.links["self_html"];
  if (record.id === undefined && href !== undefined) {
    ports.navigate({ kind: "draft", replace: true, href, record: answer.record });
  }
}
