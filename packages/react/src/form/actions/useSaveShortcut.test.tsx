import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { expect, it, type Mock, vi } from "vitest";
import { bannerSaying, driveDeposit, titleField } from "../../../test/driveDeposit.tsx";

/** Presses a key with Ctrl in the title; whether it was left to the browser. */
const press = (key: string, code: string): boolean => fireEvent.keyDown(titleField(), { key, code, ctrlKey: true });

/** Saves once by the key, and answers whether that was the only save. */
async function isSavedOnce(onSaved: Mock): Promise<boolean> {
  press("s", "KeyS");
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  await bannerSaying(/Record saved/);
  return onSaved.mock.calls.length === 1;
}

it.each(["s", "S", "ы", "σ", "ד", "س", "ㄴ"])("saves by the key of S where it writes %s", async (key) => {
  const onSaved = vi.fn();
  await driveDeposit({ onSaved });
  expect(press(key, "KeyS")).toBe(false);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

it("leaves another letter in that place to the browser, and finds S in another", async () => {
  const onSaved = vi.fn();
  await driveDeposit({ onSaved });
  expect(press("o", "KeyS")).toBe(true);
  expect(onSaved).not.toHaveBeenCalled();
  expect(press("s", "Semicolon")).toBe(false);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

it("leaves the key to the browser with Alt or Shift, and to a host that took it", async () => {
  const onSaved = vi.fn();
  await driveDeposit({ onSaved });
  const s = { key: "s", code: "KeyS", ctrlKey: true };
  expect(fireEvent.keyDown(titleField(), { ...s, altKey: true })).toBe(true);
  expect(fireEvent.keyDown(titleField(), { ...s, shiftKey: true })).toBe(true);
  const take = (event: KeyboardEvent): void => event.preventDefault();
  document.addEventListener("keydown", take, true);
  fireEvent.keyDown(titleField(), s);
  document.removeEventListener("keydown", take, true);
  expect(await isSavedOnce(onSaved)).toBe(true);
});

it("saves where nothing has the focus, with Cmd, too, and not from a field beside the form", async () => {
  const onSaved = vi.fn();
  const { page } = await driveDeposit({ onSaved }, ({ children }: { children: ReactNode }) => (
    <>
      <input aria-label="Search the site" />
      {children}
    </>
  ));
  const s = { key: "s", code: "KeyS", metaKey: true };
  expect(fireEvent.keyDown(screen.getByRole("textbox", { name: "Search the site" }), s)).toBe(true);
  expect(onSaved).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, s)).toBe(false);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  page.unmount();
  expect(fireEvent.keyDown(document.body, s)).toBe(true);
});

it("saves nothing from a dialog, and keeps the browser's own dialog away", async () => {
  const onSaved = vi.fn();
  const { user } = await driveDeposit({ onSaved });
  await user.click(screen.getByRole("button", { name: "Add creator" }));
  const dialog = await screen.findByRole("dialog", { name: "Add creator" });
  const name = within(dialog).getByRole("textbox", { name: "Family name" });
  expect(fireEvent.keyDown(name, { key: "s", code: "KeyS", ctrlKey: true })).toBe(false);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await isSavedOnce(onSaved)).toBe(true);
});

it("takes what a browser fills in for no key", async () => {
  await driveDeposit();
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener("error", failed);
  // So Chromium tells of a choice among what it has stored.
  titleField().dispatchEvent(new Event("keydown", { bubbles: true }));
  window.removeEventListener("error", failed);
  expect(failed).not.toHaveBeenCalled();
});

it("saves a DOI as the platform keeps it, and leaves the focus in it", async () => {
  const onSaved = vi.fn();
  const { user } = await driveDeposit({ onSaved });
  await user.click(screen.getByRole("radio", { name: /^Yes/ }));
  const doi = screen.getByRole("textbox", { name: "DOI of this upload" });
  await user.type(doi, "www.doi.org/10.1234/x");
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(onSaved).toHaveBeenCalledWith(
    expect.objectContaining({ pids: { doi: { identifier: "10.1234/x", provider: "external" } } }),
  );
  expect(doi).toHaveFocus();
});

it("saves a keyword that stands in its box, as a press of the button does", async () => {
  const onSaved = vi.fn();
  const { user } = await driveDeposit({ onSaved });
  const keywords = screen.getByRole("combobox", { name: "Keywords and subjects" });
  await user.type(keywords, "tide gauges");
  await user.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(onSaved).toHaveBeenCalledWith(
    expect.objectContaining({ metadata: expect.objectContaining({ subjects: [{ subject: "tide gauges" }] }) }),
  );
  expect(keywords).toHaveValue("");
  expect(keywords).toHaveFocus();
});

it("is one save with the button that is pressed while it runs, and another where something was typed in between", async () => {
  const onSaved = vi.fn();
  const { holdNextCall } = await driveDeposit({ onSaved });
  const saveButton = screen.getByRole("button", { name: "Save draft" });
  const saveTwice = async (between: () => void): Promise<void> => {
    const release = holdNextCall();
    press("s", "KeyS");
    await waitFor(() => expect(saveButton).toHaveAttribute("aria-busy", "true"));
    between();
    fireEvent.click(saveButton);
    release();
    await waitFor(() => expect(saveButton).not.toHaveAttribute("aria-busy", "true"));
    await bannerSaying(/Record saved/);
  };
  await saveTwice(() => undefined);
  expect(onSaved).toHaveBeenCalledOnce();
  await saveTwice(() => fireEvent.change(titleField(), { target: { value: "Tides" } }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(3));
  expect(onSaved).toHaveBeenLastCalledWith(
    expect.objectContaining({ metadata: expect.objectContaining({ title: "Tides" }) }),
  );
});

it("saves in another window that the host has drawn the form in, where its dialogs open, too", async () => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const page = frame.contentDocument?.body;
  if (page === undefined) throw new Error("There is no other window.");
  const onSaved = vi.fn();
  const { page: opener } = await driveDeposit({ onSaved }, ({ children }: { children: ReactNode }) =>
    createPortal(children, page),
  );
  const popup = within(page);
  const title = popup.getByRole("textbox", { name: "Title" });
  expect(fireEvent.keyDown(title, { key: "s", code: "KeyS", ctrlKey: true })).toBe(false);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  fireEvent.click(popup.getByRole("button", { name: "Add creator" }));
  const dialog = await popup.findByRole("dialog", { name: "Add creator" });
  const name = within(dialog).getByRole("textbox", { name: "Family name" });
  await waitFor(() => expect(dialog.contains(page.ownerDocument.activeElement)).toBe(true));
  expect(fireEvent.keyDown(name, { key: "s", code: "KeyS", ctrlKey: true })).toBe(false);
  expect(onSaved).toHaveBeenCalledOnce();
  opener.unmount();
  frame.remove();
});
