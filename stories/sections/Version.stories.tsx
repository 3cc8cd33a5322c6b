import type { Meta, StoryObj } from "@storybook/react-vite";
import { VersionSection } from "@deposit/react";
import { expect, userEvent, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { tabTo } from "../tabTo.ts";

const meta = {
  title: "Sections/Version",
  loaders: [loadPage],
  render: sectionStory(VersionSection, "Recommended information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = { version: "1.4.0" };
const long = {
  version: "The second corrected release of the readings, with the years of the war filled in ".repeat(3),
};

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
export const Long: Story = { args: { metadata: long } };
export const Disabled: Story = { args: { metadata, fields: { "metadata.version": { disabled: true } } } };
export const Invalid: Story = {
  args: { metadata, errors: [{ field: "metadata.version", messages: ["This version exists."] }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const word = await canvas.findByText("This version exists.");
    await expect(word.closest("[data-severity]")).toHaveAttribute("data-severity", "error");
    await expect(canvasElement.querySelector("[aria-invalid=true]")).toHaveAccessibleDescription(
      /This version exists\./,
    );
  },
};
export const Warning: Story = {
  args: { metadata, errors: [{ field: "metadata.version", messages: ["Have another look."], severity: "warning" }] },
};
export const Info: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.version", messages: ["A semantic version is best understood."], severity: "info" }],
  },
};
export const Dark: Story = { args: { metadata }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };
export const Phone: Story = { args: { metadata }, globals: phone };

/** Reached with Tab, typed in and left: what was typed stays. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole("textbox", { name: /^Version/ });
    await tabTo(() => field);
    await userEvent.keyboard("1.4.0");
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(field).toHaveValue("1.4.0");
  },
};
