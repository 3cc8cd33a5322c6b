import type { Meta, StoryObj } from "@storybook/react-vite";
import { Field } from "../../packages/react/src/ui/Field.tsx";
import { TextField } from "../../packages/react/src/ui/TextField.tsx";

const meta: Meta<typeof Field> = {
  title: "Foundations/Field",
  component: Field,
  args: {
    label: "Title",
    requirement: "required",
    required: true,
    children: (inputProps) => <TextField {...inputProps} defaultValue="Soil moisture in the Alps" />,
  },
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Plain: Story = {};
export const WithHelp: Story = { args: { help: "The name the dataset is cited by." } };
export const WithError: Story = {
  args: {
    help: "The name the dataset is cited by.",
    messages: [{ severity: "error", text: "Missing data for required field." }],
  },
};
export const WithWarningAndNote: Story = {
  args: {
    messages: [
      {
        severity: "warning",
        text: "The title is all capitals.",
        description: "Curators of this community ask for sentence case.",
      },
      { severity: "info", text: "Other records have this title too." },
    ],
  },
};
export const Optional: Story = { args: { required: false, requirement: "optional" } };
export const Disabled: Story = { args: { disabled: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Group: Story = {
  args: {
    label: "Embargo",
    group: true,
    help: "Files stay closed until this day.",
    children: () => (
      <div className="deposit-grid-2">
        <Field label="Until">{(inputProps) => <TextField {...inputProps} placeholder="2027-01-31" />}</Field>
        <Field label="Reason">{(inputProps) => <TextField {...inputProps} />}</Field>
      </div>
    ),
  },
};
