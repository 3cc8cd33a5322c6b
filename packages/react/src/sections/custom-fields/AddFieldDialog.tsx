import type { CustomFieldConfig, CustomFieldSectionConfig } from "@deposit/core";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { Badge } from "../../ui/display/Badge.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { EmptyState } from "../../ui/display/EmptyState.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { Icon } from "../../ui/display/Icon.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useUi } from "../../ui/root/useUi.ts";
import { definitionOfConfig } from "./definitionOfConfig.ts";
import { findFields } from "./findFields.ts";

interface AddFieldDialogProps {
  /** The fields that are not shown yet, with their sections. */
  readonly fields: readonly { readonly section: CustomFieldSectionConfig; readonly config: CustomFieldConfig }[];
  readonly onAdd: (field: string) => void;
  readonly onClose: () => void;
  readonly returnFocus: RefObject<HTMLElement | null>;
}

/** Searches the available fields by name, group and description, and adds one. */
export function AddFieldDialog({ fields, onAdd, onClose, returnFocus }: AddFieldDialogProps) {
  const t = useMessage();
  const { announce } = useUi();
  const [text, setText] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const searchable = useMemo(
    () =>
      fields.map(({ section, config }) => {
        const { label, help = "" } = definitionOfConfig(config);
        return { field: config.field, section: section.section, label, help };
      }),
    [fields],
  );
  const found = useMemo(() => findFields(searchable, text), [searchable, text]);
  const count = found.length;
  useEffect(() => {
    if (text !== "") announce(t("customFields.domain.found", { count }));
  }, [announce, t, text, count]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("customFields.domain.dialog")}
      closeLabel={t("form.close")}
      initialFocus={box}
      returnFocus={returnFocus}
      part="add-field-dialog"
      footer={<Button onClick={onClose}>{t("form.cancel")}</Button>}
    >
      <div className="deposit-stack">
        <Field label={t("customFields.domain.search")}>
          {(inputProps) => (
            <TextField
              {...inputProps}
              ref={box}
              type="search"
              before={<Icon name="search" />}
              value={text}
              onValueChange={setText}
              placeholder={t("customFields.domain.search.placeholder")}
              autoComplete="off"
            />
          )}
        </Field>
        {count === 0 ? (
          <EmptyState icon="search">{t("customFields.domain.empty")}</EmptyState>
        ) : (
          <ul className="deposit-list" aria-label={t("customFields.domain.results")}>
            {found.map(({ field, label, section, help }) => (
              <li key={field} className="deposit-list__item">
                <div className="deposit-entry">
                  <div className="deposit-entry__body">
                    <div className="deposit-entry__line">
                      <button type="button" className="deposit-link deposit-whole-row" onClick={() => onAdd(field)}>
                        {label}
                      </button>
                      <Badge>{section}</Badge>
                    </div>
                    {help === "" ? null : <div className="deposit-entry__details">{help}</div>}
                  </div>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
