const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: "ff",
  ﬁ: "fi",
  ﬂ: "fl",
  ﬃ: "ffi",
  ﬄ: "ffl",
  ﬅ: "st",
  ﬆ: "st",
};

/**
 * Cleans a text as the platform does on the way in: space around it goes, curly quotes become
 * straight, ligatures their letters, the letters are composed (NFC), and control characters and
 * zero-width spaces are dropped (wire 2.1).
 */
export function cleanText(text: string): string {
  const straight = text
    .trim()
    .replace(/[\u02bc\u2018-\u201b]/g, "'")
    .replace(/[\u201c-\u201f]/g, '"')
    .replace(/[\ufb00-\ufb06]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/\r\n|[\r\u2028\u2029\u0085]/g, "\n")
    .normalize("NFC");
  // A lone surrogate cannot be stored as text: the platform answers the replacement character.
  const whole = straight.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");
  // oxlint-disable-next-line no-control-regex -- these are the characters to remove
  return whole.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\ufeff\ufffe\uffff]/g, "");
}
