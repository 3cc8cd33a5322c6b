/**
 * The words of the editor's that stick out, at a side, of what is drawn around them: a card, a button, a badge, a section.
 * Needs nothing but the page it runs in, so that it can be sent to one.
 */
export function wordsOutOfFrame(): readonly string[] {
  const isFrame = (element: Element): boolean => {
    const { borderInlineStartWidth, borderInlineEndWidth, overflowX } = getComputedStyle(element);
    return overflowX !== "visible" || (borderInlineStartWidth !== "0px" && borderInlineEndWidth !== "0px");
  };
  const out: string[] = [];
  for (const root of document.querySelectorAll(".deposit")) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (holder === null || holder.closest(".deposit-visually-hidden, select, textarea") !== null) continue;
      let frame: Element | null = holder;
      while (frame !== null && !isFrame(frame)) frame = frame.parentElement;
      // What scrolls or is cut off shows its end in another way.
      if (frame === null || getComputedStyle(frame).overflowX !== "visible") continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      const box = frame.getBoundingClientRect();
      if (width > 0 && (left < box.left - 0.5 || right > box.right + 0.5)) out.push(text.textContent ?? "");
    }
  }
  return out;
}
