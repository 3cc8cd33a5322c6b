import { useInsertionEffect, useRef, type RefObject } from "react";

/** The value of the last drawing, for callbacks that stay the same while it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
