import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActionBarSection } from "@deposit/react";
import { expect, userEvent } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { arabicCommunity } from "../sections/arabicRecord.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { tabTo } from "../tabTo.ts";
import { escapeAndStay, openByKeyboard, openDialog } from "./openDialog.ts";

const meta = {
  title: "Dialogs/SubmitDialog",
  loaders: [loadPage],
  render: sectionStory(ActionBarSection, null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const withoutFiles = { files: { enabled: false } };
const community = { ...arabicCommunity, slug: "journal", title: "Reviewed journal" };
const submit = "Submit for review";

export const Empty: Story = {
  args: { record: withoutFiles, community },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, submit)),
};
export const Filled: Story = {
  args: { record: withoutFiles, community },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, submit);
    for (const box of dialog.getAllByRole("checkbox")) await userEvent.click(box);
    await userEvent.type(dialog.getByRole("textbox"), "Please look at table 3");
  },
};
export const Long: Story = {
  args: {
    record: withoutFiles,
    community: {
      ...community,
      title: "Network of tide gauges, current meters and drifting buoys of the Arctic ".repeat(2),
    },
    config: { publish_modal_extra: "<p>A record that is published stays, and so do its files.</p>".repeat(8) },
  },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, submit)),
};
export const Invalid: Story = {
  args: { record: withoutFiles, community },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, submit);
    await userEvent.click(dialog.getByRole("button", { name: submit }));
    await expect(await dialog.findAllByText("You must accept this.")).toHaveLength(2);
  },
};
export const RightToLeft: Story = {
  args: { record: withoutFiles, community: arabicCommunity },
  globals: arabic,
  parameters: inEnglish,
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, submit);
    await userEvent.type(dialog.getByRole("textbox"), "يرجى النظر إلى الجدول 3");
  },
};
export const Dark: Story = { ...Filled, globals: dark };
export const Phone: Story = { ...Filled, globals: phone };

/** Ticks both boxes by keyboard. Escape asks before the comment is lost. */
export const ByKeyboard: Story = {
  args: { record: withoutFiles, community },
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement, submit);
    for (const box of dialog.getAllByRole("checkbox")) {
      await tabTo(() => box);
      await userEvent.keyboard(" ");
      await expect(box).toBeChecked();
    }
    await tabTo(() => dialog.getByRole("textbox"));
    await userEvent.keyboard("Table 3");
    await escapeAndStay();
    await expect(dialog.getByRole("textbox")).toHaveValue("Table 3");
  },
};
