/** The address as a link: web and mail addresses as they are, a bare host with `https://`; `null` for others. */
export function readLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^(https?:\/\/|mailto:)\S+$/i.test(text)) return text;
  return /^[^\s/:]+\.[^\s/:]+(\/\S*)?$/.test(text) ? `https://${text}` : null;
}
