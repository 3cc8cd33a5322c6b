import { applyChanges, isEqual, type JournalOffer } from "@deposit/core";
import type { DepositSession } from "../session/createDepositSession.ts";

/** Leaves out the keys of rows, which differ from page to page. */
const withoutKeys = (values: unknown): unknown =>
  JSON.parse(JSON.stringify(values, (name, value: unknown) => (name === "key" ? undefined : value)));

/**
 * Whether an offer can be restored as it is: the server still has what the changes were typed upon, and nothing was typed in
 * this page yet. Otherwise the depositor compares both.
 */
export function isRestorable({ unsaved, values }: DepositSession, { entry }: JournalOffer): boolean {
  const settled = unsaved.settled();
  return isEqual(values.read(), settled) && isEqual(withoutKeys(entry.base), withoutKeys(settled));
}

/** Writes the changes of an offer into the form. Nothing is saved by it. */
export function restoreOffer({ unsaved, values }: DepositSession, { changes }: JournalOffer): void {
  values.replace(applyChanges(unsaved.settled(), changes));
}
