import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type BusyBrowser, busyBrowser } from "../test/busyBrowser.ts";
import { driveDeposit, titleField } from "../test/driveDeposit.tsx";

/** Runs idle callbacks until none is waiting. */
const restOf =
  ({ rest }: BusyBrowser) =>
  async (): Promise<void> => {
    await rest(async (callback) => await act(async () => callback()));
  };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Returns the inputs of the creator dialog in detached elements. */
function unseenInputs(made: { readonly mock: { readonly results: readonly { value: unknown }[] } }) {
  return made.mock.results.filter(
    ({ value }) => value instanceof HTMLInputElement && !value.isConnected && value.name.startsWith("person_or_org."),
  );
}

describe("while the browser is idle", () => {
  test("the creator dialog is rendered once in a detached element, and the page stays unchanged", async () => {
    const rest = restOf(busyBrowser());
    const complaints = vi.spyOn(console, "error");
    await driveDeposit();
    titleField().focus();
    const { className, style } = document.body;
    const hidden = document.querySelectorAll("[aria-hidden=true]:not(svg)").length;
    const made = vi.spyOn(document, "createElement");
    await rest();
    expect(unseenInputs(made).length).toBeGreaterThan(0);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(titleField()).toHaveFocus();
    expect(document.querySelectorAll("[aria-hidden=true]:not(svg)")).toHaveLength(hidden);
    expect(document.body.className).toBe(className);
    expect(document.body.style.cssText).toBe(style.cssText);
    expect(complaints).not.toHaveBeenCalled();
    made.mockClear();
    await rest();
    expect(unseenInputs(made)).toHaveLength(0);
  });

  test("nothing is announced", async () => {
    const rest = restOf(busyBrowser());
    await driveDeposit();
    await rest();
    for (const region of document.querySelectorAll("[aria-live]")) expect(region).toHaveTextContent(/^$/u);
  });

  test("an open dialog keeps the focus and Escape", async () => {
    const rest = restOf(busyBrowser());
    const { user } = await driveDeposit();
    await user.click(screen.getByRole("button", { name: "Add creator" }));
    const dialog = await screen.findByRole("dialog");
    const focused = document.activeElement;
    expect(dialog).toContainElement(focused instanceof HTMLElement ? focused : null);
    await rest();
    expect(focused).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("nothing is rendered in a browser without requestIdleCallback", async () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    const made = vi.spyOn(document, "createElement");
    await driveDeposit();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(unseenInputs(made)).toHaveLength(0);
  });
});
