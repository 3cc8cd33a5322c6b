import { useContext, useMemo } from "react";
import { CustomFieldsContext, type FieldGroup } from "../../components/fields/FieldGroup.ts";

/** The groups that the host added, each field once. What else a host without types gives it is told of (`faultyOverrides`). */
export function useFieldGroups(): readonly FieldGroup[] {
  const given: readonly Given[] = useContext(CustomFieldsContext);
  return useMemo(() => (Array.isArray(given) ? given.filter(isFirstOfField) : []), [given]);
}

type Given = FieldGroup | null | undefined;

function isFirstOfField(group: Given, index: number, groups: readonly Given[]): group is FieldGroup {
  return group?.field !== undefined && groups.findIndex((other) => other?.field === group.field) === index;
}
