/** Keeps the height of a text area while it is typed in. */
export interface HeldHeight {
  /** Tells that the text was changed in the area; takes the `input` event. */
  typed(event: Event): void;
  /** Leaves the height to the text again: before another text is put in, and once the area is left. */
  release(): void;
}

/**
 * Holds a text area that grows with its text (`field-sizing`) at the height that it has, until the text asks for another:
 * of a known size, nothing around it is laid out again for a letter (`data-held`). Not one whose height can be dragged.
 *
 * @example
 * const height = holdHeight(area);
 * area.addEventListener("input", height.typed);
 * area.addEventListener("blur", height.release);
 */
export function holdHeight(area: HTMLTextAreaElement): HeldHeight {
  let held = "";
  let length = 0;
  const release = (): void => {
    if (held === "") return;
    delete area.dataset["held"];
    area.style.height = held = "";
  };
  return {
    typed(event) {
      const before = length;
      length = area.textLength;
      // More of a word never takes less room; a blank may, where a word is broken in two, and so may what replaces a text.
      const added = event instanceof InputEvent ? (event.data ?? "") : "";
      const isMore = /^\S+$/.test(added) && length - before === added.length;
      if (held !== "" && isMore && area.scrollHeight <= area.clientHeight) return;
      release();
      if (!("fieldSizing" in area.style)) return;
      area.style.height = held = getComputedStyle(area).height;
      area.dataset["held"] = "";
      // Turned on its side, a phone gives the lines another length.
      addEventListener("resize", release, { once: true });
    },
    release,
  };
}
