import { useEffect } from "react";
import { createListeners } from "../dom/createListeners.ts";

let locks = 0;
let before = { overflow: "", gutter: "" };
const releases = createListeners();

/** Whether an overlay is open that keeps the page behind it as it is. */
export const isScrollLocked = (): boolean => locks > 0;

/** Tells when the last such overlay has closed; answers the function that ends it. */
export const onScrollRelease = releases.subscribe;

/** Keeps the page behind an open overlay from scrolling; several at once count as one. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return undefined;
    const { style } = document.documentElement;
    locks += 1;
    if (locks === 1) {
      before = { overflow: style.overflow, gutter: style.scrollbarGutter };
      const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
      style.overflow = "hidden";
      if (hasScrollbar) style.scrollbarGutter = "stable";
    }
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.overflow = before.overflow;
      style.scrollbarGutter = before.gutter;
      releases.tell();
    };
  }, [locked]);
}
