import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../../packages/react/src/ui/display/Badge.tsx";
import { Button } from "../../packages/react/src/ui/controls/Button.tsx";
import { Field } from "../../packages/react/src/ui/field/Field.tsx";
import { Section } from "../../packages/react/src/ui/display/Section.tsx";
import { TextField } from "../../packages/react/src/ui/controls/TextField.tsx";

const meta = {
  title: "Foundations/Section",
  component: Section,
  args: {
    id: "titles",
    heading: "Titles",
    description: "The name of the dataset, and what else it is called.",
    children: <Field label="Title">{(inputProps) => <TextField {...inputProps} />}</Field>,
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithActions: Story = {
  args: {
    actions: (
      <Button size="sm" icon="add">
        Add title
      </Button>
    ),
  },
};
export const WithErrors: Story = {
  args: {
    severity: "error",
    badge: (
      <Badge tone="error" icon="error">
        2 errors
      </Badge>
    ),
  },
};
export const HeadingOnly: Story = { args: { children: undefined, description: undefined } };
