import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilesSection } from "@deposit/react";
import { expect, userEvent, waitFor } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { chooseFiles, fileOfSize, storedFile } from "../sections/sampleFiles.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { findDialog } from "./openDialog.ts";

const meta = {
  title: "Dialogs/UploadLimitsDialog",
  loaders: [loadPage],
  render: sectionStory(FilesSection, "Files"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const config = { quota: { maxFiles: 4, maxStorage: 600_000_000, maxFileSize: null }, allow_empty_files: false };
const files = [storedFile("README.md", 4_812)];

export const Filled: Story = {
  args: { config, files },
  play: async ({ canvasElement }) => {
    await chooseFiles(canvasElement, fileOfSize("README.md", 10), fileOfSize("empty.csv", 0));
    await expect(await findDialog()).toHaveTextContent("README.md is already part of this upload.");
  },
};
export const Long: Story = {
  args: { config, files },
  play: async ({ canvasElement }) => {
    const empty = Array.from({ length: 40 }, (_, index) =>
      fileOfSize(`${"a very long name of a file that an instrument wrote ".repeat(2)}${index + 1}.csv`, 0),
    );
    await chooseFiles(canvasElement, ...empty);
    await findDialog();
  },
};
export const RightToLeft: Story = {
  args: { config, files: [storedFile("قراءات.csv", 4_812)] },
  globals: arabic,
  parameters: inEnglish,
  play: async ({ canvasElement }) => {
    await chooseFiles(canvasElement, fileOfSize("قراءات.csv", 10), fileOfSize("فارغ.csv", 0));
    await findDialog();
  },
};
export const Dark: Story = { ...Filled, globals: dark };
export const Phone: Story = { ...Filled, globals: phone };

/** The only button has the focus, and Escape closes the dialog as well. */
export const LeftByKeyboard: Story = {
  args: { config, files },
  play: async (context) => {
    await Filled.play?.(context);
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.querySelector(".deposit-dialog")).toBeNull());
  },
};
