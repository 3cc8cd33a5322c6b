/** The bare ORCID in any of its spellings (address, with or without hyphens), or `null` when it is none by form. */
export function bareOrcid(text: string): string | null {
  const digits =
    /^(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/|orcid:\s*)?(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dXx])\/?$/i.exec(
      text.trim(),
    );
  return digits === null ? null : digits.slice(1, 5).join("-").toUpperCase();
}

/** Whether the last character of a bare ORCID or ISNI fits the others (ISO 7064, MOD 11-2). */
export function hasValidCheckDigit(orcid: string): boolean {
  const characters = orcid.replaceAll("-", "");
  let total = 0;
  for (const digit of characters.slice(0, -1)) total = (total + Number(digit)) * 2;
  const expected = (12 - (total % 11)) % 11;
  return characters.at(-1) === (expected === 10 ? "X" : String(expected));
}

/** The bare ROR id in any of its spellings, or `null` when it is none by form. */
export function bareRor(text: string): string | null {
  return (
    /^(?:(?:https?:\/\/)?ror\.org\/|ror:\s*)?(0[a-hj-km-np-tv-z0-9]{6}\d{2})\/?$/i
      .exec(text.trim())?.[1]
      ?.toLowerCase() ?? null
  );
}
