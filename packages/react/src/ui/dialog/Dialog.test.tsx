import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { useRef, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";
import { TextField } from "../controls/TextField.tsx";
import { UiRoot } from "../root/UiRoot.tsx";

function Page({
  removeTrigger = false,
  onEscape,
}: {
  removeTrigger?: boolean;
  onEscape?: (event: KeyboardEvent) => void;
}) {
  const [open, setOpen] = useState(false);
  const fallback = useRef<HTMLButtonElement>(null);
  return (
    <UiRoot theme="dark" dir="rtl">
      <button type="button" ref={fallback}>
        Add
      </button>
      {open && removeTrigger ? null : (
        <button type="button" onClick={() => setOpen(true)}>
          Edit
        </button>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Creator"
        closeLabel="Close"
        returnFocus={fallback}
        onEscape={onEscape}
      >
        <TextField aria-label="Name" />
        <input aria-label="Search" data-owns-escape="" />
      </Dialog>
    </UiRoot>
  );
}

describe("a dialog", () => {
  it("keeps the focus where it is when one presses beside it", async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    const backdrop = document.querySelector(".deposit-dialog__backdrop");
    if (backdrop === null) throw new Error("There is no backdrop.");
    // Its style sheet, which lets it be pressed, is not here.
    const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
    await user.pointer({ keys: "[MouseLeft]", target: backdrop });
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  });

  it("keeps its height while a button is pressed, so that no message moves the button away, and lets it go again", async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    const dialog = screen.getByRole("dialog");
    vi.spyOn(dialog, "offsetHeight", "get").mockReturnValue(240);
    fireEvent.mouseDown(screen.getByRole("textbox", { name: "Name" }));
    expect(dialog.style.height).toBe("");
    const close = screen.getByRole("button", { name: "Close" });
    fireEvent.mouseDown(close);
    fireEvent.mouseUp(close);
    expect(dialog.style.height).toBe("240px");
    await waitFor(() => expect(dialog.style.height).toBe(""));
  });

  it("opens on its first field, in the look of the page", async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
    const root = screen.getByRole("dialog", { name: "Creator" }).closest(".deposit");
    expect(root).toHaveAttribute("data-deposit-theme", "dark");
    expect(root).toHaveAttribute("dir", "rtl");
  });

  it("gives the focus back to what opened it", async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Edit" })).toHaveFocus());
  });

  it("gives it to the stand-in when what opened it is gone", async () => {
    render(<Page removeTrigger />);
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Add" })).toHaveFocus());
  });

  it("gives it to the nearest stop where what opened it is gone and nothing stands in, also from a place that has none left", async () => {
    function Row() {
      const [open, setOpen] = useState(false);
      const [isGone, setGone] = useState(false);
      return (
        <UiRoot>
          <button type="button">Far</button>
          <section>
            <div>
              {isGone ? null : (
                <button type="button" onClick={() => setOpen(true)}>
                  Edit
                </button>
              )}
            </div>
            <button type="button">Near</button>
          </section>
          <Dialog open={open} onClose={() => setOpen(false)} title="Creator" closeLabel="Close">
            <button type="button" onClick={() => setGone(true)}>
              Take it away
            </button>
          </Dialog>
        </UiRoot>
      );
    }
    render(<Row />);
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    await userEvent.click(screen.getByRole("button", { name: "Take it away" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: "Near" })).toHaveFocus());
  });

  it("lets the focus pass from field to field where something is taken away on the way, and takes it where it is lost", async () => {
    render(
      <UiRoot>
        <Dialog open onClose={() => undefined} title="Creator" closeLabel="Close">
          <TextField aria-label="Name" />
          <ul aria-label="Suggestions">
            <li>Ada</li>
          </ul>
          <TextField aria-label="Role" />
        </Dialog>
      </UiRoot>,
    );
    const [name, role] = [screen.getByRole("textbox", { name: "Name" }), screen.getByRole("textbox", { name: "Role" })];
    // As a browser does at the Tab key: at first nothing has the focus, and what is taken away is told of before the next field has it.
    act(() => name.blur());
    fireEvent.focusOut(name, { relatedTarget: role });
    screen.getByRole("listitem").remove();
    await Promise.resolve();
    expect(document.body).toHaveFocus();
    act(() => role.focus());
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveAttribute("tabindex", "-1"));
    expect(role).toHaveFocus();
    act(() => role.blur());
    screen.getByRole("list").remove();
    await waitFor(() => expect(screen.getByRole("dialog")).toHaveFocus());
  });

  it("leaves Escape to an open listbox, menu or drag inside", async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    screen.getByRole("textbox", { name: "Search" }).focus();
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeVisible();
  });

  it("leaves the Escape that drops a word being composed to the input method", async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    fireEvent.keyDown(screen.getByRole("button", { name: "Close" }), { key: "Escape", isComposing: true });
    expect(screen.getByRole("dialog")).toBeVisible();
  });

  it("stays when its owner prevents Escape", async () => {
    const onEscape = vi.fn((event: KeyboardEvent) => event.preventDefault());
    render(<Page onEscape={onEscape} />);
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    await userEvent.keyboard("{Escape}");
    expect(onEscape).toHaveBeenCalledOnce();
    expect(screen.getByRole("dialog")).toBeVisible();
  });

  it("keeps the page from scrolling, without a style element", async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    expect(document.documentElement.style.overflow).toBe("hidden");
    expect(document.querySelector("style")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.documentElement.style.overflow).toBe(""));
  });
});

describe("a dialog in a shadow root", () => {
  function openInShadow(): { root: ShadowRoot; left: string[] } {
    const host = document.body.appendChild(document.createElement("div"));
    const root = host.attachShadow({ mode: "open" });
    const container = root.appendChild(document.createElement("div"));
    const left: string[] = [];
    render(
      <UiRoot container={container}>
        <Dialog
          open
          onClose={() => undefined}
          title="Creator"
          closeLabel="Close"
          footer={<button type="button">Save</button>}
        >
          <input type="radio" name="kind" aria-label="Person" />
          <input type="radio" name="kind" aria-label="Organisation" defaultChecked />
          <TextField aria-label="Name" onBlur={() => left.push("Name")} />
        </Dialog>
      </UiRoot>,
      { container },
    );
    return { root, left };
  }
  const focused = (root: ShadowRoot): string | null | undefined =>
    root.activeElement?.getAttribute("aria-label") ?? root.activeElement?.textContent;

  it("has the focus on its first stop, and no field was passed through", async () => {
    const { root, left } = openInShadow();
    await waitFor(() => expect(focused(root)).toBe("Organisation"));
    expect(left).toEqual([]);
  });

  it("keeps Tab within", async () => {
    const { root } = openInShadow();
    await waitFor(() => expect(focused(root)).toBe("Organisation"));
    fireEvent.keyDown(root.activeElement ?? root, { key: "Tab", shiftKey: true });
    expect(focused(root)).toBe("Close");
    fireEvent.keyDown(root.activeElement ?? root, { key: "Tab" });
    expect(focused(root)).toBe("Organisation");
    expect(fireEvent.keyDown(root.activeElement ?? root, { key: "Tab" })).toBe(true);
  });
});

it("a dialog that is open stays where it is, with what is typed in it, when the next one is to open elsewhere", async () => {
  const [one, other] = [document.createElement("div"), document.createElement("div")];
  document.body.append(one, other);
  const draw = (container: HTMLElement, open: boolean) => (
    <UiRoot container={container}>
      <Dialog open={open} onClose={() => undefined} title="Creator" closeLabel="Close">
        <input aria-label="Name" />
      </Dialog>
    </UiRoot>
  );
  const page = render(draw(one, true));
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Ada");
  page.rerender(draw(other, true));
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
  expect(one).toContainElement(screen.getByRole("dialog"));
  page.rerender(draw(other, false));
  page.rerender(draw(other, true));
  expect(other).toContainElement(screen.getByRole("dialog"));
  page.rerender(draw(one, true));
  // A place that has gone from the page shows nothing.
  other.remove();
  page.rerender(draw(one, true));
  expect(one).toContainElement(screen.getByRole("dialog"));
  page.unmount();
  one.remove();
});
