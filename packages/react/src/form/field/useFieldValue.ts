import { useSyncExternalStore } from "react";
import { type FieldName, type FieldValue, readField } from "../store/fieldName.ts";
import { useDepositContext } from "../session/useDepositContext.ts";

/** What one field holds by now. Renders when that field changes, and for no other. */
export function useFieldValue<Name extends FieldName>(name: Name): FieldValue<Name> {
  const { values } = useDepositContext();
  const read = (): FieldValue<Name> => readField(values.read(), name);
  return useSyncExternalStore(values.subscribe, read, read);
}
