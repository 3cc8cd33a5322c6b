import type { CustomFieldSectionConfig, Json } from "@deposit/core";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { isFilled } from "../../form/store/isFilled.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import type { RemovedEntry } from "../../form/lists/useDepositFieldArray.ts";
import { useRevealField } from "../../form/focus/useRevealField.ts";

/** A removed field with its value. */
export interface RemovedField {
  /** Its name. */
  readonly key: string;
  readonly value: Json | undefined;
}

/** The fields on request that are shown. */
export interface DomainFieldsShown {
  readonly isShown: (field: string) => boolean;
  readonly show: (field: string) => void;
  readonly remove: (field: string) => RemovedEntry<RemovedField> | undefined;
  readonly restore: (removed: RemovedEntry<RemovedField>) => void;
}

const path = ["custom_fields"];
/** No field name contains it. */
const SEPARATOR = "\n";

/**
 * Shows the fields with a value, those that were added, and one that a message leads to. A cleared field stays until it
 * is removed.
 */
export function useDomainFields(sections: readonly CustomFieldSectionConfig[]): DomainFieldsShown {
  const { values } = useDepositContext();
  const names = useMemo(() => sections.flatMap(({ fields }) => fields.map(({ field }) => field)), [sections]);
  const readFilled = (): string => names.filter((name) => isFilled(values.read().custom_fields[name])).join(SEPARATOR);
  const filled = useSyncExternalStore(values.subscribeDebounced, readFilled, readFilled);
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(filled.split(SEPARATOR)));
  const [known, setKnown] = useState(filled);
  if (known !== filled) {
    setKnown(filled);
    setShown(new Set([...shown, ...filled.split(SEPARATOR)]));
  }
  const show = useCallback((field: string) => setShown((before) => new Set([...before, field])), []);
  useRevealField(path, ([, field = ""]) => {
    if (names.includes(field)) show(field);
  });
  return {
    isShown: (field) => shown.has(field),
    show,
    remove(field) {
      const value = values.read().custom_fields[field];
      values.write(`custom_fields.${field}`, undefined);
      setShown((before) => new Set([...before].filter((name) => name !== field)));
      return { entry: { key: field, value }, index: 0 };
    },
    restore({ entry }) {
      values.write(`custom_fields.${entry.key}`, entry.value);
      show(entry.key);
    },
  };
}
