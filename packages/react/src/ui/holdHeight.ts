/**
 * Holds a text area that grows with its text (`field-sizing`) at the height that it has, until the text asks for another:
 * of a known size (`controls.css`), nothing around it is laid out again for a letter. Gives what is to be called after each
 * change by hand; its `style.height` is to be emptied where another text is put in, and once it is left. Not for one whose
 * height can be dragged; a field of one line is left as it is.
 *
 * @example
 * area.addEventListener("input", holdHeight(area));
 */
export function holdHeight(area: HTMLInputElement | HTMLTextAreaElement): () => void {
  const { style } = area;
  const growsWithText = area.localName === "textarea" && "fieldSizing" in style;
  let length = 0;
  const release = (): void => {
    style.height = "";
  };
  return () => {
    // A longer text takes no less room; where it does after all, as with fewer line breaks, a blank line stays until it is left.
    const isLonger = area.value.length > length;
    length = area.value.length;
    if (!growsWithText || (style.height !== "" && isLonger && area.scrollHeight <= area.clientHeight)) return;
    release();
    style.height = getComputedStyle(area).height;
    // Turned on its side, a phone gives the lines another length.
    addEventListener("resize", release, { once: true });
  };
}
