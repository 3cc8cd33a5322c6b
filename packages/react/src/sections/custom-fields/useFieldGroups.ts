import { useContext } from "react";
import { CustomFieldsContext, type FieldGroup } from "../../components/FieldGroup.ts";

const none: readonly FieldGroup[] = [];

/** The groups that the host added, each field once. What else a host without types gives it is told of (`faultyOverrides`). */
export function useFieldGroups(): readonly FieldGroup[] {
  const given: readonly (FieldGroup | null | undefined)[] = useContext(CustomFieldsContext);
  if (!Array.isArray(given)) return none;
  const byField = new Map<string, FieldGroup>();
  for (const group of given)
    if (group?.field !== undefined && !byField.has(group.field)) byField.set(group.field, group);
  return [...byField.values()];
}
