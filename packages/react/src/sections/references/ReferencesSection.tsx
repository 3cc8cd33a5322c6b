import { newRowKey, type ReferenceValue } from "@deposit/core";
import { useCallback } from "react";
import { EntryField } from "../../components/fields/EntryField.tsx";
import { type EntryFieldsProps, EntryRows } from "../../components/lists/EntryRows.tsx";
import { useUncontrolledText } from "../../form/field/useUncontrolledText.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { TextArea } from "../../ui/controls/TextArea.tsx";

/** The cited works, one reference per row. */
export function ReferencesSection() {
  const t = useMessage();
  const nameOf = useCallback(
    ({ reference }: ReferenceValue, index: number) =>
      reference.trim() || t("references.unnamed", { number: index + 1 }),
    [t],
  );
  return (
    <EntryRows
      name="metadata.references"
      label={t("references.label")}
      hideLabel
      help={t("references.help")}
      addLabel={t("references.add")}
      empty={{ icon: "quote", title: t("references.empty.title"), text: t("references.empty.text") }}
      newEntry={newReference}
      nameOf={nameOf}
      Fields={ReferenceFields}
      settled
    />
  );
}

function newReference(): ReferenceValue {
  return { key: newRowKey(), reference: "" };
}

function ReferenceFields({ now, path, change, disabled }: EntryFieldsProps<ReferenceValue>) {
  const t = useMessage();
  const held = useUncontrolledText<HTMLTextAreaElement>(() => now().reference);
  return (
    <EntryField row={path} name="reference" label={t("references.reference")} required disabled={disabled}>
      {(inputProps) => (
        // In a flex or grid layout the browser would lay out more than the text area (`holdHeight`).
        <div>
          <TextArea
            {...inputProps}
            {...held}
            className="deposit-textarea--line"
            rows={1}
            onValueChange={(reference) => change({ reference })}
          />
        </div>
      )}
    </EntryField>
  );
}
