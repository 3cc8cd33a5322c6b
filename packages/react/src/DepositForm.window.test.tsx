import { act, fireEvent, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { DepositFormProps } from "./DepositForm.tsx";
import { driveDeposit } from "../test/driveDeposit.tsx";
import { rowOf } from "./ui/list/rowOf.ts";

let frame: HTMLIFrameElement;
beforeEach(() => {
  frame = document.body.appendChild(document.createElement("iframe"));
});
afterEach(() => frame.remove());

/** Returns the page of another window with a form of the host. */
function otherPage() {
  const { contentDocument: page, contentWindow: view } = frame;
  if (page === null || view === null) throw new Error("There is no other window.");
  const form = page.body.appendChild(page.createElement("form"));
  return { page, view, form };
}

/** Renders the deposit form inside the host's form in the other window. */
async function driveThere({ form }: ReturnType<typeof otherPage>, props: Partial<DepositFormProps> = {}) {
  await driveDeposit(props, ({ children }: { children: ReactNode }) => createPortal(children, form));
  return within(form);
}

describe("a form in a window that the host has opened", () => {
  it("does not submit a form of the host on Enter in a field", async () => {
    const other = otherPage();
    const there = await driveThere(other);
    const title = there.getByRole("textbox", { name: "Title" });
    expect(fireEvent.keyDown(title, { key: "Enter" })).toBe(false);
    expect(fireEvent.keyDown(there.getByRole("button", { name: "Save draft" }), { key: "Enter" })).toBe(true);
  });

  it("asks before either window is closed while something is unsaved", async () => {
    const other = otherPage();
    const there = await driveThere(other);
    const isAsked = (view: Window): boolean => !view.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(isAsked(other.view)).toBe(false);
    fireEvent.change(there.getByRole("textbox", { name: "Title" }), { target: { value: "Tides" } });
    expect([isAsked(other.view), isAsked(window)]).toEqual([true, true]);
  });

  it("uses the layout for the width of that window", async () => {
    const other = otherPage();
    const listeners = new Set<() => void>();
    let matches = false;
    Object.assign(other.view, {
      matchMedia: () => ({
        get matches() {
          return matches;
        },
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      }),
    });
    await driveThere(other);
    const isNarrow = (): boolean => other.form.querySelector(".deposit-layout__bottom") !== null;
    expect(isNarrow()).toBe(true);
    matches = true;
    act(() => {
      for (const listener of listeners) listener();
    });
    expect(isNarrow()).toBe(false);
  });

  it("restores the focus to the field when a banner is dismissed", async () => {
    const other = otherPage();
    const there = await driveThere(other);
    const title = there.getByRole("textbox", { name: "Title" });
    fireEvent.click(there.getByRole("button", { name: "Save draft" }));
    const close = await there.findByRole("button", { name: /^(Close|Dismiss)/ });
    act(() => title.focus());
    act(() => close.focus());
    fireEvent.click(close);
    await waitFor(() => expect(other.page.activeElement).toBe(title));
  });

  it("recognizes the focused row of a list", () => {
    const { form } = otherPage();
    form.innerHTML = `<p data-row="a"><input></p>`;
    expect(rowOf(form.querySelector("input"))).toBe("a");
    expect(rowOf(form)).toBeNull();
  });
});
