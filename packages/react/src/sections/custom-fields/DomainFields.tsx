import type { CustomFieldSectionConfig } from "@deposit/core";
import { useRef } from "react";
import { useUndoableRemoval } from "../../components/lists/useUndoableRemoval.tsx";
import { OverrideBoundary } from "../../components/overrides/OverrideBoundary.tsx";
import { useEditable } from "../../form/field/useEditable.ts";
import { useFocusField } from "../../form/focus/useFocusField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { useDialog } from "../../ui/dialog/useDialog.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { outletDialog } from "../../ui/lazy/lazyDialog.tsx";
import { Section } from "../../ui/display/Section.tsx";
import { ConfiguredField } from "./ConfiguredField.tsx";
import { definitionOfConfig } from "./definitionOfConfig.ts";
import { SectionHeading } from "./SectionHeading.tsx";
import { useDomainFields } from "./useDomainFields.ts";
import { withLazyMessages } from "../../i18n/lazyMessages.ts";

const AddFieldDialog = outletDialog(
  async () => (await withLazyMessages(import("./AddFieldDialog.tsx"))).AddFieldDialog,
);

/**
 * Fields of specific domains, shown if they have a value or were added by the depositor (docs/platform/product.md
 * 10.12). Removing one removes its value, with an undo.
 */
export function DomainFields({ sections }: { readonly sections: readonly CustomFieldSectionConfig[] }) {
  const t = useMessage();
  const editable = useEditable();
  const focusField = useFocusField();
  const { isShown, show, remove, restore } = useDomainFields(sections);
  const { open, show: showDialog, close } = useDialog("custom_fields");
  const addButton = useRef<HTMLButtonElement>(null);
  const focus = (field: string): void => {
    setTimeout(() => void focusField(["custom_fields", field]));
  };
  const removal = useUndoableRemoval({ remove, restore }, focus);
  const all = sections.flatMap((section) => section.fields.map((config) => ({ section, config })));
  const hidden = all.filter(({ config }) => !isShown(config.field));
  return (
    <Section heading={t("customFields.domain")} description={t("customFields.domain.text")} part="domain-fields">
      <div className="deposit-stack">
        <OverrideBoundary name="CustomFields">
          {sections
            .filter(({ fields }) => fields.some(({ field }) => isShown(field)))
            .map(({ section, icon, fields }) => (
              <Section
                key={fields.map(({ field }) => field).join(" ")}
                level={3}
                className="deposit-subsection"
                heading={<SectionHeading icon={icon} text={section} />}
              >
                {fields
                  .filter(({ field }) => isShown(field))
                  .map((config) => {
                    const { label: name } = definitionOfConfig(config);
                    return (
                      <div key={config.field} className="deposit-entry-row" data-headings="each">
                        <div className="deposit-entry-row__fields">
                          <div className="deposit-entry-row__cell" data-columns={12}>
                            <ConfiguredField config={config} level={4} />
                          </div>
                        </div>
                        {editable ? (
                          <div className="deposit-entry-row__actions">
                            <IconButton
                              icon="trash"
                              label={t("customFields.domain.remove", { name })}
                              onClick={() => removal.remove({ key: config.field, value: undefined }, name)}
                            />
                          </div>
                        ) : null}
                      </div>
                    );
                  })}
              </Section>
            ))}
        </OverrideBoundary>
        {removal.notice}
        {editable ? (
          <div>
            <Button
              ref={addButton}
              {...AddFieldDialog.preloading}
              icon="add"
              disabledReason={hidden.length === 0 ? t("customFields.domain.none") : undefined}
              onClick={() => {
                removal.forget();
                showDialog("field");
              }}
            >
              {t("customFields.domain.add")}
            </Button>
          </div>
        ) : null}
        {open === null ? null : (
          <AddFieldDialog
            fields={hidden}
            onAdd={(field) => {
              show(field);
              close();
              focus(field);
            }}
            onClose={close}
            returnFocus={addButton}
          />
        )}
      </div>
    </Section>
  );
}
