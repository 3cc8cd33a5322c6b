import type { Meta, StoryObj } from "@storybook/react-vite";
import { CopyrightSection } from "@deposit/react";
import { expect, userEvent, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { tabTo } from "../tabTo.ts";

const meta = {
  title: "Sections/Copyright",
  loaders: [loadPage],
  render: sectionStory(CopyrightSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = { copyright: "Copyright (C) 2024 The tide gauge network" };
const long = {
  copyright: "Copyright (C) 1846 to 2024 The tide gauge network and all who read its instruments. ".repeat(4),
};

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
export const Long: Story = { args: { metadata: long } };
export const Disabled: Story = { args: { metadata, fields: { "metadata.copyright": { disabled: true } } } };
export const Invalid: Story = {
  args: { metadata, errors: [{ field: "metadata.copyright", messages: ["The server does not take this."] }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const word = await canvas.findByText("The server does not take this.");
    await expect(word.closest("[data-severity]")).toHaveAttribute("data-severity", "error");
    await expect(canvasElement.querySelector("[aria-invalid=true]")).toHaveAccessibleDescription(
      /The server does not take this\./,
    );
  },
};
export const Warning: Story = {
  args: { metadata, errors: [{ field: "metadata.copyright", messages: ["Have another look."], severity: "warning" }] },
};
export const Info: Story = {
  args: { metadata, errors: [{ field: "metadata.copyright", messages: ["Who owns the rights?"], severity: "info" }] },
};
export const Dark: Story = { args: { metadata }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };
export const Phone: Story = { args: { metadata }, globals: phone };

/** An example with the current year, which is no value. */
export const Example: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole("textbox", { name: "Copyright" });
    await expect(field).toHaveAttribute("placeholder", `Copyright (C) ${new Date().getFullYear()} The Authors.`);
    await expect(field).toHaveValue("");
  },
};

/** Reached with Tab, typed in and left: what was typed stays. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole("textbox", { name: /^Copyright/ });
    await tabTo(() => field);
    await userEvent.keyboard("Copyright (C) 2024 The tide gauge network");
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(field).toHaveValue("Copyright (C) 2024 The tide gauge network");
  },
};
