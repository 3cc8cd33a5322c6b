import { DepositError, failureOf, isGone, mayHaveTakenEffect } from "../errors.ts";
import type { DepositRecord } from "../record/record.ts";
import type { ActionContext } from "./ActionContext.ts";

/** Whether a call failed in a way that leaves open whether the server did what it was asked. */
export function isOutcomeUnknown(error: unknown): error is DepositError {
  return error instanceof DepositError && mayHaveTakenEffect(error.failure);
}

/** What the server has: the draft, the published record in its place, neither, or no answer that says. */
export type ReadBack =
  | { readonly kind: "draft"; readonly record: DepositRecord }
  | { readonly kind: "published"; readonly record: DepositRecord }
  | { readonly kind: "gone" }
  | { readonly kind: "unknown" };

/**
 * Reads what became of a draft after a call whose outcome is unknown. The platform has answered 500 to a publish that
 * happened (docs/platform/http.md 8). A missing draft whose record is published was published.
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
