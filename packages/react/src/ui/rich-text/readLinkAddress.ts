/**
 * The address as a link: web and mail addresses as they are, a DOI at its resolver, a bare host with `https://`, a bare mail
 * address with `mailto:`; `null` for others.
 */
export function readLinkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^(https?:\/\/|mailto:)\S+$/i.test(text)) return text;
  const doi = /^(?:doi:\s*)?(10\.\d{4,9}\/\S+)$/i.exec(text)?.[1];
  if (doi !== undefined) return `https://doi.org/${doi}`;
  if (/^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(text)) return `mailto:${text}`;
  return /^[^\s/?#:@]+\.[^\s/?#:@]+([/?#]\S*)?$/.test(text) ? `https://${text}` : null;
}
