import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "../../packages/react/src/ui/display/Icon.tsx";
import { TextField } from "../../packages/react/src/ui/controls/TextField.tsx";

const meta = {
  title: "Foundations/TextField",
  component: TextField,
  args: { "aria-label": "Publisher", defaultValue: "Institute of Hydrology" },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: "", placeholder: "Who makes it available" } };
export const WithAdornments: Story = {
  args: { "aria-label": "DOI", before: <Icon name="link" />, after: "10.5281", defaultValue: "zenodo.123" },
};
export const Invalid: Story = { args: { "aria-invalid": true } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
