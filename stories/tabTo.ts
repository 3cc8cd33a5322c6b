import { userEvent } from "storybook/test";

/** Presses Tab until the element has the focus. Fails after 60 presses. */
export async function tabTo(find: () => HTMLElement): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (document.activeElement === find()) return;
    await userEvent.tab();
  }
  throw new Error(`No Tab led to ${find().outerHTML}.`);
}
