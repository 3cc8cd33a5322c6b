import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Toolbar } from "../../packages/react/src/ui/rich-text/Toolbar.tsx";

const meta = {
  title: "Foundations/Toolbar",
  component: Toolbar,
  args: {
    label: "Formatting",
    groups: [
      [
        { id: "bold", label: "Bold", icon: "bold", pressed: true, onPress: fn() },
        { id: "italic", label: "Italic", icon: "italic", pressed: false, onPress: fn() },
      ],
      [{ id: "undo", label: "Undo", icon: "undo", disabled: true, onPress: fn() }],
    ],
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneStopForTab: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Bold" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "Italic" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Italic" })).not.toHaveFocus();
  },
};
export const Disabled: Story = { args: { disabled: true } };
