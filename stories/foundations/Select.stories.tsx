import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "../../packages/react/src/ui/controls/Select.tsx";

const meta = {
  title: "Foundations/Select",
  component: Select,
  args: {
    "aria-label": "Resource type",
    placeholder: "Choose a type",
    defaultValue: "",
    options: [
      { value: "dataset", label: "Dataset" },
      {
        label: "Publication",
        options: [
          { value: "article", label: "Journal article" },
          { value: "book", label: "Book" },
        ],
      },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { defaultValue: "article" } };
export const Invalid: Story = { args: { "aria-invalid": true } };
export const Disabled: Story = { args: { disabled: true } };
