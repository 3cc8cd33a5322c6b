/** The text without marks above and below its letters, in lower case: "Ångström" is found by "angstrom". */
export function foldText(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
