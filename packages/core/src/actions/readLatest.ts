import { failureOf } from "../errors.ts";
import type { DepositValues } from "../fields/values.ts";
import type { DepositRecord } from "../record/record.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";
import { hasSameContents } from "../state/recordContents.ts";
import type { ActionContext } from "./ActionContext.ts";

/** The draft as the server has it now. */
export interface LatestDraft {
  readonly record: DepositRecord;
  readonly values: DepositValues;
  /** Whether it holds something else than this page has seen last. */
  readonly isChanged: boolean;
}

/**
 * Reads the draft as the server has it now, and changes nothing here. Resolves to `null` where there is no draft yet or it
 * cannot be read.
 */
export async function readLatest({ client, store, signal, ports }: ActionContext): Promise<LatestDraft | null> {
  const { record: seen, config } = store.getState();
  if (seen.id === undefined) return null;
  try {
    const { record } = await client.drafts.read(seen.links, { signal });
    return { record, values: decodeRecord(record, config), isChanged: !hasSameContents(record, seen) };
  } catch (error) {
    if (!signal.aborted) ports.log("@deposit/core: the draft could not be read again.", failureOf(error));
    return null;
  }
}
