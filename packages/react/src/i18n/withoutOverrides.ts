/**
 * Removes the characters that reverse the text after them. A file's name may contain one to look like another kind of
 * file: "fdp.exe" becomes "exe.pdf". In a message it would reverse our text as well. Right-to-left scripts do not need
 * them.
 */
export function withoutOverrides(text: string): string {
  return text.replaceAll(/[\u202d\u202e]/g, "");
}
