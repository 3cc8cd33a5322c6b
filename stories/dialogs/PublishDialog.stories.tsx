import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActionBarSection } from "@deposit/react";
import { expect, userEvent, waitFor } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { escapeBackTo, openByKeyboard, openDialog } from "./openDialog.ts";

const meta = {
  title: "Dialogs/PublishDialog",
  loaders: [loadPage],
  render: sectionStory(ActionBarSection, null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const withoutFiles = { files: { enabled: false } };
const terms = { id: "terms", fieldPath: "terms", text: "I accept the terms of this repository" };
const publish = "Publish";

export const Empty: Story = {
  args: { record: withoutFiles },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, publish)),
};
export const German: Story = {
  args: { record: withoutFiles },
  globals: { locale: "de_DE" },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, "Veröffentlichen");
    const tops = dialog.getAllByRole("button").map((button) => button.getBoundingClientRect().top);
    // All buttons except the close button are in one line.
    expect(new Set(tops).size).toBe(2);
  },
};
export const Filled: Story = {
  args: {
    record: withoutFiles,
    publishCheckboxes: [terms],
    config: { publish_modal_extra: '<p>Please read our <a href="https://example.org/terms">terms</a>.</p>' },
  },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, publish)),
};
export const Long: Story = {
  args: {
    record: withoutFiles,
    publishCheckboxes: Array.from({ length: 12 }, (_, index) => ({
      ...terms,
      id: `terms-${index}`,
      fieldPath: `terms-${index}`,
      text: `${index + 1}. I have read the terms of this repository and those of everyone who took part in the measurements`,
    })),
    config: { publish_modal_extra: "<p>A record that is published stays, and so do its files.</p>".repeat(12) },
  },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, publish)),
};
export const Invalid: Story = {
  args: { record: withoutFiles, publishCheckboxes: [terms] },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, publish);
    await userEvent.click(dialog.getByRole("button", { name: publish }));
    await dialog.findByText("You must accept this.");
    await expect(dialog.getByRole("checkbox", { name: terms.text })).toHaveFocus();
  },
};
export const RightToLeft: Story = {
  args: {
    record: withoutFiles,
    publishCheckboxes: [{ ...terms, text: "أوافق على شروط هذا المستودع" }],
    config: { publish_modal_extra: '<p>يرجى قراءة <a href="https://example.org/terms">الشروط</a>.</p>' },
  },
  globals: arabic,
  parameters: inEnglish,
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, publish)),
};
/** A site has its text usually in English only. The text and its lists are aligned like the rest of the dialog. */
export const EnglishFromTheRight: Story = {
  args: {
    record: withoutFiles,
    config: { publish_modal_extra: "<p>Please read our terms.</p><ul><li>No names of patients.</li></ul>" },
  },
  globals: arabic,
  parameters: inEnglish,
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, publish);
    for (const words of ["Please read our terms.", "No names of patients."]) {
      const text = await dialog.findByText(words);
      await waitFor(() => expect(getComputedStyle(text).textAlign).toBe("right"));
    }
  },
};
export const Dark: Story = { ...Filled, globals: dark };
export const Phone: Story = { ...Filled, globals: phone };

/** Escape gives the safe answer and restores the focus. */
export const LeftByKeyboard: Story = {
  args: { record: withoutFiles },
  play: async ({ canvasElement }) => {
    await openByKeyboard(canvasElement, publish);
    await escapeBackTo(canvasElement, publish);
  },
};
