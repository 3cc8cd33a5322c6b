/**
 * A text without the characters that have what follows shown in reverse. A file's name may hold one to be taken for a file of
 * another kind (before "fdp.exe" it makes "exe.pdf" of it), and in a sentence it reverses our words as well. Scripts that are
 * written from right to left do without.
 */
export function withoutOverrides(text: string): string {
  return text.replaceAll(/[\u202d\u202e]/g, "");
}
