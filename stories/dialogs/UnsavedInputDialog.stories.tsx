import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActionBarSection, LicensesSection } from "@deposit/react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { tabTo } from "../tabTo.ts";
import { escapeAndStay, findDialog, openByKeyboard, openDialog } from "./openDialog.ts";

const meta = {
  title: "Dialogs/UnsavedInputDialog",
  loaders: [loadPage],
  render: sectionStory(LicensesSection, null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

/** Presses Escape after typing, and returns the confirmation above the dialog. */
async function leave(): Promise<ReturnType<typeof within>> {
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.querySelectorAll(".deposit-dialog")).toHaveLength(2));
  return within(await findDialog());
}
const leaving = (title: string) => async (canvasElement: HTMLElement) => {
  const dialog = await openDialog(canvasElement, "Add custom");
  await userEvent.type(dialog.getByRole("textbox", { name: /^Title/ }), title);
  await leave();
};

export const Filled: Story = { play: ({ canvasElement }) => leaving("Terms of the tide gauges")(canvasElement) };
export const RightToLeft: Story = {
  globals: arabic,
  parameters: inEnglish,
  play: ({ canvasElement }) => leaving("شروط البيانات")(canvasElement),
};
export const Dark: Story = { ...Filled, globals: dark };
export const Phone: Story = { ...Filled, globals: phone };

/** The safe answer has the focus, and returns it to the input. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement, "Add custom");
    await tabTo(() => dialog.getByRole("textbox", { name: /^Title/ }));
    await userEvent.keyboard("Terms");
    await escapeAndStay();
    await expect(dialog.getByRole("textbox", { name: /^Title/ })).toHaveValue("Terms");
  },
};

/** The other answer closes both dialogs, and restores the focus to where they were opened. */
export const Discarded: Story = {
  play: async ({ canvasElement }) => {
    await leaving("Terms")(canvasElement);
    await userEvent.click(screen.getByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(document.querySelector(".deposit-dialog")).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Add custom" })).toHaveFocus());
  },
};

/** A comment for the curators has its own text. */
export const Comment: Story = {
  args: {
    record: {
      files: { enabled: false },
      id: "a",
      status: "in_review",
      parent: { review: { id: "r", receiver: { community: "c" } } },
    },
  },
  render: sectionStory(ActionBarSection, null),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, "Cancel review");
    await userEvent.type(dialog.getByRole("textbox"), "Table 3");
    const question = await leave();
    await expect(question.getByText("What you wrote to the curators was not sent.")).toBeVisible();
  },
};
