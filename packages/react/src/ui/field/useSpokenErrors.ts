import { useEffect, useRef, type ReactNode } from "react";
import type { FieldMessage } from "./fieldMessage.ts";
import { useUi } from "../root/useUi.ts";

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
  const shown = useRef(messages);
  const say = (known: readonly FieldMessage[]): void => {
    const sentences = shown.current.flatMap(({ severity, text }) =>
      severity !== "error" || typeof text !== "string" || known.some((one) => one.text === text) ? [] : text,
    );
    if (sentences.length === 0) return;
    // Once for each leaving: a save that follows at once has a sentence of its own, which must not be talked over.
    leftAt.current = -Infinity;
    announce((typeof label === "string" ? `${label}: ` : "") + sentences.join(" "));
  };
  useEffect(() => {
    const before = shown.current;
    shown.current = messages;
    if (performance.now() - leftAt.current <= OF_LEAVING) say(before);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each change of what is said
  }, [messages]);
  useEffect(() => () => void (leftAt.current = -Infinity), []);
  return {
    onInput: () => void (isChanged.current = true),
    onBlur: () => {
      const now = performance.now();
      leftAt.current = now;
      // What was typed last may be judged by leaving only, and be right.
      if (isChanged.current) setTimeout(() => leftAt.current === now && say([]), OF_LEAVING);
      isChanged.current = false;
    },
  };
}
