import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { tabTo } from "../tabTo.ts";

/** Returns the names of the rows in order. */
function rowNames(canvasElement: HTMLElement): string[] {
  // Each row has a remove button. A single row has no drag handle.
  const removers = within(canvasElement).getAllByRole("button", { name: /^Remove / });
  return removers.map((button) => (button.getAttribute("aria-label") ?? button.textContent).replace(/^Remove /, ""));
}

/**
 * Tests a list of at least two rows by keyboard. Moves the second row to the top, removes the last one and restores it.
 * Each step is announced, and the focus stays at the next action.
 */
export async function rowsByKeyboard(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  const named = (name: string) => canvas.getByRole("button", { name });
  await canvas.findAllByRole("button", { name: /^Reorder / });
  const [first, second, ...others] = rowNames(canvasElement);
  if (first === undefined || second === undefined) throw new Error("A story of rows needs at least two.");
  const count = others.length + 2;
  await tabTo(() => named(`Reorder ${second}`));
  await userEvent.keyboard(" ");
  await screen.findByText(`${second} lifted, position 2 of ${count}.`);
  await userEvent.keyboard("{ArrowUp}");
  await screen.findByText(`${second} is now at position 1 of ${count}.`);
  await userEvent.keyboard(" ");
  const moved = [second, first, ...others];
  await waitFor(() => expect(rowNames(canvasElement)).toEqual(moved));
  const last = moved.at(-1) ?? second;
  await tabTo(() => named(`Remove ${last}`));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus());
  await expect(rowNames(canvasElement)).toEqual(moved.slice(0, -1));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(rowNames(canvasElement)).toEqual(moved));
}
