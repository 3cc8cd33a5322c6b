import { useEffect } from "react";
import { isElement } from "../../ui/dom/isElement.ts";
import { useActions } from "./useActions.ts";
import { useDepositContext } from "../session/useDepositContext.ts";

/** Ctrl+S, or Cmd+S, saves the draft when the focus is in the form or nowhere; in a dialog it only does no harm. */
export function useSaveShortcut(): void {
  const { root } = useDepositContext();
  const { save } = useActions();
  useEffect(() => {
    const page = root.current?.ownerDocument ?? document;
    const press = (event: KeyboardEvent): void => {
      const isSave = isS(event) && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.defaultPrevented) return;
      const path = event.composedPath();
      const isHere = root.current !== null && path.includes(root.current);
      const isNowhere = path[0] === page.body;
      const isInOverlay = path.some((element) => isElement(element) && element.matches(".deposit-overlay"));
      if (isHere || isNowhere || isInOverlay) event.preventDefault();
      if (isHere) tidy(path[0]);
      if (isHere || isNowhere) void save();
    };
    page.addEventListener("keydown", press);
    return () => page.removeEventListener("keydown", press);
  }, [root, save]);
}

/**
 * Has a field do what it does when it is left, as before a press of the button: it keeps the focus all the same. Left for
 * something: when another window comes to the front, the focus goes nowhere.
 */
function tidy(field: EventTarget | undefined): void {
  for (const kind of ["focusout", "focusin"])
    field?.dispatchEvent(new FocusEvent(kind, { bubbles: true, composed: true, relatedTarget: document.body }));
}

/**
 * Whether it is the key of the letter S, or, where a keyboard writes another script, the one in its place: there browsers
 * take it for their own shortcut, too. What a browser fills in by itself is told as the press of no key at all.
 */
function isS({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === "s" : code === "KeyS";
}
