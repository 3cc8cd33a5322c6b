import type { Meta, StoryObj } from "@storybook/react-vite";
import { IdentifiersSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { rowsByKeyboard } from "./rowsByKeyboard.ts";

const meta = {
  title: "Sections/Identifiers",
  loaders: [loadPage],
  render: sectionStory(IdentifiersSection, "Alternate identifiers"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = {
  identifiers: [
    { scheme: "ark", identifier: "ark:/12148/btv1b8449691v" },
    { scheme: "doi", identifier: "10.1234/foo.bar" },
    { scheme: "url", identifier: "https://example.org/tides/brest" },
  ],
};
const long = {
  identifiers: Array.from({ length: 14 }, (_, index) => ({
    scheme: "url",
    identifier: `https://example.org/${"tide-gauge-".repeat(12)}${index}`,
  })),
};

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
export const Long: Story = { args: { metadata: long } };
export const Disabled: Story = { args: { metadata, fields: { "metadata.identifiers": { disabled: true } } } };
export const Invalid: Story = {
  args: { metadata, errors: [{ field: "metadata.identifiers.1.identifier", messages: ["Invalid DOI."] }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const word = await canvas.findByText("Invalid DOI.");
    await expect(word.closest("[data-severity]")).toHaveAttribute("data-severity", "error");
    await expect(canvasElement.querySelector("[aria-invalid=true]")).toHaveAccessibleDescription(/Invalid DOI\./);
  },
};
export const Warning: Story = {
  args: {
    metadata,
    errors: [
      { field: "metadata.identifiers.1.identifier", messages: ["This one leads nowhere yet."], severity: "warning" },
    ],
  },
};
export const Info: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.identifiers", messages: ["Identifiers tie copies together."], severity: "info" }],
  },
};
export const Dark: Story = { args: { metadata }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };
export const Phone: Story = { args: { metadata }, globals: phone };

/** A pasted identifier is normalized, and its scheme is selected. */
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add identifier" }));
    const identifier = await canvas.findByRole("textbox", { name: /^Identifier/ });
    await waitFor(() => expect(identifier).toHaveFocus());
    await userEvent.paste("https://doi.org/10.1234/foo.bar");
    await expect(identifier).toHaveValue("10.1234/foo.bar");
    await expect(canvas.getByRole("combobox", { name: /^Scheme/ })).toHaveDisplayValue("DOI");
    await canvas.findByText("Recognized as DOI.");
  },
};
export const Missing: Story = {
  args: { metadata: { identifiers: [{ identifier: "B-17" }] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const identifier = await canvas.findByRole("textbox", { name: /^Identifier/ });
    await userEvent.click(identifier);
    await userEvent.tab();
    await userEvent.tab();
    await canvas.findByText("Scheme is a required field.");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^Scheme/ }), "ISSN");
    await userEvent.clear(identifier);
    await userEvent.tab();
    await canvas.findByText("Identifier is a required field.");
  },
};

/** Moves, removes and restores rows by keyboard. */
export const ByKeyboard: Story = {
  args: { metadata },
  play: ({ canvasElement }) => rowsByKeyboard(canvasElement),
};
