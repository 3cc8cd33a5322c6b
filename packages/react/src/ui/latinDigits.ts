import type { ChangeEvent } from "react";

/**
 * The text with the digits of Arabic and Persian keyboards, and with the hyphens and dashes of a document, as those that
 * dates and numbers are written with.
 *
 * @example latinDigits("۲۰۲۶-۰۵") // "2026-05"
 */
export function latinDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-");
}

/** The `onChange` of a field that takes them so as they are typed; the caret stays. */
export function writeLatinDigits({ target }: ChangeEvent<HTMLInputElement>): void {
  const text = latinDigits(target.value);
  if (text === target.value) return;
  const { selectionStart, selectionEnd } = target;
  target.value = text;
  target.setSelectionRange(selectionStart, selectionEnd);
}
