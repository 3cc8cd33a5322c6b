import { accepted, type Field, refused } from "./field.ts";
import { cleanText } from "./cleanText.ts";

export interface TextRules {
  /** Shortest length in code points; the platform's own message unless one is given. */
  readonly min?: number;
  readonly max?: number;
  readonly tooShort?: string;
  /** Replaces the cleaning of plain text. */
  readonly clean?: (text: string) => string;
  /** Returns the message that refuses the cleaned text. */
  readonly judge?: (text: string) => readonly string[] | undefined;
}

/** A text, cleaned of odd characters and of space around it before its length is judged (wire 2.1). */
export function textField(rules: TextRules = {}): Field {
  return {
    load: (sent) => {
      if (typeof sent !== "string") return refused(["Not a valid string."]);
      const text = (rules.clean ?? cleanText)(sent);
      const length = [...text].length;
      if (rules.min !== undefined && length < rules.min)
        return refused([rules.tooShort ?? `Shorter than minimum length ${rules.min}.`]);
      if (rules.max !== undefined && length > rules.max) return refused([`Longer than maximum length ${rules.max}.`]);
      const messages = rules.judge?.(text);
      return messages === undefined ? accepted(text) : refused(messages);
    },
  };
}

/** A text that must match `fits`, or is refused with `message`. */
export const matchingText = (fits: (text: string) => boolean, message: string): Field =>
  textField({ judge: (text) => (fits(text) ? undefined : [message]) });
