import type { RemoteOptions } from "./useRemoteOptions.ts";

/** A row of the list of suggestions: something found, what was typed, or another try. */
export type ComboboxRow<Item> = { kind: "item"; item: Item } | { kind: "create"; text: string } | { kind: "retry" };

/** The rows to offer for a search: what was found and is not chosen yet, then free text, then another try. */
export function comboboxRows<Item>({
  found,
  text,
  canCreate,
  getLabel,
  isChosen,
}: {
  found: RemoteOptions<Item>;
  text: string;
  canCreate: boolean;
  getLabel: (item: Item) => string;
  isChosen: (item: Item) => boolean;
}): Array<ComboboxRow<Item>> {
  const rows: Array<ComboboxRow<Item>> = found.options
    .filter((item) => !isChosen(item))
    .map((item) => ({ kind: "item", item }));
  const typed = text.trim();
  const same = (item: Item) => getLabel(item).toLocaleLowerCase() === typed.toLocaleLowerCase();
  if (canCreate && typed !== "" && !found.options.some(same)) rows.push({ kind: "create", text: typed });
  if (found.status === "failed") rows.push({ kind: "retry" });
  return rows;
}
