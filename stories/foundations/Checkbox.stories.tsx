import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "../../packages/react/src/ui/Checkbox.tsx";

const meta = {
  title: "Foundations/Checkbox",
  component: Checkbox,
  args: { label: "Metadata-only record" },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHelp: Story = { args: { help: "Publish a description without files." } };
export const WithError: Story = {
  args: { label: "I accept the terms", messages: [{ severity: "error", text: "You must accept this." }] },
};
export const Disabled: Story = { args: { disabled: true, help: "Remove the files first." } };
