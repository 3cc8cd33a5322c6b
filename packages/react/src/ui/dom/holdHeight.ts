/** What {@link holdHeight} is told of a text area. */
interface HeldHeight {
  /** It was changed by hand. */
  readonly hold: () => void;
  /** It is left, or gone: the window, which outlives it, knows it no more. */
  readonly release: () => void;
}

/**
 * Holds a text area that grows with its text (`field-sizing`) at the height that it has, until the text asks for another:
 * of a known size (`controls.css`), nothing around it is laid out again for a letter. Its `style.height` is to be emptied where
 * another text is put in. Not for one whose height can be dragged; a field of one line is left as it is.
 *
 * @example
 * const height = holdHeight(area);
 * area.addEventListener("input", height.hold);
 * area.addEventListener("blur", height.release);
 */
export function holdHeight(area: HTMLInputElement | HTMLTextAreaElement): HeldHeight {
  const { style } = area;
  const growsWithText = area.localName === "textarea" && "fieldSizing" in style;
  let length = 0;
  const release = (): void => {
    style.height = "";
    removeEventListener("resize", release);
  };
  const hold = (): void => {
    // A longer text takes no less room; where it does after all, as with fewer line breaks, a blank line stays until it is left.
    const isLonger = area.value.length > length;
    length = area.value.length;
    if (!growsWithText || (style.height !== "" && isLonger && area.scrollHeight <= area.clientHeight)) return;
    release();
    style.height = getComputedStyle(area).height;
    // Turned on its side, a phone gives the lines another length.
    addEventListener("resize", release);
  };
  return { hold, release };
}
