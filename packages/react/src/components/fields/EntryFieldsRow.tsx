import type { FieldPath } from "@deposit/core";
import { type ComponentType, useCallback, useMemo } from "react";
import { fieldId } from "../../form/store/fieldName.ts";
import { useEntry } from "../../form/lists/useEntry.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFieldMessages } from "../../form/feedback/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/feedback/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { FieldMessages } from "../../ui/field/FieldMessages.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import type { SortableRowParts } from "../../ui/list/SortableRow.tsx";
import { messageIds } from "../../ui/field/messageIds.ts";
import { useLatest } from "../../ui/hooks/useLatest.ts";
import type { EntryFieldsProps } from "../lists/EntryRows.tsx";

interface EntryFieldsRowProps<Entry extends { readonly key: string }> {
  /** Path of the list. */
  readonly list: FieldPath;
  /** The row as the list saw it last; what it holds by now it asks itself. */
  readonly entry: Entry;
  readonly read: () => readonly Entry[];
  readonly parts: SortableRowParts;
  readonly disabled: boolean;
  readonly settled: boolean;
  readonly change: (key: string, part: Partial<Omit<Entry, "key">>) => void;
  readonly onRemove: (entry: Entry, name: string) => void;
  /** Told that a field of it was left. */
  readonly onLeave: () => void;
  readonly Fields: ComponentType<EntryFieldsProps<Entry>>;
}

/** One row of {@link EntryRows}: its fields between the grip and the buttons, and what was said of the row as a whole. */
export function EntryFieldsRow<Entry extends { readonly key: string }>({
  list,
  entry: last,
  read,
  parts,
  disabled,
  settled,
  change,
  onRemove,
  onLeave,
  Fields,
}: EntryFieldsRowProps<Entry>) {
  const t = useMessage();
  const { idPrefix } = useDepositContext();
  const { entry, now } = useEntry(read, last, parts.index, settled);
  const { key } = entry;
  const { name } = parts;
  const path = useMemo(() => [...list, key], [list, key]);
  const id = fieldId(idPrefix, path);
  const within = useShownFeedback(path, "within");
  const messages = useFieldMessages(useShownFeedback(path));
  const changeRow = useCallback((part: Partial<Omit<Entry, "key">>) => change(key, part), [change, key]);
  const latest = useLatest({ now, name });
  const removal = useMemo(() => {
    const remove = (): void => onRemove(latest.current.now(), latest.current.name);
    return <IconButton icon="trash" label={t("entry.remove", { name })} onClick={remove} />;
  }, [t, name, onRemove, latest]);
  const grave = within.find(({ severity }) => severity === "error") ?? within[0];
  return (
    <div
      className="deposit-entry-row"
      role="group"
      aria-label={name}
      aria-describedby={messageIds(id, messages)}
      data-severity={grave?.severity}
      data-deposit-part="entry"
    >
      {parts.handle}
      <div className="deposit-entry-row__fields" data-deposit-anchor={id} onBlur={onLeave}>
        <Fields entry={entry} now={now} path={path} change={changeRow} disabled={disabled} />
      </div>
      {disabled ? null : (
        <div className="deposit-entry-row__actions">
          {parts.menu}
          {removal}
        </div>
      )}
      {messages.length === 0 ? null : (
        <div className="deposit-entry-row__messages">
          <FieldMessages id={`${id}-messages`} messages={messages} />
        </div>
      )}
    </div>
  );
}
