import { useContext } from "react";
import { CustomFieldsContext, type FieldGroup } from "../../components/FieldGroup.ts";

/** The groups that the host added, each field once. What else a host without types gives it is told of (`faultyOverrides`). */
export function useFieldGroups(): readonly FieldGroup[] {
  const given: readonly (FieldGroup | null | undefined)[] = useContext(CustomFieldsContext);
  if (!Array.isArray(given)) return [];
  return given.filter(
    (group, index) => group?.field !== undefined && given.findIndex((other) => other?.field === group.field) === index,
  );
}
