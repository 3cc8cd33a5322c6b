import { fieldId } from "../../form/store/fieldName.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFieldMessages } from "../../form/feedback/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/feedback/useShownFeedback.ts";
import type { MessageId } from "../../i18n/messages.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { EntryRow, type EntryRowProps } from "../../ui/display/EntryRow.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { messageIds } from "../../ui/field/messageIds.ts";
import type { ListedRow } from "./DialogRows.tsx";

/** Props of {@link DialogRow}: what the list gives, and what is shown of the entry. */
export interface DialogRowProps extends ListedRow, Pick<EntryRowProps, "leading" | "badges" | "details" | "part"> {
  /** Key of the entry. */
  readonly entryKey: string;
  /** What the buttons say. */
  readonly edit: MessageId;
  readonly remove: MessageId;
}

/**
 * A row of {@link DialogRows}: its name, what was said of it, and what can be done: edit, move, remove. What is said leads to
 * the first of these buttons, which says it, too.
 */
export function DialogRow({
  path,
  entryKey,
  name,
  parts,
  disabled,
  onEdit,
  onRemove,
  edit,
  remove,
  ...shown
}: DialogRowProps) {
  const t = useMessage();
  const { idPrefix } = useDepositContext();
  const rowPath = [...path, entryKey];
  const messages = useFieldMessages(useShownFeedback(rowPath, "within"));
  const id = fieldId(idPrefix, rowPath);
  return (
    <div data-deposit-anchor={id}>
      <EntryRow
        {...shown}
        id={id}
        handle={parts.handle}
        title={<bdi>{name}</bdi>}
        messages={messages}
        actions={
          disabled ? undefined : (
            <>
              <IconButton
                id={id}
                icon="edit"
                label={t(edit, { name })}
                aria-describedby={messageIds(id, messages)}
                onClick={onEdit}
              />
              {parts.menu}
              <IconButton icon="trash" label={t(remove, { name })} onClick={onRemove} />
            </>
          )
        }
      />
    </div>
  );
}
