import type { DepositValues } from "@deposit/core";
import { createStore } from "zustand/vanilla";
import { type FieldName, type FieldValue, writeField } from "./fieldName.ts";

/**
 * What is being typed: the one owner of it, beside the dialogs, which keep theirs until they are saved.
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
  /** Tells of every change, at once; answers the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** Begins with `initial`. */
export function createFormValues(initial: DepositValues): FormValues {
  const { getState, setState, subscribe } = createStore<DepositValues>(() => initial);
  return {
    read: getState,
    write: (name, value) => setState(writeField(getState(), name, value), true),
    replace: (values) => setState(values, true),
    subscribe,
  };
}
