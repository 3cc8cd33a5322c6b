import type { Meta, StoryObj } from "@storybook/react-vite";
import { ResourceTypeSection } from "@deposit/react";
import { expect, userEvent, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMessage, arabicMetadata } from "./arabicRecord.ts";
import { tabTo } from "../tabTo.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";

const meta = {
  title: "Sections/ResourceType",
  loaders: [loadPage],
  render: sectionStory(ResourceTypeSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = { resource_type: { id: "dataset" } };

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
export const Long: Story = { args: { metadata: { resource_type: { id: "publication-conferenceproceeding" } } } };
export const Phone: Story = { args: { metadata }, globals: phone };
export const Disabled: Story = { args: { metadata, fields: { "metadata.resource_type": { disabled: true } } } };
export const Invalid: Story = {
  args: { metadata, errors: [{ field: "metadata.resource_type", messages: ["The server does not take this."] }] },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText(/^Resource type/);
    await expect(field).toHaveAccessibleDescription(/The server does not take this\./);
    await expect(field).toBeInvalid();
  },
};
export const Warning: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.resource_type", messages: ["Have another look."], severity: "warning" }],
  },
};
export const Info: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.resource_type", messages: ["This decides which fields are shown."], severity: "info" }],
  },
};
export const Dark: Story = { args: { metadata }, globals: dark };
export const RightToLeft: Story = {
  args: {
    metadata: arabicMetadata,
    errors: [{ field: "metadata.resource_type", messages: [arabicMessage], severity: "info" }],
  },
  globals: arabic,
};

/** One tab stop. Its keys are the browser's own, since it is a native list. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole("combobox", { name: /^Resource type/ });
    await tabTo(() => list);
    await expect(list).toBeInstanceOf(HTMLSelectElement);
    await userEvent.selectOptions(list, "Dataset");
    await userEvent.tab();
    await expect(list).toHaveDisplayValue("Dataset");
  },
};
