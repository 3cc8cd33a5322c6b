import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../../packages/react/src/ui/controls/Button.tsx";

const meta = {
  title: "Foundations/Button",
  component: Button,
  args: { children: "Save draft", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = { args: { icon: "save" } };
export const Primary: Story = { args: { variant: "primary", children: "Publish", icon: "upload" } };
export const Quiet: Story = { args: { variant: "quiet", children: "Add identifier", icon: "add" } };
export const Danger: Story = { args: { variant: "danger", children: "Delete draft", icon: "trash" } };
export const Small: Story = { args: { size: "sm" } };
export const Disabled: Story = { args: { disabled: true } };

/** The button of a running save can be pressed again, which saves afterwards. */
export const BusyAndPressable: Story = {
  args: { busy: true, takesPresses: true, children: "Saving", variant: "primary" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Saving" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).not.toHaveAttribute("aria-disabled");
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Busy: Story = {
  args: { busy: true, children: "Saving", variant: "primary" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Saving" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const DisabledWithReason: Story = {
  args: { children: "New version", disabledReason: "You don't have permissions to create a new version." },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: /New version/ });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription("You don't have permissions to create a new version.");
  },
};
