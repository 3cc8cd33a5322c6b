import type { DepositValues } from "@deposit/core";
import { createStore } from "zustand/vanilla";
import { type FieldName, type FieldValue, writeField } from "./fieldName.ts";
import { createListeners } from "../../ui/dom/createListeners.ts";

/** Milliseconds after which followers are told of what was typed since. */
const PAUSE = 100;

/** Milliseconds in which a letter is shown. */
const SHOWN = 20;

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
  /**
   * As `subscribe`, and of what is typed a tenth of a second later, of several keys once: for whoever concludes something
   * from all of the form, such as its outline. No key waits to be shown until that is done: not even the one that is pressed
   * as that tenth ends.
   */
  subscribeDebounced(listener: () => void): () => void;
}

/** Begins with `initial`. */
export function createFormValues(initial: DepositValues): FormValues {
  const { getState, setState, subscribe } = createStore<DepositValues>(() => initial);
  const followers = createListeners();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let lastWrite = 0;
  const tellFollowers = (): void => {
    clearTimeout(pause);
    pause = undefined;
    followers.tell();
  };
  const tellBetweenKeys = (): void => {
    const toBeShown = lastWrite + SHOWN - performance.now();
    if (toBeShown > 0) pause = setTimeout(tellBetweenKeys, toBeShown);
    else tellFollowers();
  };
  return {
    read: getState,
    write(name, value) {
      setState(writeField(getState(), name, value), true);
      lastWrite = performance.now();
      pause ??= setTimeout(tellBetweenKeys, PAUSE);
    },
    replace(values) {
      setState(values, true);
      tellFollowers();
    },
    subscribe,
    subscribeDebounced: followers.subscribe,
  };
}
