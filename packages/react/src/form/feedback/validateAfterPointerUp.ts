import type { FieldValues, Resolver } from "react-hook-form";
import { deferUntilPointerUp } from "./deferUntilPointerUp.ts";

/** Of one dialog at a time, which may be drawn with another resolver meanwhile. */
let before: Promise<unknown> = Promise.resolve();

/**
 * Has the fields of a dialog judged as `judge` does, but not while a pointer is down: see {@link deferUntilPointerUp}. What is asked first
 * is answered first: of a field that was left by a press of "Save", nothing is told over what saving tells.
 */
export function validateAfterPointerUp<Fields extends FieldValues>(judge: Resolver<Fields>): Resolver<Fields> {
  return async (...asked) => {
    const judged = Promise.all([before, new Promise<void>(deferUntilPointerUp)]).then(() => judge(...asked));
    before = judged.catch(() => undefined);
    return judged;
  };
}
