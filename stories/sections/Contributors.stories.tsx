import type { Meta, StoryObj } from "@storybook/react-vite";
import { ContributorsSection } from "@deposit/react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { longCreators, threeCreators } from "./people.ts";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { rowsByKeyboard } from "./rowsByKeyboard.ts";

const meta = {
  title: "Sections/Contributors",
  loaders: [loadPage],
  render: sectionStory(ContributorsSection, "Recommended information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const withRole = (people: readonly object[]) => people.map((person) => ({ role: { id: "datacollector" }, ...person }));
const metadata = { contributors: withRole(threeCreators) };
const long = { contributors: withRole([...longCreators, ...longCreators, ...longCreators]) };

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
export const Long: Story = { args: { metadata: long } };
export const Disabled: Story = { args: { metadata, fields: { "metadata.contributors": { disabled: true } } } };
export const Invalid: Story = {
  args: { metadata, errors: [{ field: "metadata.contributors.1.role", messages: ["This role is not known."] }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const word = await canvas.findByText("This role is not known.");
    await expect(word.closest("[data-severity]")).toHaveAttribute("data-severity", "error");
    await expect(word.closest("li")).toHaveTextContent("CERN");
  },
};
export const Warning: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.contributors.1.role", messages: ["Please give an affiliation."], severity: "warning" }],
  },
};
export const Info: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.contributors", messages: ["Thank everyone who helped."], severity: "info" }],
  },
};
export const Dark: Story = { args: { metadata }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };
export const Phone: Story = { args: { metadata }, globals: phone };

/** A contributor needs a role. */
export const Dialog: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add contributor" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add contributor" }));
    await userEvent.type(dialog.getByLabelText(/^Family name/), "Curie");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("Role is a required field.");
    await waitFor(() => expect(dialog.getByRole("combobox", { name: /^Role/ })).toHaveFocus());
  },
};

/** Moves, removes and restores rows by keyboard. */
export const ByKeyboard: Story = {
  args: { metadata },
  play: ({ canvasElement }) => rowsByKeyboard(canvasElement),
};
