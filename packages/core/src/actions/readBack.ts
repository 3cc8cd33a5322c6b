import { DepositError, failureOf, isGone } from "../errors.ts";
import { mayHaveHappened } from "../state/mayHaveHappened.ts";
import type { DepositRecord } from "../record/record.ts";
import type { ActionContext } from "./ActionContext.ts";

/** Whether what was thrown is a call that may have had its effect although it failed. */
export function isAmbiguous(error: unknown): error is DepositError {
  return error instanceof DepositError && mayHaveHappened(error.failure);
}

/** What there is on the server: the draft still, the published record in its place, neither, or nothing that can be told. */
export type ReadBack =
  | { readonly kind: "draft"; readonly record: DepositRecord }
  | { readonly kind: "published"; readonly record: DepositRecord }
  | { readonly kind: "gone" }
  | { readonly kind: "unknown" };

/**
 * Looks what became of a draft after an answer that says nothing certain. The platform has answered 500 to a publish
 * that happened (docs/platform/http.md 8); a draft that is gone while its record is published was published.
 */
export async function readBack({ client, store, signal }: ActionContext): Promise<ReadBack> {
  const { links } = store.getState().record;
  try {
    return { kind: "draft", record: (await client.drafts.read(links, { signal })).record };
  } catch (error) {
    if (!isGone(failureOf(error))) return { kind: "unknown" };
  }
  try {
    const record = await client.records.read(links, { signal });
    return record.is_published ? { kind: "published", record } : { kind: "unknown" };
  } catch (error) {
    return { kind: isGone(failureOf(error)) ? "gone" : "unknown" };
  }
}
