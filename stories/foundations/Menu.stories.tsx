import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { IconButton } from "../../packages/react/src/ui/controls/IconButton.tsx";
import { Menu } from "../../packages/react/src/ui/controls/Menu.tsx";

const edit = fn();
const meta = {
  title: "Foundations/Menu",
  component: Menu,
  args: {
    align: "start",
    trigger: <IconButton icon="more" label="More actions for Ada Lovelace" />,
    items: [
      { id: "edit", label: "Edit", icon: "edit", onSelect: edit },
      { id: "up", label: "Move up", icon: "arrowUp", onSelect: fn(), disabled: true },
      { id: "remove", label: "Remove", icon: "trash", onSelect: fn(), danger: true },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("button").focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("menuitem", { name: "Edit" })).toHaveFocus();
  },
};
export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    edit.mockClear();
    const trigger = within(canvasElement).getByRole("button");
    trigger.focus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(edit).toHaveBeenCalledOnce();
    await expect(trigger).toHaveFocus();
  },
};
