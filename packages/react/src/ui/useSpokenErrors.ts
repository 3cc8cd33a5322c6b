import { useEffect, useRef, type ReactNode } from "react";
import type { FieldMessage } from "./fieldMessage.ts";
import { useUi } from "./useUi.ts";

/** Milliseconds after a field was left in which an error that comes up is one of leaving it. */
const OF_LEAVING = 200;

/**
 * Says the errors of a field that show because it was left, or stand there still when it is left with another value: the focus
 * is elsewhere by then, where nothing tells of them (WCAG 4.1.3). What comes up in the field that is used belongs to its
 * description, and what a save brings is summed up by the save. Gives what is to be told when the focus goes, and of keys.
 */
export function useSpokenErrors(label: ReactNode, messages: readonly FieldMessage[]) {
  const { announce } = useUi();
  const leftAt = useRef(-Infinity);
  const isChanged = useRef(false);
  const before = useRef(messages);
  const say = (known: readonly FieldMessage[]): void => {
    if (performance.now() - leftAt.current > OF_LEAVING) return;
    const fresh = messages.filter(
      ({ severity, text }) => severity === "error" && !known.some((one) => one.text === text),
    );
    const sentences = fresh.map(({ text }) => text).filter((text) => typeof text === "string");
    const name = typeof label === "string" ? `${label}: ` : "";
    if (sentences.length === 0) return;
    // Once for each leaving: a save that follows at once has a sentence of its own, which must not be talked over.
    leftAt.current = -Infinity;
    announce(`${name}${sentences.join(" ")}`);
  };
  useEffect(() => {
    say(before.current);
    before.current = messages;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each change of what is said
  }, [messages]);
  return {
    onInput: () => void (isChanged.current = true),
    onBlur: () => {
      leftAt.current = performance.now();
      if (isChanged.current) say([]);
      isChanged.current = false;
    },
  };
}
