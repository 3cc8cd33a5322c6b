import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconButton } from "../../packages/react/src/ui/controls/IconButton.tsx";

const meta = {
  title: "Foundations/IconButton",
  component: IconButton,
  args: { icon: "trash", label: "Remove Ada Lovelace" },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Small: Story = { args: { size: "sm", icon: "close", label: "Dismiss" } };
export const Secondary: Story = { args: { variant: "secondary", icon: "edit", label: "Edit Ada Lovelace" } };
export const Danger: Story = { args: { variant: "danger" } };
export const Disabled: Story = { args: { disabled: true } };
