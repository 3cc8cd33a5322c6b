import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Checkbox } from "../../packages/react/src/ui/controls/Checkbox.tsx";

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

/** A page, for example with Bootstrap, that has bold labels with a margin. */
export const OnAPageThatSetsLabelsInBold: Story = {
  args: { help: "Publish a description without files." },
  decorators: [
    (Drawn) => (
      <>
        <style>{"label { font-weight: 700; margin-bottom: 5px }"}</style>
        <Drawn />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const label = within(canvasElement).getByText("Metadata-only record");
    await expect(label).toHaveStyle({ fontWeight: "400" });
    await expect(label.closest("label")).toHaveStyle({ marginBottom: "0px" });
  },
};
