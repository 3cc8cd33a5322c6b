/** Whether a text is an address that a reader can follow: http or https, nothing that runs. */
export function isWebAddress(text: string): boolean {
  try {
    return ["http:", "https:"].includes(new URL(text.trim()).protocol);
  } catch {
    return false;
  }
}
