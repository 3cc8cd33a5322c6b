import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { RadioCards, type RadioCardsProps } from "../../packages/react/src/ui/controls/RadioCards.tsx";

type Access = "public" | "restricted";

function Cards(props: RadioCardsProps<Access>) {
  const [value, setValue] = useState(props.value);
  return <RadioCards {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Foundations/RadioCards",
  component: Cards,
  args: {
    legend: "Full record",
    value: "public",
    onValueChange: () => undefined,
    options: [
      { value: "public", label: "Public", icon: "globe", description: "Everybody can read the description." },
      { value: "restricted", label: "Restricted", icon: "lock", description: "Only people you share it with." },
    ],
  },
} satisfies Meta<typeof Cards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("radio", { name: "Public" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Restricted" })).toBeChecked();
  },
};
export const NothingChosen: Story = { args: { value: null, requirement: "required", required: true } };
export const WithError: Story = {
  args: { value: null, messages: [{ severity: "error", text: "Choose who may see the record." }] },
};
export const OneDisabled: Story = {
  args: {
    options: [
      { value: "public", label: "Public", disabled: true, description: "The community takes restricted records only." },
      { value: "restricted", label: "Restricted" },
    ],
    value: "restricted",
  },
};
export const Disabled: Story = { args: { disabled: true } };

/** A page, for example with Bootstrap, that has a border below its legends. */
export const OnAPageThatRulesLegends: Story = {
  decorators: [
    (Drawn) => (
      <>
        <style>{"legend { border: 0; border-bottom: 1px solid #e5e5e5 }"}</style>
        <Drawn />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Full record")).toHaveStyle({ borderBottomWidth: "0px" });
  },
};
