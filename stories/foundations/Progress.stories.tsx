import type { Meta, StoryObj } from "@storybook/react-vite";
import { Progress } from "../../packages/react/src/ui/display/Progress.tsx";

const meta = {
  title: "Foundations/Progress",
  component: Progress,
  args: { label: "Uploading survey.csv", value: 42, valueText: "42 % of 1.2 GB" },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const EndUnknown: Story = { args: { value: null, valueText: undefined } };
export const Done: Story = { args: { value: 100, tone: "success" } };
export const Failed: Story = { args: { tone: "error" } };
