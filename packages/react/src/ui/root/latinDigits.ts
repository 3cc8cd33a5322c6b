/**
 * The text with the digits of Arabic and Persian keyboards and of Chinese and Japanese input methods, and with the hyphens,
 * dashes and slashes of these and of a document, as those that dates and numbers are written with.
 *
 * @example latinDigits("۲۰۲۶-۰۵") // "2026-05"
 */
export function latinDigits(text: string): string {
  return text
    .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/[\u2010-\u2015\u2212ー－]/g, "-")
    .replaceAll("／", "/");
}

/** Writes what stands in a field so; the caret stays. */
export function writeLatinDigits(target: HTMLInputElement): void {
  const text = latinDigits(target.value);
  if (text === target.value) return;
  const { selectionStart, selectionEnd } = target;
  target.value = text;
  target.setSelectionRange(selectionStart, selectionEnd);
}
