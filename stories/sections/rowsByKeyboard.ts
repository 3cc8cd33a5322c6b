import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { tabTo } from "../tabTo.ts";

/** The names of the rows, from the first to the last. */
function rowNames(canvasElement: HTMLElement): string[] {
  // Each row has one; a row by itself has no handle.
  const removers = within(canvasElement).getAllByRole("button", { name: /^Remove / });
  return removers.map((button) => (button.getAttribute("aria-label") ?? button.textContent).replace(/^Remove /, ""));
}

/**
 * What a list of at least two rows lets a person do without a mouse: lift the second row over the first and put it down,
 * remove the last, and bring it back; each is said, and the focus goes where the person goes on.
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
