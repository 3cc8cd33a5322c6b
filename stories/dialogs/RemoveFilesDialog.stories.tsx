import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilesSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { storedFile } from "../sections/sampleFiles.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { escapeBackTo, openByKeyboard, openDialog } from "./openDialog.ts";

const meta = {
  title: "Dialogs/RemoveFilesDialog",
  loaders: [loadPage],
  render: sectionStory(FilesSection, "Files"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const files = [storedFile("tide-gauge-2024.csv", 1_843_200), storedFile("README.md", 4_812)];
const remove = "Remove README.md";
const removeAll = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole("checkbox", { name: "Select all files" }));
  await openDialog(canvasElement, "Remove selected");
};

export const Filled: Story = {
  args: { files },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, remove)),
};
export const Long: Story = {
  args: {
    files: Array.from({ length: 12 }, (_, index) =>
      storedFile(`${"a very long name of a file that an instrument wrote ".repeat(3)}${index + 1}.csv`, 1_000),
    ),
  },
  play: ({ canvasElement }) => removeAll(canvasElement),
};
export const RightToLeft: Story = {
  args: { files: [storedFile("قراءات 2024.csv", 1_843_200), storedFile("اقرأني.md", 4_812)] },
  globals: arabic,
  parameters: inEnglish,
  play: ({ canvasElement }) => removeAll(canvasElement),
};
export const Dark: Story = { ...Filled, globals: dark };
export const Phone: Story = { ...Filled, globals: phone };

/** The safe answer has the focus, and Escape gives it. */
export const LeftByKeyboard: Story = {
  args: { files },
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement, remove);
    await waitFor(() => expect(dialog.getByRole("button", { name: "Keep file" })).toHaveFocus());
    await escapeBackTo(canvasElement, remove);
  },
};
