let isWatched = false;
let isPressed = false;

/** Begins to notice where a pointer goes down and up; called once a page, before anything can be pressed in it. */
export function watchPresses(): void {
  if (isWatched || typeof document === "undefined") return;
  isWatched = true;
  const note = (pressed: boolean) => (): void => {
    isPressed = pressed;
  };
  document.addEventListener("pointerdown", note(true), { capture: true });
  document.addEventListener("pointerup", note(false), { capture: true });
  document.addEventListener("pointercancel", note(false), { capture: true });
}

/**
 * Does it now, or, while a pointer is down, once it is up and its click was done. What a field says when it is left moves
 * all that stands below it: a button that was pressed must not slip away from under the pointer.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const done = (): void => {
    document.removeEventListener("pointerup", done, { capture: true });
    document.removeEventListener("pointercancel", done, { capture: true });
    // The click follows in a task of its own.
    setTimeout(act);
  };
  document.addEventListener("pointerup", done, { capture: true });
  document.addEventListener("pointercancel", done, { capture: true });
}
