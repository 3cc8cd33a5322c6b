import type { Meta, StoryObj } from "@storybook/react-vite";
import { TitlesSection } from "@deposit/react";
import { expect, userEvent, within } from "storybook/test";
import { loadPage } from "./SectionStage.tsx";
import { onAPhone, sectionStory } from "./sectionStory.tsx";

const meta = {
  title: "Sections/Titles",
  loaders: [loadPage],
  render: sectionStory(TitlesSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = { title: "Hourly sea level at Brest, 1846 to 2024" };

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
export const Long: Story = {
  args: { metadata: { title: "Hourly sea level at Brest, corrected for the pressure of the air, ".repeat(8) } },
};
export const Phone: Story = { args: { metadata }, decorators: [onAPhone] };
export const Disabled: Story = { args: { metadata, fields: { "metadata.title": { disabled: true } } } };
export const Invalid: Story = {
  args: { metadata, errors: [{ field: "metadata.title", messages: ["The server does not take this."] }] },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText(/^Title/);
    await expect(field).toHaveAccessibleDescription(/The server does not take this\./);
    await expect(field).toBeInvalid();
  },
};
export const Warning: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.title", messages: ["Have another look."], severity: "warning" }],
  },
};

/** The form's own word comes when the field is left, not while it is typed in. */
export const LeftEmpty: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByLabelText(/^Title/));
    await userEvent.keyboard("Ti");
    await expect(within(canvasElement).queryByText("A title has at least 3 characters.")).not.toBeInTheDocument();
    await userEvent.tab();
    await within(canvasElement).findByText("A title has at least 3 characters.");
  },
};
