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

/**
 * As {@link afterPress}, but before anybody hears of the click, where the pointer has found its button already: for what the
 * button is to find done. It may be done twice.
 */
export function asPressEnds(act: () => void): void {
  if (isPressed) document.addEventListener("click", act, { capture: true, once: true });
  afterPress(() => {
    document.removeEventListener("click", act, { capture: true });
    act();
  });
}
