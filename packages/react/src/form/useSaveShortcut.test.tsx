import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { driveDeposit, titleField } from "../testing/driveDeposit.tsx";

/** Presses a key with Ctrl in the title; whether it was left to the browser. */
const press = (key: string, code: string): boolean => fireEvent.keyDown(titleField(), { key, code, ctrlKey: true });

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
