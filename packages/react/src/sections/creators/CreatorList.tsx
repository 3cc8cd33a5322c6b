import type { CreatorValue } from "@deposit/core";
import { useRef, useState } from "react";
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
import { SortableList } from "../../ui/SortableList.tsx";
import { CreatorDialog } from "./CreatorDialog.tsx";
import type { CreatorKind } from "./creatorForm.ts";
import { CreatorRow } from "./CreatorRow.tsx";
import { displayName } from "./displayName.ts";

/** The list of creators or contributors: add, edit, remove with undo, reorder by mouse, keyboard and menu. */
export function CreatorList({ kind }: { kind: CreatorKind }) {
  const t = useMessage();
  const { deposit } = useDepositContext();
  const name = `metadata.${kind}` as const;
  const { field, entries, append, update, move, feedbackOf, ...list } = useEntryList(name, {
    required: kind === "creators",
  });
  const roles = useDeposit((state) => state.config.vocabularies[kind].role);
  const searchMode = useDeposit((state) => state.config.autocomplete_names);
  const labels = useSortableLabels(t("creators.listName"));
  const focusField = useFocusField();
  const removal = useUndoableRemoval(list, (key) => setTimeout(() => void focusField([...field.path, key])));
  const [editing, setEditing] = useState<CreatorValue | "new" | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const revealed = useRevealedList(field.path);

  const nameOf = (creator: CreatorValue): string => displayName(creator.person_or_org) || t("creators.unnamed");
  const edit = (creator: CreatorValue | "new"): void => {
    removal.forget();
    setEditing(creator);
  };
  const add = field.disabled ? null : (
    <Button ref={addButton} icon="add" onClick={() => edit("new")}>
      {t("creators.add")}
    </Button>
  );
  return (
    <DepositField name={name} field={field} label={t("creators.label")} help={t("creators.help")} group>
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
            <EmptyState icon="person" title={t("creators.empty.title")} action={add}>
              {t("creators.empty.text")}
            </EmptyState>
          ) : (
            <>
              <SortableList
                items={entries}
                getId={(creator) => creator.key}
                getName={nameOf}
                handle={revealed}
                onMove={(from, to) => {
                  const creator = entries[from];
                  if (creator !== undefined) move(creator.key, to);
                }}
                labels={labels}
                disabled={field.disabled}
                renderItem={(creator, parts) => (
                  <CreatorRow
                    path={field.path}
                    creator={creator}
                    name={nameOf(creator)}
                    parts={parts}
                    roles={roles}
                    disabled={field.disabled}
                    onEdit={() => edit(creator)}
                    onRemove={() => removal.remove(creator, nameOf(creator))}
                  />
                )}
              />
              <div className="deposit-row" data-between="">
                {add}
                <span className="deposit-muted deposit-small">{t("creators.count", { count: entries.length })}</span>
              </div>
            </>
          )}
          {removal.notice}
          {editing === null ? null : (
            <CreatorDialog
              kind={kind}
              creator={editing === "new" ? null : editing}
              feedback={editing === "new" ? [] : rowFeedback(feedbackOf(editing.key), field.path.length + 1)}
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
