import type { Meta, StoryObj } from "@storybook/react-vite";
import { PublicationDateSection } from "@deposit/react";
import { expect, userEvent, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMessage, arabicMetadata } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { tabTo } from "../tabTo.ts";

const meta = {
  title: "Sections/PublicationDate",
  loaders: [loadPage],
  render: sectionStory(PublicationDateSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = { publication_date: "2024-03-09" };

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
export const Long: Story = { args: { metadata: { publication_date: "2023-02-01/2024-03-09" } } };
export const Phone: Story = { args: { metadata }, globals: phone };
export const Disabled: Story = { args: { metadata, fields: { "metadata.publication_date": { disabled: true } } } };
export const Invalid: Story = {
  args: { metadata, errors: [{ field: "metadata.publication_date", messages: ["The server does not take this."] }] },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText(/^Publication date/);
    await expect(field).toHaveAccessibleDescription(/The server does not take this\./);
    await expect(field).toBeInvalid();
  },
};
export const Warning: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.publication_date", messages: ["Have another look."], severity: "warning" }],
  },
};

/** Shows while typing how a date was understood, and an error when an invalid one loses the focus. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByLabelText(/^Publication date/));
    await userEvent.keyboard("2023/2024-03");
    await canvas.findByText("Understood as from 2023 to March 2024.");
    await userEvent.keyboard("-45");
    await expect(canvas.queryByText(/^Understood/)).not.toBeInTheDocument();
    await userEvent.tab();
    await canvas.findByText("Give a date as YYYY-MM-DD, YYYY-MM or YYYY, or an interval DATE/DATE.");
  },
};
export const Info: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.publication_date", messages: ["A month is enough."], severity: "info" }],
  },
};
export const Dark: Story = { args: { metadata }, globals: dark };
export const RightToLeft: Story = {
  args: {
    metadata: arabicMetadata,
    errors: [{ field: "metadata.publication_date", messages: [arabicMessage], severity: "info" }],
  },
  globals: arabic,
};

/** Reached with Tab and typed in: it shows how the date is understood. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole("textbox", { name: /^Publication date/ });
    await tabTo(() => field);
    await userEvent.clear(field);
    await userEvent.keyboard("2024-03-09");
    await canvas.findByText(/^Understood as March 9, 2024/);
    await userEvent.tab();
    await expect(field).toHaveValue("2024-03-09");
  },
};
