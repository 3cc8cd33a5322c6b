import type { CreatorValue } from "@deposit/core";
import { useCallback, useRef, useState } from "react";
import { DepositField } from "../../components/DepositField.tsx";
import { useRevealedList } from "../../components/useRevealedList.ts";
import { useSortableLabels } from "../../components/useSortableLabels.ts";
import { useUndoableRemoval } from "../../components/useUndoableRemoval.tsx";
import { rowFeedback } from "../../form/rowFeedback.ts";
import { useDeposit } from "../../form/useDeposit.ts";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useEntryList } from "../../form/useEntryList.ts";
import { useFocusField } from "../../form/useFocusField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { lateDialog } from "../../ui/lateDialog.tsx";
import { SortableList } from "../../ui/SortableList.tsx";
import type { SortableRowParts } from "../../ui/SortableRow.tsx";
import { useLatest } from "../../ui/useLatest.ts";
import type { CreatorKind } from "./creatorForm.ts";
import { CreatorRow } from "./CreatorRow.tsx";
import { displayName } from "./displayName.ts";

const CreatorDialog = lateDialog(async () => (await import("./CreatorDialog.tsx")).CreatorDialog);

/** The list of creators or contributors: add, edit, remove with undo, reorder by mouse, keyboard and menu. */
export function CreatorList({ kind }: { kind: CreatorKind }) {
  const t = useMessage();
  const { deposit } = useDepositContext();
  const name = `metadata.${kind}` as const;
  const { field, entries, append, update, move, feedbackOf, ...list } = useEntryList(name, {
    required: kind === "creators",
  });
  const { path, disabled } = field;
  const roles = useDeposit((state) => state.config.vocabularies[kind].role);
  const searchMode = useDeposit((state) => state.config.autocomplete_names);
  const labels = useSortableLabels(t(`${kind}.listName`));
  const focusField = useFocusField();
  const removal = useUndoableRemoval(list, (key) => setTimeout(() => void focusField([...path, key])));
  const [editing, setEditing] = useState<CreatorValue | "new" | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const revealed = useRevealedList(path);

  const nameOf = useCallback(
    (creator: CreatorValue): string => displayName(creator.person_or_org) || t(`${kind}.unnamed`),
    [t, kind],
  );
  const edit = (creator: CreatorValue | "new"): void => {
    removal.forget();
    setEditing(creator);
  };
  const latest = useLatest({ edit, remove: removal.remove });
  // The same function while the rows are drawn the same, so that a change of one row leaves the others alone.
  const renderRow = useCallback(
    (creator: CreatorValue, parts: SortableRowParts) => (
      <CreatorRow
        path={path}
        creator={creator}
        name={nameOf(creator)}
        parts={parts}
        roles={roles}
        disabled={disabled}
        onEdit={() => latest.current.edit(creator)}
        onRemove={() => latest.current.remove(creator, nameOf(creator))}
      />
    ),
    [path, nameOf, roles, disabled, latest],
  );
  const add = disabled ? null : (
    <Button ref={addButton} icon="add" {...CreatorDialog.preloading} onClick={() => edit("new")}>
      {t(`${kind}.add`)}
    </Button>
  );
  return (
    <DepositField name={name} field={field} label={t(`${kind}.label`)} help={t(`${kind}.help`)} group>
      {() => (
        <div
          className="deposit-stack"
          data-gap="small"
          onBlur={(event) => {
            // The focus is in the dialog of this list: the field was not left.
            if (editing !== null) event.stopPropagation();
          }}
        >
          {entries.length === 0 ? (
            <EmptyState icon="person" title={t(`${kind}.empty.title`)} action={add}>
              {t(`${kind}.empty.text`)}
            </EmptyState>
          ) : (
            <>
              <SortableList
                items={entries}
                getId={keyOf}
                getName={nameOf}
                handle={revealed}
                onMove={(from, to) => {
                  const creator = entries[from];
                  if (creator !== undefined) move(creator.key, to);
                }}
                labels={labels}
                disabled={disabled}
                renderItem={renderRow}
              />
              <div className="deposit-row" data-between="">
                {add}
                <span className="deposit-muted deposit-small">{t(`${kind}.count`, { count: entries.length })}</span>
              </div>
            </>
          )}
          {removal.notice}
          {editing === null ? null : (
            <CreatorDialog
              kind={kind}
              creator={editing === "new" ? null : editing}
              feedback={editing === "new" ? [] : rowFeedback(feedbackOf(editing.key), path.length + 1)}
              client={deposit.client}
              roles={roles}
              searchMode={searchMode}
              onSave={editing === "new" ? append : update}
              onClose={() => setEditing(null)}
              returnFocus={addButton}
            />
          )}
        </div>
      )}
    </DepositField>
  );
}

function keyOf({ key }: CreatorValue): string {
  return key;
}
