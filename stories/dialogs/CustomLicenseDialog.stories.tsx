import type { Meta, StoryObj } from "@storybook/react-vite";
import { LicensesSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { arabicMetadata } from "../sections/arabicRecord.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { tabTo } from "../tabTo.ts";
import { escapeAndStay, openByKeyboard, openDialog } from "./openDialog.ts";

const meta = {
  title: "Dialogs/CustomLicenseDialog",
  loaders: [loadPage],
  render: sectionStory(LicensesSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const custom = {
  title: { en: "Terms of the tide gauge network" },
  description: { en: "Free for research." },
  link: "https://example.org/terms",
};
const metadata = { rights: [custom] };
const add = "Add custom";
const edit = "Edit Terms of the tide gauge network";
const link = "metadata.rights.0.link";

export const Empty: Story = { play: async ({ canvasElement }) => void (await openDialog(canvasElement, add)) };
export const Filled: Story = {
  args: { metadata },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, edit)),
};
export const Long: Story = {
  args: {
    metadata: {
      rights: [
        {
          title: { en: "Terms of the network of tide gauges, current meters and drifting buoys ".repeat(3) },
          description: { en: "Free for research, teaching and the public good. ".repeat(30) },
          link: `https://example.org/${"terms-and-conditions/".repeat(9)}`,
        },
      ],
    },
  },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, /^Edit Terms/)),
};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, add);
    await userEvent.type(dialog.getByLabelText(/^Link/), "example.org");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("Title is a required field.");
    await dialog.findByText("Link must be a valid URL");
  },
};
export const Warning: Story = {
  args: { metadata, errors: [{ field: link, messages: ["It leads nowhere yet."], severity: "warning" }] },
  play: async ({ canvasElement }) => {
    await (await openDialog(canvasElement, edit)).findByText(/It leads nowhere yet\./);
  },
};
export const Info: Story = {
  args: { metadata, errors: [{ field: link, messages: ["A lasting address is best."], severity: "info" }] },
  play: async ({ canvasElement }) => {
    await (await openDialog(canvasElement, edit)).findByText(/A lasting address is best\./);
  },
};
export const RightToLeft: Story = {
  args: { metadata: arabicMetadata },
  globals: arabic,
  parameters: inEnglish,
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, /^Edit شروط شبكة المقاييس$/)),
};
export const Dark: Story = { ...Filled, globals: dark };
export const Phone: Story = { ...Filled, globals: phone };

/** Describes a license by keyboard. Escape asks before input is lost. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement, add);
    await tabTo(() => dialog.getByLabelText(/^Title/));
    await userEvent.keyboard("House rules");
    await escapeAndStay();
    await tabTo(() => dialog.getByRole("button", { name: "Save" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(canvasElement).getByText("House rules")).toBeVisible());
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: add })).toHaveFocus());
  },
};
