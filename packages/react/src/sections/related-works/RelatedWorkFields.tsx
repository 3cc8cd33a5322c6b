import type { RelatedWorkValue } from "@deposit/core";
import { useMemo } from "react";
import { EntryField } from "../../components/fields/EntryField.tsx";
import type { EntryFieldsProps } from "../../components/lists/EntryRows.tsx";
import { IdentifierFields } from "../../components/fields/IdentifierFields.tsx";
import { resourceTypeOptions } from "../../components/fields/resourceTypeOptions.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Select } from "../../ui/controls/Select.tsx";

/** The fields of one related work: relation, identifier and resource type. */
export function RelatedWorkFields({ entry, path, change, disabled }: EntryFieldsProps<RelatedWorkValue>) {
  const t = useMessage();
  const { tag } = useLocale();
  const {
    relations,
    resource_type: types,
    scheme,
  } = useDeposit((state) => state.config.vocabularies.related_identifiers);
  const relationOptions = useMemo(() => relations.map(({ value, text }) => ({ value, label: text })), [relations]);
  const typeOptions = useMemo(() => resourceTypeOptions(types, tag), [types, tag]);
  return (
    <>
      <EntryField
        row={path}
        name="relation_type"
        label={t("relatedWorks.relation")}
        columns={6}
        required
        disabled={disabled}
      >
        {(inputProps) => (
          <Select
            {...inputProps}
            options={relationOptions}
            placeholder={t("relatedWorks.relation.choose")}
            value={entry.relation_type}
            onValueChange={(relation) => change({ relation_type: relation })}
          />
        )}
      </EntryField>
      <EntryField
        row={path}
        name="resource_type"
        label={t("relatedWorks.resourceType")}
        columns={6}
        required
        disabled={disabled}
      >
        {(inputProps) => (
          <Select
            {...inputProps}
            options={typeOptions}
            placeholder={t("relatedWorks.resourceType.choose")}
            value={entry.resource_type}
            onValueChange={(type) => change({ resource_type: type })}
          />
        )}
      </EntryField>
      <IdentifierFields
        row={path}
        value={entry}
        change={change}
        schemes={scheme}
        disabled={disabled}
        columns={[8, 4]}
      />
    </>
  );
}
