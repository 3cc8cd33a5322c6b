const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text as it stands between the tags of HTML: a smaller-than sign stays one. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
