import type { UseComboboxProps } from "downshift";
import { focusedElement } from "./focusedElement.ts";

type Environment = NonNullable<UseComboboxProps<unknown>["environment"]>;
type Listener = EventListenerOrEventListenerObject;

const standIns = new WeakMap<Listener, EventListener>();

/**
 * The window for a combobox that may stand in a shadow root: events name the element they came from, and the element with the
 * focus is the one inside. The window itself names the root's host for both, so that every press on a suggestion would be one
 * elsewhere, which closes the list before it is a choice.
 */
export function composedWindow(window: Window & typeof globalThis): Environment {
  return {
    addEventListener: (type: string, listener: Listener, options?: boolean | AddEventListenerOptions) =>
      window.addEventListener(type, standIn(listener), options),
    removeEventListener: (type: string, listener: Listener, options?: boolean | EventListenerOptions) =>
      window.removeEventListener(type, standIn(listener), options),
    document: withOther(window.document, "activeElement", () => focusedElement(window.document)),
    Node: window.Node,
  };
}

function standIn(listener: Listener): EventListener {
  const known = standIns.get(listener);
  if (known !== undefined) return known;
  const made: EventListener = (event) => {
    const seen = withOther(event, "target", () => event.composedPath()[0] ?? null);
    if (typeof listener === "function") listener(seen);
    else listener.handleEvent(seen);
  };
  standIns.set(listener, made);
  return made;
}

/** The same object, of which one property is read elsewhere. */
function withOther<Held extends object, Name extends keyof Held>(held: Held, name: Name, read: () => Held[Name]): Held {
  return new Proxy(held, {
    get(_held, asked) {
      if (asked === name) return read();
      const value: unknown = Reflect.get(held, asked, held);
      return typeof value === "function" ? value.bind(held) : value;
    },
  });
}
