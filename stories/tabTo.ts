import { userEvent } from "storybook/test";

/** Goes on with Tab until the element has the focus, as a person without a mouse does; fails after 60 presses. */
export async function tabTo(find: () => HTMLElement): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (document.activeElement === find()) return;
    await userEvent.tab();
  }
  throw new Error(`No Tab led to ${find().outerHTML}.`);
}
