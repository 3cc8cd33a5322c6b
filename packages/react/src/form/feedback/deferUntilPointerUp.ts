let isWatched = false;
let isPressed = false;
let waiting: (() => void)[] = [];

/** Begins to notice where a pointer goes down and up; called once a page, before anything can be pressed in it. */
export function watchPresses(): void {
  if (isWatched || typeof document === "undefined") return;
  isWatched = true;
  const begin = (): void => {
    isPressed = true;
  };
  const end = (): void => {
    isPressed = false;
    // The click follows in a task of its own.
    for (const act of waiting) setTimeout(act);
    waiting = [];
  };
  document.addEventListener("pointerdown", begin, true);
  // A pointer goes up unheard over what the browser draws itself, such as the list of a select or a menu: there the press is
  // over when something is done. Not at a `change`, which a text field that is left tells at the press itself.
  for (const kind of ["pointerup", "pointercancel", "keydown", "click", "input"]) {
    document.addEventListener(kind, end, true);
  }
}

/**
 * Does it now, or, while a pointer is down, once it is up and its click was done. What a field says when it is left moves
 * all that stands below it: a button that was pressed must not slip away from under the pointer.
 */
export function deferUntilPointerUp(act: () => void): void {
  if (isPressed) waiting.push(act);
  else act();
}

/**
 * As {@link deferUntilPointerUp}, but before anybody hears of the click, where the pointer has found its button already: for what the
 * button is to find done. It may be done twice.
 */
export function asPressEnds(act: () => void): void {
  if (isPressed) document.addEventListener("click", act, { capture: true, once: true });
  deferUntilPointerUp(() => {
    document.removeEventListener("click", act, { capture: true });
    act();
  });
}
