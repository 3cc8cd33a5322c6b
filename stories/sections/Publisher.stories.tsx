import type { Meta, StoryObj } from "@storybook/react-vite";
import { PublisherSection } from "@deposit/react";
import { expect, userEvent, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { tabTo } from "../tabTo.ts";

const meta = {
  title: "Sections/Publisher",
  loaders: [loadPage],
  render: sectionStory(PublisherSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = { publisher: "Example Repository" };

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
export const Long: Story = {
  args: { metadata: { publisher: "Société hydrographique et océanographique ".repeat(8) } },
};
export const Phone: Story = { args: { metadata }, globals: phone };
export const Disabled: Story = { args: { metadata, fields: { "metadata.publisher": { disabled: true } } } };
export const Invalid: Story = {
  args: { metadata, errors: [{ field: "metadata.publisher", messages: ["The server does not take this."] }] },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText(/^Publisher/);
    await expect(field).toHaveAccessibleDescription(/The server does not take this\./);
    await expect(field).toBeInvalid();
  },
};
export const Warning: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.publisher", messages: ["Have another look."], severity: "warning" }],
  },
};
export const Info: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.publisher", messages: ["This name is part of the citation."], severity: "info" }],
  },
};
export const Dark: Story = { args: { metadata }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };

/** Reached with Tab, typed in and left: what was typed stays. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole("textbox", { name: /^Publisher/ });
    await tabTo(() => field);
    await userEvent.keyboard("The tide gauge network");
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(field).toHaveValue("The tide gauge network");
  },
};
