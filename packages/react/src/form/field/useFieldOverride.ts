import type { DepositRecord } from "@deposit/core";
import { type ReactNode, useEffect } from "react";
import type { FieldName, FieldValue } from "../store/fieldName.ts";
import { type FieldOverride, type PerRecord, resolveForRecord } from "./fieldOverrides.ts";
import { useDeposit } from "../session/useDeposit.ts";
import { useDepositContext } from "../session/useDepositContext.ts";

/** What the host says of a field, of the record as last saved. */
export interface AskedOverride<Value> {
  readonly label: ReactNode | undefined;
  readonly help: ReactNode | undefined;
  readonly placeholder: string | undefined;
  readonly hidden: boolean | undefined;
  readonly required: boolean | undefined;
  readonly disabled: boolean | undefined;
  readonly widget: FieldOverride<Value>["widget"];
}

/** Asks the host about a field. A function of the host's that throws says nothing, and the host is told once a record. */
export function useFieldOverride<Name extends FieldName>(name: Name): AskedOverride<FieldValue<Name>> {
  const { fields, reportError } = useDepositContext();
  const record = useDeposit((state) => state.record);
  const override: FieldOverride<FieldValue<Name>> = fields[name] ?? {};
  const faults: unknown[] = [];
  const ask = <Said>(given: PerRecord<Said> | undefined): Said | undefined => askOf(given, record, faults);
  const asked = {
    label: ask(override.label),
    help: ask(override.help),
    placeholder: ask(override.placeholder),
    hidden: ask(override.hidden),
    required: ask(override.required),
    disabled: ask(override.disabled),
    widget: override.widget,
  };
  const hasFaults = faults.length > 0;
  useEffect(() => {
    for (const error of faults) reportError({ kind: "component", name, error });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a host that draws anew when it is told would be told for ever
  }, [record, hasFaults]);
  return asked;
}

/** What the host says for the record; nothing where its function throws, which is noted among the faults. */
export function askOf<Said>(
  given: PerRecord<Said> | undefined,
  record: DepositRecord,
  faults: unknown[],
): Said | undefined {
  try {
    return resolveForRecord(given, record);
  } catch (error) {
    faults.push(error);
    return undefined;
  }
}
