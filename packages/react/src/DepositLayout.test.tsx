import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bannerSaying, driveDeposit } from "../test/driveDeposit.tsx";

afterEach(() => vi.unstubAllGlobals());

/** A wide window, until `turn` is called. */
function turnableWindow(): { readonly turn: () => void } {
  const listeners = new Set<() => void>();
  let isWide = true;
  vi.stubGlobal("matchMedia", (media: string) => ({
    get matches() {
      return isWide;
    },
    media,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    turn() {
      isWide = !isWide;
      act(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}

const isNarrow = () => document.querySelector(".deposit-layout__bottom") !== null;
const button = (name: string) => screen.getByRole("button", { name });

describe("a page that becomes narrow or wide, such as a turned tablet", () => {
  it("keeps an open dialog and its ticks, and changes the layout when it is closed", async () => {
    const window = turnableWindow();
    const { user } = await driveDeposit();
    await user.click(screen.getByRole("checkbox", { name: "Metadata-only record" }));
    await user.click(button("Publish"));
    const dialog = await screen.findByRole("alertdialog");
    window.turn();
    expect(dialog).toBeInTheDocument();
    expect(isNarrow()).toBe(false);
    await user.click(within(dialog).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(isNarrow()).toBe(true));
    await waitFor(() => expect(button("Publish")).toHaveFocus());
  });

  it("keeps the focus in its field, and on the button with the same name", async () => {
    const window = turnableWindow();
    const { user } = await driveDeposit();
    const restricted = () =>
      within(screen.getByRole("group", { name: "Full record" })).getByRole("radio", { name: "Restricted" });
    await user.click(restricted());
    window.turn();
    expect(isNarrow()).toBe(true);
    expect(restricted()).toHaveFocus();
    act(() => button("Save draft").focus());
    window.turn();
    expect(button("Save draft")).toHaveFocus();
    act(() => button("Preview").focus());
    window.turn();
    expect(screen.getByRole("region", { name: "Actions" }).closest("[tabindex]")).toHaveFocus();
  });

  it("does not restore a focus that was removed before", async () => {
    const window = turnableWindow();
    await driveDeposit();
    act(() => button("Save draft").focus());
    act(() => button("Save draft").blur());
    await new Promise((resolve) => setTimeout(resolve));
    window.turn();
    expect(document.body).toHaveFocus();
  });

  it("does not announce the last save again", async () => {
    const window = turnableWindow();
    const { user, page } = await driveDeposit();
    await user.click(button("Save draft"));
    await bannerSaying(/Record saved with validation feedback in/);
    const region = page.container.querySelector("[aria-live]");
    const before = region?.childElementCount;
    window.turn();
    await bannerSaying(/Record saved with validation feedback in/);
    expect(region?.childElementCount).toBe(before);
  });
});
