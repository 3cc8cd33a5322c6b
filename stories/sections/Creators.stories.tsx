import type { Meta, StoryObj } from "@storybook/react-vite";
import { CreatorsSection } from "@deposit/react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { longCreators, threeCreators } from "./people.ts";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { tabTo } from "../tabTo.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";

const meta = {
  title: "Sections/Creators",
  loaders: [loadPage],
  render: sectionStory(CreatorsSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const titles = (canvasElement: HTMLElement): (string | null)[] =>
  [...canvasElement.querySelectorAll(".deposit-entry__title")].map((title) => title.textContent);
const openDialog = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add creator" }));
  return within(await screen.findByRole("dialog", { name: "Add creator" }));
};

const suggestions = async () =>
  within(await screen.findByRole("listbox", { name: "Suggestions" })).findAllByRole("option");

export const Empty: Story = {};
export const Filled: Story = { args: { metadata: { creators: threeCreators } } };
export const Long: Story = { args: { metadata: { creators: longCreators } } };
export const Phone: Story = { args: { metadata: { creators: longCreators } }, globals: phone };
export const Disabled: Story = {
  args: { metadata: { creators: threeCreators }, fields: { "metadata.creators": { disabled: true } } },
};

export const Invalid: Story = {
  args: {
    metadata: { creators: threeCreators },
    errors: [
      { field: "metadata.creators.0.person_or_org.identifiers.0.identifier", messages: ["Invalid ORCID identifier."] },
      { field: "metadata.creators", messages: ["The first creator must be a person of this institute."] },
    ],
  },
  play: async ({ canvasElement }) => {
    const word = await within(canvasElement).findByText("Invalid ORCID identifier.");
    await expect(word.closest("li")).toHaveTextContent("Lovelace, Ada");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Edit Lovelace, Ada" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit creator" }));
    await expect(dialog.getByLabelText("Identifier 1")).toHaveAccessibleDescription(/Invalid ORCID identifier\./);
  },
};

export const Warning: Story = {
  args: {
    metadata: { creators: threeCreators },
    errors: [
      {
        field: "metadata.creators.2.affiliations",
        messages: ["Give an affiliation."],
        severity: "warning",
        description: 'See the <a href="https://example.org/rules">rules of the community</a>.',
      },
    ],
  },
};

export const Dialog: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByLabelText(/^Family name/), "Lovelace");
    await userEvent.type(dialog.getByLabelText("Identifier 1"), "https://orcid.org/0000-0002-1825-0098");
    await userEvent.tab();
    await expect(dialog.getByLabelText("Scheme of identifier 1")).toHaveDisplayValue("ORCID");
    await dialog.findByText(/not a valid ORCID/);
  },
};

export const DialogOrganization: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole("radio", { name: "An organization" }));
    await userEvent.type(dialog.getByRole("combobox", { name: /^Find an organization/ }), "university");
    await userEvent.click((await suggestions())[0] ?? canvasElement);
    await waitFor(() => expect(dialog.getByLabelText(/^Name/)).not.toHaveValue(""));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(titles(canvasElement)).toHaveLength(1));
  },
};

export const DialogSuggestions: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByRole("combobox", { name: /^Find a person/ }), "ma");
    await expect((await suggestions()).length).toBeGreaterThan(1);
  },
};

export const DialogSearchFails: Story = {
  args: { faults: [{ path: "/api/names", fault: { kind: "answer", status: 500, body: "<h1>Oh no</h1>" } }] },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByRole("combobox", { name: /^Find a person/ }), "ma");
    await expect((await dialog.findAllByText(/The search did not work/)).length).toBeGreaterThan(0);
    await expect(dialog.getByLabelText(/^Family name/)).toBeVisible();
  },
};

export const DialogSearchLoads: Story = {
  args: { faults: [{ path: "/api/names", fault: { kind: "delay", ms: 3_600_000 } }] },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByRole("combobox", { name: /^Find a person/ }), "ma");
    await expect(await dialog.findByText("Loading…")).toBeVisible();
  },
};

/** Adds with a typed affiliation, edits, removes and restores by keyboard. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: "Add creator" });
    await tabTo(() => canvas.getByRole("button", { name: "Add creator" }));
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Add creator" }));
    await tabTo(() => dialog.getByLabelText(/^Family name/));
    await userEvent.keyboard("Curie");
    await tabTo(() => dialog.getByRole("combobox", { name: /^Affiliations/ }));
    await userEvent.keyboard("Radium Institute of the Moon");
    await tabTo(() => dialog.getByRole("button", { name: "Save" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(titles(canvasElement)).toEqual(["Curie"]));
    await expect(canvas.getByText("Radium Institute of the Moon")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add creator" })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("button", { name: "Remove Curie" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(titles(canvasElement)).toEqual(["Curie"]));
  },
};

export const Reordered: Story = {
  args: { metadata: { creators: threeCreators } },
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole("button", { name: "Reorder Lovelace, Ada" })).focus();
    await userEvent.keyboard(" ");
    await screen.findByText("Lovelace, Ada lifted, position 1 of 3.");
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByText("Lovelace, Ada is now at position 2 of 3.");
    await userEvent.keyboard(" ");
    await waitFor(() => expect(titles(canvasElement)).toEqual(["CERN", "Lovelace, Ada", "Noether, Emmy"]));
    await screen.findByText("Lovelace, Ada moved to position 2 of 3.");
  },
};

export const Removed: Story = {
  args: { metadata: { creators: threeCreators } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Remove CERN" }));
    await waitFor(() => expect(titles(canvasElement)).toEqual(["Lovelace, Ada", "Noether, Emmy"]));
    await expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus();
  },
};
export const Info: Story = {
  args: {
    metadata: { creators: threeCreators },
    errors: [{ field: "metadata.creators", messages: ["Name everyone who made it."], severity: "info" }],
  },
};
export const Dark: Story = { args: { metadata: { creators: threeCreators } }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };
