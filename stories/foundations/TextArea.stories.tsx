import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "../../packages/react/src/ui/controls/TextArea.tsx";

const meta = {
  title: "Foundations/TextArea",
  component: TextArea,
  args: { "aria-label": "Copyright", defaultValue: "Copyright 2026 the authors." },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: "", placeholder: "Copyright (C) 2026 the authors" } };
export const Invalid: Story = { args: { "aria-invalid": true } };
export const Disabled: Story = { args: { disabled: true } };
