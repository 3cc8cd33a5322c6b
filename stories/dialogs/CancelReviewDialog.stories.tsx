import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActionBarSection } from "@deposit/react";
import { expect, userEvent } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { tabTo } from "../tabTo.ts";
import { escapeAndStay, openByKeyboard, openDialog, openFromMenu } from "./openDialog.ts";

const meta = {
  title: "Dialogs/CancelReviewDialog",
  loaders: [loadPage],
  render: sectionStory(ActionBarSection, null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const review = { id: "r", receiver: { community: "c" } };
const record = { files: { enabled: false }, id: "a", status: "in_review", parent: { review } };
const cancel = "Cancel review";
const writing = (words: string) => async (canvasElement: HTMLElement) => {
  const dialog = await openDialog(canvasElement, cancel);
  await userEvent.type(dialog.getByRole("textbox"), words);
};

export const Empty: Story = {
  args: { record },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, cancel)),
};
export const Filled: Story = {
  args: { record },
  play: ({ canvasElement }) => writing("Table 3 is wrong.")(canvasElement),
};
export const Long: Story = {
  args: { record },
  play: ({ canvasElement }) => writing("Table 3 is wrong in these places. ".repeat(6))(canvasElement),
};
export const RightToLeft: Story = {
  args: { record },
  globals: arabic,
  parameters: inEnglish,
  play: ({ canvasElement }) => writing("الجدول 3 غير صحيح.")(canvasElement),
};
export const Dark: Story = { ...Filled, globals: dark };
export const Phone: Story = {
  args: { record },
  globals: phone,
  play: async ({ canvasElement }) => {
    const dialog = await openFromMenu(canvasElement, cancel);
    await userEvent.type(dialog.getByRole("textbox"), "Table 3 is wrong.");
  },
};

/** Escape asks before the comment is lost. */
export const ByKeyboard: Story = {
  args: { record },
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement, cancel);
    await tabTo(() => dialog.getByRole("textbox"));
    await userEvent.keyboard("Table 3");
    await escapeAndStay();
    await expect(dialog.getByRole("textbox")).toHaveValue("Table 3");
  },
};
