import { expect, screen, userEvent, waitFor, within } from "storybook/test";

/** Waits for the topmost dialog of the window. `part` selects a specific one. */
export async function findDialog(part?: string): Promise<HTMLElement> {
  const selector = part === undefined ? ".deposit-dialog" : `.deposit-dialog[data-deposit-part="${part}"]`;
  return waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
    if (found === undefined) throw new Error(`There is no ${selector}.`);
    return found;
  });
}

/** Presses a button of the section, and returns queries for the dialog that opens. */
export async function openDialog(canvasElement: HTMLElement, button: string | RegExp) {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: button }));
  return within(await findDialog());
}

/** Opens a dialog from the menu of a narrow page, and returns the same as {@link openDialog}. */
export async function openFromMenu(canvasElement: HTMLElement, entry: string) {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "More actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
  return within(await findDialog());
}

/** Opens a dialog with Enter on a button, checks that it has the focus, and returns queries for it. */
export async function openByKeyboard(canvasElement: HTMLElement, button: string | RegExp) {
  (await within(canvasElement).findByRole("button", { name: button })).focus();
  await userEvent.keyboard("{Enter}");
  const dialog = await findDialog();
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return within(dialog);
}

/** Presses Escape, checks that a confirmation opens, and stays. */
export async function escapeAndStay(): Promise<void> {
  const dialog = await findDialog();
  await userEvent.keyboard("{Escape}");
  const keep = await waitFor(async () => {
    const question = await findDialog();
    if (question === dialog) throw new Error("Escape did not ask.");
    return within(question).getByRole("button", { name: "Keep editing" });
  });
  await waitFor(() => expect(keep).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
}

/** Presses Escape to close the dialog, and checks that the opening button has the focus. */
export async function escapeBackTo(canvasElement: HTMLElement, button: string | RegExp): Promise<void> {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.querySelector(".deposit-dialog")).toBeNull());
  await waitFor(() => expect(within(canvasElement).getByRole("button", { name: button })).toHaveFocus());
}
