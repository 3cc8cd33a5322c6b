import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { IconButton } from "./IconButton.tsx";
import { Menu } from "./Menu.tsx";
import { UiRoot } from "../root/UiRoot.tsx";

function drawMenu() {
  const edit = vi.fn<() => void>();
  render(
    <UiRoot>
      <Menu
        trigger={<IconButton icon="more" label="More actions" />}
        items={[
          { id: "up", label: "Move up", onSelect: () => undefined, disabled: true },
          { id: "edit", label: "Edit", onSelect: edit },
          { id: "remove", label: "Remove", onSelect: () => undefined, danger: true },
        ]}
      />
    </UiRoot>,
  );
  return { edit, trigger: screen.getByRole("button", { name: "More actions" }) };
}

test("a menu opened by the keyboard has its first entry that can be chosen focused, and gives the focus back", async () => {
  const { edit, trigger } = drawMenu();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("menu", { name: "More actions" })).toBeInTheDocument();
  expect(trigger).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByRole("menuitem", { name: "Edit" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("menuitem", { name: "Remove" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(edit).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(trigger).toHaveFocus());
  expect(trigger).toHaveAttribute("aria-expanded", "false");
});

test("an entry acts while the button has the focus, so that a dialog it opens can give it back", async () => {
  const { edit, trigger } = drawMenu();
  const focused = vi.fn<() => void>();
  edit.mockImplementation(() => (document.activeElement === trigger ? focused() : undefined));
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
  expect(focused).toHaveBeenCalledOnce();
});

test("a menu closes with Escape and with another press of its button", async () => {
  const { trigger } = drawMenu();
  await userEvent.click(trigger);
  expect(screen.getByRole("menu")).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  await vi.waitFor(() => expect(trigger).toHaveFocus());

  await userEvent.click(trigger);
  await userEvent.click(trigger);
  expect(screen.queryByRole("menu")).not.toBeInTheDocument();
});
