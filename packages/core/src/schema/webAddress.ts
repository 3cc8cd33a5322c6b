/** Whether a text is an address that a reader can follow: http or https, nothing that runs, and no blank in it. */
export function isWebAddress(text: string): boolean {
  // Browsers differ: some write a blank as "%20", also in the name of a host, where the platform takes none.
  if (/\s/.test(text.trim())) return false;
  try {
    return ["http:", "https:"].includes(new URL(text.trim()).protocol);
  } catch {
    return false;
  }
}
