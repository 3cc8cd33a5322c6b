import type { Meta, StoryObj } from "@storybook/react-vite";
import { FundingSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { arabicMetadata } from "../sections/arabicRecord.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { tabTo } from "../tabTo.ts";
import { escapeAndStay, openByKeyboard, openDialog } from "./openDialog.ts";

const meta = {
  title: "Dialogs/CustomAwardDialog",
  loaders: [loadPage],
  render: sectionStory(FundingSection, "Funding"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = {
  funding: [{ funder: { name: "Society of the Sea" }, award: { title: { en: "Tides" }, number: "7" } }],
};
const add = "Add custom award";
const edit = /^Edit .*Tides/;
const number = "metadata.funding.0.award.number";

export const Empty: Story = { play: async ({ canvasElement }) => void (await openDialog(canvasElement, add)) };
export const Filled: Story = {
  args: { metadata },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, edit)),
};
export const Long: Story = {
  args: {
    metadata: {
      funding: [
        {
          funder: {
            name: "Ministry of Education, Science, Research, Innovation and the Protection of the Northern Seas",
          },
          award: {
            title: { en: "Tides and the long-term observation of temperature, salinity and oxygen ".repeat(4) },
            number: "NSEA-2026-PROG-0000-1111-2222-3333",
          },
        },
      ],
    },
  },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, edit)),
};
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, add);
    await userEvent.type(dialog.getByLabelText("URL"), "https://example.org");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("Funder is required.");
    await dialog.findByText("URL must be set alongside title or number.");
  },
};
export const Warning: Story = {
  args: { metadata, errors: [{ field: number, messages: ["This number is short."], severity: "warning" }] },
  play: async ({ canvasElement }) => {
    await (await openDialog(canvasElement, edit)).findByText(/This number is short\./);
  },
};
export const Info: Story = {
  args: { metadata, errors: [{ field: number, messages: ["The funder searches by it."], severity: "info" }] },
  play: async ({ canvasElement }) => {
    await (await openDialog(canvasElement, edit)).findByText(/The funder searches by it\./);
  },
};
const searching = async (canvasElement: HTMLElement) => {
  const dialog = await openDialog(canvasElement, add);
  await userEvent.type(dialog.getByRole("combobox", { name: /^Funder/ }), "european");
  return dialog;
};
export const Loading: Story = {
  args: { faults: [{ path: "/api/funders", fault: { kind: "delay", ms: 3_600_000 } }] },
  play: async ({ canvasElement }) => {
    await expect(await (await searching(canvasElement)).findByText("Loading…")).toBeVisible();
  },
};
export const FailedSearch: Story = {
  args: { faults: [{ path: "/api/funders", fault: { kind: "answer", status: 502, body: "<h1>Bad gateway</h1>" } }] },
  play: async ({ canvasElement }) => {
    const found = await (await searching(canvasElement)).findAllByText(/The funders could not be searched/);
    await expect(found.length).toBeGreaterThan(0);
  },
};
export const RightToLeft: Story = {
  args: { metadata: arabicMetadata },
  globals: arabic,
  parameters: inEnglish,
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, /^Edit .*برنامج رصد البحر الأحمر/)),
};
export const Dark: Story = { ...Filled, globals: dark };
export const Phone: Story = { ...Filled, globals: phone };

/** Describes an award by keyboard, with a typed funder. Escape asks before input is lost. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement, add);
    await tabTo(() => dialog.getByRole("combobox", { name: /^Funder/ }));
    await userEvent.keyboard("House of Tides");
    await tabTo(() => dialog.getByLabelText("Title"));
    await userEvent.keyboard("Ebb and flow");
    await escapeAndStay();
    await tabTo(() => dialog.getByRole("button", { name: "Save" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(canvasElement).getByText("Ebb and flow")).toBeVisible());
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: add })).toHaveFocus());
  },
};
