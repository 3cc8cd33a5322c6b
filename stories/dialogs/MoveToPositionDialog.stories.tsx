import type { Meta, StoryObj } from "@storybook/react-vite";
import { CreatorsSection } from "@deposit/react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { longCreators } from "../sections/people.ts";
import { arabicMetadata } from "../sections/arabicRecord.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { findDialog } from "./openDialog.ts";

const meta = {
  title: "Dialogs/MoveToPositionDialog",
  loaders: [loadPage],
  render: sectionStory(CreatorsSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = { creators: longCreators };
const openPosition = async (canvasElement: HTMLElement, row: string | RegExp) => {
  (await within(canvasElement).findByRole("button", { name: row })).focus();
  await userEvent.keyboard("{Enter}");
  (await screen.findByRole("menuitem", { name: "Move to position…" })).focus();
  await userEvent.keyboard("{Enter}");
  return within(await findDialog("move-to-position"));
};
const menu = "Move CERN";

export const Filled: Story = {
  args: { metadata },
  play: async ({ canvasElement }) => void (await openPosition(canvasElement, menu)),
};
export const Long: Story = {
  args: { metadata },
  play: async ({ canvasElement }) => void (await openPosition(canvasElement, /^Move Wolfeschlegel/)),
};
/** An invalid number returns the focus to its field with an error. In the field itself the error is announced. */
export const Invalid: Story = {
  args: { metadata },
  play: async ({ canvasElement }) => {
    const dialog = await openPosition(canvasElement, menu);
    const position = dialog.getByRole("textbox");
    const refusal = /^Give a whole number/;
    await userEvent.keyboard("99");
    dialog.getByRole("button", { name: "Move" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(position).toHaveFocus());
    await expect(position).toBeInvalid();
    await expect(position).toHaveAccessibleDescription(refusal);
    await userEvent.keyboard("98{Enter}");
    await waitFor(() =>
      expect(
        screen
          .getAllByRole("log")
          .map((log) => log.textContent)
          .join(),
      ).toMatch(/Give a whole number/),
    );
  },
};
export const RightToLeft: Story = {
  args: { metadata: { ...arabicMetadata, creators: longCreators } },
  globals: arabic,
  parameters: inEnglish,
  play: async ({ canvasElement }) => void (await openPosition(canvasElement, /^Move ابن الهيثم/)),
};
export const Dark: Story = { ...Filled, globals: dark };
export const Phone: Story = { ...Filled, globals: phone };

/** Moves a row to the top by its number. The menu of the row gets the focus back. */
export const ByKeyboard: Story = {
  args: { metadata },
  play: async ({ canvasElement }) => {
    await openPosition(canvasElement, menu);
    await userEvent.keyboard("1{Enter}");
    await waitFor(() => expect(canvasElement.querySelector(".deposit-entry__title")).toHaveTextContent("CERN"));
    await waitFor(() => expect(document.querySelector(".deposit-dialog")).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: menu })).toHaveFocus());
  },
};
