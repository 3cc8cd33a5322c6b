/** Whether a text is an http or https address without a blank in it. */
export function isWebAddress(text: string): boolean {
  // Some browsers write a blank as "%20", in the name of a host too, where the platform accepts none.
  if (/\s/.test(text.trim())) return false;
  try {
    return ["http:", "https:"].includes(new URL(text.trim()).protocol);
  } catch {
    return false;
  }
}
