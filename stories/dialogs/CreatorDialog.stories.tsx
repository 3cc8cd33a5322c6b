import type { Meta, StoryObj } from "@storybook/react-vite";
import { CreatorsSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { arabicMetadata } from "../sections/arabicRecord.ts";
import { longCreators, threeCreators } from "../sections/people.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { tabTo } from "../tabTo.ts";
import { escapeAndStay, escapeBackTo, openByKeyboard, openDialog } from "./openDialog.ts";

const meta = {
  title: "Dialogs/CreatorDialog",
  loaders: [loadPage],
  render: sectionStory(CreatorsSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = { creators: threeCreators };
const said = (messages: readonly string[], severity?: "warning" | "info") => [
  {
    field: "metadata.creators.0.affiliations",
    messages: [...messages],
    ...(severity === undefined ? {} : { severity }),
  },
];
const add = "Add creator";
const edit = "Edit Lovelace, Ada";

export const Empty: Story = { play: async ({ canvasElement }) => void (await openDialog(canvasElement, add)) };
export const Filled: Story = {
  args: { metadata },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, edit)),
};
export const Long: Story = {
  args: { metadata: { creators: longCreators } },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, /^Edit Wolfeschlegel/)),
};
export const Invalid: Story = {
  args: { metadata, errors: said(["This institute is closed."]) },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, edit);
    await dialog.findByText(/This institute is closed\./);
  },
};
export const Warning: Story = {
  args: { metadata, errors: said(["Name the department, too."], "warning") },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, edit);
    await dialog.findByText(/Name the department, too\./);
  },
};
export const Info: Story = {
  args: { metadata, errors: said(["Affiliations are shown with the record."], "info") },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, edit);
    await dialog.findByText(/Affiliations are shown with the record\./);
  },
};
const searching = async (canvasElement: HTMLElement) => {
  const dialog = await openDialog(canvasElement, add);
  await userEvent.type(dialog.getByRole("combobox", { name: /^Find a person/ }), "ma");
  return dialog;
};
export const Loading: Story = {
  args: { faults: [{ path: "/api/names", fault: { kind: "delay", ms: 3_600_000 } }] },
  play: async ({ canvasElement }) => {
    await expect(await (await searching(canvasElement)).findByText("Loading…")).toBeVisible();
  },
};
export const FailedSearch: Story = {
  args: { faults: [{ path: "/api/names", fault: { kind: "answer", status: 502, body: "<h1>Bad gateway</h1>" } }] },
  play: async ({ canvasElement }) => {
    const found = await (await searching(canvasElement)).findAllByText(/The search did not work/);
    await expect(found.length).toBeGreaterThan(0);
  },
};
export const RightToLeft: Story = {
  args: { metadata: arabicMetadata },
  globals: arabic,
  parameters: inEnglish,
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, /^Edit ابن الهيثم/)),
};
export const Dark: Story = { ...Filled, globals: dark };
export const Phone: Story = { ...Filled, globals: phone };

/** Adds a creator by keyboard. Escape asks before input is lost. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement, add);
    await tabTo(() => dialog.getByLabelText(/^Family name/));
    await userEvent.keyboard("Curie");
    await escapeAndStay();
    await tabTo(() => dialog.getByRole("button", { name: "Save" }));
    await userEvent.keyboard("{Enter}");
    await within(canvasElement).findByRole("button", { name: "Edit Curie" });
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: add })).toHaveFocus());
  },
};
export const LeftByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await openByKeyboard(canvasElement, add);
    await escapeBackTo(canvasElement, add);
  },
};
