import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActionBarSection } from "@deposit/react";
import { expect } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { escapeBackTo, openByKeyboard, openDialog, openFromMenu } from "./openDialog.ts";

const meta = {
  title: "Dialogs/DiscardDialog",
  loaders: [loadPage],
  render: sectionStory(ActionBarSection, null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const record = { files: { enabled: false }, id: "a" };
const discard = "Delete";

export const Filled: Story = {
  args: { record },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, discard)),
};
/** The dialog shows no text of the record. */
export const RightToLeft: Story = { ...Filled, globals: arabic, parameters: { wordless: true, ...inEnglish } };
export const Dark: Story = { ...Filled, globals: dark };
/** Opened from the menu of a narrow page. The menu button gets the focus back. */
export const Phone: Story = {
  args: { record },
  globals: phone,
  play: async ({ canvasElement }) => {
    await openFromMenu(canvasElement, discard);
    await escapeBackTo(canvasElement, "More actions");
    await openFromMenu(canvasElement, discard);
  },
};

/** The safe answer has the focus, and Escape gives it. */
export const LeftByKeyboard: Story = {
  args: { record },
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement, discard);
    await expect(dialog.getByRole("button", { name: discard })).not.toHaveFocus();
    await escapeBackTo(canvasElement, discard);
  },
};
