import { useCallback } from "react";
import type { FieldName } from "../store/fieldName.ts";
import type { FieldOverrides } from "./fieldOverrides.ts";
import { useDeposit } from "../session/useDeposit.ts";
import { useDepositContext } from "../session/useDepositContext.ts";
import { askOf } from "./useFieldOverride.ts";

/** Tells which fields the host hides, of the record as last saved; another function when it may tell otherwise. */
export function useIsHidden(): (name: string) => boolean {
  const { fields } = useDepositContext();
  const record = useDeposit((state) => state.record);
  return useCallback(
    // The field itself tells the host of a function that throws.
    (name) => (isChanged(fields, name) && askOf(fields[name]?.hidden, record, [])) ?? false,
    [fields, record],
  );
}

const isChanged = (fields: FieldOverrides, name: string): name is FieldName => name in fields;
