import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActionBarSection } from "@deposit/react";
import { expect, userEvent, waitFor } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { tabTo } from "../tabTo.ts";
import { escapeAndStay, openByKeyboard, openDialog, openFromMenu } from "./openDialog.ts";

const meta = {
  title: "Dialogs/DiscardCommentDialog",
  loaders: [loadPage],
  render: sectionStory(ActionBarSection, null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const review = { id: "r", receiver: { community: "c" } };
const record = { files: { enabled: false }, id: "a", status: "in_review", parent: { review } };
const leaving = (comment: string) => async (canvasElement: HTMLElement) => {
  const dialog = await openDialog(canvasElement, "Cancel review");
  await userEvent.type(dialog.getByRole("textbox"), comment);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.querySelectorAll(".deposit-dialog")).toHaveLength(2));
};

export const Filled: Story = { args: { record }, play: ({ canvasElement }) => leaving("Table 3")(canvasElement) };
export const RightToLeft: Story = {
  args: { record },
  globals: arabic,
  play: ({ canvasElement }) => leaving("الجدول 3")(canvasElement),
};
export const Dark: Story = { ...Filled, globals: dark };
export const Phone: Story = {
  args: { record },
  globals: phone,
  play: async ({ canvasElement }) => {
    const dialog = await openFromMenu(canvasElement, "Cancel review");
    await userEvent.type(dialog.getByRole("textbox"), "Table 3");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.querySelectorAll(".deposit-dialog")).toHaveLength(2));
  },
};

/** The answer that loses nothing has the focus, and leads back to what was typed. */
export const ByKeyboard: Story = {
  args: { record },
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement, "Cancel review");
    await tabTo(() => dialog.getByRole("textbox"));
    await userEvent.keyboard("Table 3");
    await escapeAndStay();
    await expect(dialog.getByRole("textbox")).toHaveValue("Table 3");
  },
};
