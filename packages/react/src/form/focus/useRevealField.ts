import type { FieldPath } from "@deposit/core";
import { useEffect, useRef } from "react";
import { useDepositContext } from "../session/useDepositContext.ts";

/**
 * Lets a section open what hides its fields before one of them is given the focus: a folded part, another tab, a row's
 * dialog. `open` is called with the path of the field that is looked for.
 */
export function useRevealField(path: FieldPath, open: (path: FieldPath) => void): void {
  const { revealers } = useDepositContext();
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  const key = JSON.stringify(path);
  useEffect(() => {
    const revealer = { path, open: (target: FieldPath) => latest.current(target) };
    revealers.add(revealer);
    return () => {
      revealers.delete(revealer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same path in a new array is no new path
  }, [revealers, key]);
}
