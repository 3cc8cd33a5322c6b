/** A text as it is searched for in `q`: the colon of a title would name a field there, and a slash begin a pattern. */
export const literalQuery = (text: string): string => text.replaceAll(/[:/]/gu, String.raw`\$&`);
