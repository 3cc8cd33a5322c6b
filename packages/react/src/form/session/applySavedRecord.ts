import type { Deposit } from "@deposit/core";
import { mergeSaved } from "@deposit/core/serialize";
import type { DepositSession } from "./createDepositSession.ts";

/** By its sequence, what was taken last. */
const taken = new WeakMap<Deposit, number>();

/** Merges the record that was saved last into what is typed by now, once: a second time what was typed since would be lost. */
export function applySavedRecord({ deposit, values, feedback, unsaved }: DepositSession): void {
  const { snapshot, files } = deposit.getState();
  if (snapshot.sequence === (taken.get(deposit) ?? deposit.getInitialState().snapshot.sequence)) return;
  taken.set(deposit, snapshot.sequence);
  const { sent, saved } = snapshot;
  const before = values.read();
  if (sent === null) {
    unsaved.settle(saved);
    values.replace(saved);
    return;
  }
  const merge = { sent: sent.values, sentRows: sent.rows, saved };
  const merged = mergeSaved({ ...merge, current: before, refused: sent.refused });
  // A file that other hands removed is shown first no more (docs/platform/product.md 10.11): nothing is left of it that
  // could be changed.
  const isGone =
    sent.refused.some(([, name]) => name === "default_preview") &&
    files.every(({ key }) => key !== merged.files.default_preview);
  const after = isGone ? { ...merged, files: { ...merged.files, default_preview: "" } } : merged;
  // Of thousands of rows it takes a while: where nothing was typed or refused, both merges are the same.
  const isAsSent = before === sent.values && sent.refused.length === 0;
  const onServer =
    sent.dropped?.onServer ?? (isAsSent ? after : mergeSaved({ ...merge, current: sent.values, refused: [] }));
  unsaved.settle(onServer, {
    paths: sent.dropped?.paths ?? [],
    typed: before === sent.values ? after : null,
  });
  feedback.taken({ before, after });
  values.replace(after);
}
