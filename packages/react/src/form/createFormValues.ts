import type { DepositValues } from "@deposit/core";
import { createFormControl } from "react-hook-form";
import { type FieldName, type FieldValue, writeField } from "./fieldName.ts";

/**
 * What is being typed. react-hook-form holds it; this is the only file that touches it.
 *
 * Values are never changed in place: what `read` gave stays as it was, so that the values of a save that is on its way
 * can be compared with those of later, and a field that did not change keeps its identity and is not drawn again.
 */
export interface FormValues {
  read(): DepositValues;
  /** Changes one field. */
  write<Name extends FieldName>(name: Name, value: FieldValue<Name>): void;
  /** Changes all of them, keeping those that are the same. */
  replace(values: DepositValues): void;
  subscribe(listener: () => void): () => void;
}

// The library's types follow every path there can be, and custom fields are JSON, which never ends: it is told of the
// groups alone. Nothing but whole `DepositValues` is ever put in, so nothing else comes out.
type Groups = Record<keyof DepositValues, object>;

/** Begins with `initial`. */
export function createFormValues(initial: DepositValues): FormValues {
  // Without default values: the library would copy them, and compare them with all that is typed.
  const form = createFormControl<Groups>({});
  const listeners = new Set<() => void>();
  // What the library holds now, asked of it once a change: it makes a new object at every asking, and every field asks.
  let current: DepositValues = initial;
  // `values` is not asked for on purpose: the library would copy everything at every key.
  form.subscribe({
    formState: { touchedFields: true },
    callback: () => {
      current = form.getValues() as DepositValues;
      for (const listener of listeners) listener();
    },
  });
  // `setValues` takes what it is given as it is, where `setValue` would copy it and lose the identity of every row.
  const replace = (values: DepositValues): void => form.setValues({ ...values });
  replace(initial);
  return {
    read: () => current,
    write: (name, value) => replace(writeField(current, name, value)),
    replace,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
