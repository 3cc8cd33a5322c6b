import type { Meta, StoryObj } from "@storybook/react-vite";
import { RelatedWorksSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { rowsByKeyboard } from "./rowsByKeyboard.ts";

const meta = {
  title: "Sections/RelatedWorks",
  loaders: [loadPage],
  render: sectionStory(RelatedWorksSection, "Related works"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = {
  related_identifiers: [
    {
      scheme: "doi",
      identifier: "10.1234/foo.bar",
      relation_type: { id: "issupplementto" },
      resource_type: { id: "publication-article" },
    },
    {
      scheme: "url",
      identifier: "https://example.org/tides/brest",
      relation_type: { id: "isderivedfrom" },
      resource_type: { id: "dataset" },
    },
  ],
};
const long = {
  related_identifiers: Array.from({ length: 14 }, (_, index) => ({
    scheme: "doi",
    identifier: `10.1234/${"tide-gauge-".repeat(10)}${index}`,
    relation_type: { id: "cites" },
    resource_type: { id: "publication-article" },
  })),
};

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
export const Long: Story = { args: { metadata: long } };
export const Disabled: Story = { args: { metadata, fields: { "metadata.related_identifiers": { disabled: true } } } };
export const Invalid: Story = {
  args: { metadata, errors: [{ field: "metadata.related_identifiers.0.identifier", messages: ["Invalid DOI."] }] },
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
      {
        field: "metadata.related_identifiers.0.identifier",
        messages: ["This one leads nowhere yet."],
        severity: "warning",
      },
    ],
  },
};
export const Info: Story = {
  args: {
    metadata,
    errors: [
      {
        field: "metadata.related_identifiers",
        messages: ["Name the article that describes the data."],
        severity: "info",
      },
    ],
  },
};
export const Dark: Story = { args: { metadata }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };
export const Phone: Story = { args: { metadata }, globals: phone };

/** Each missing value of a row is shown beside its field when the row loses the focus. */
export const Missing: Story = {
  args: { metadata: { related_identifiers: [{ identifier: "B-17" }] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("combobox", { name: /^Relation/ }));
    for (let presses = 0; presses < 4; presses += 1) await userEvent.tab();
    await canvas.findByText("Relation is a required field.");
    await canvas.findByText("Resource type is a required field.");
    await canvas.findByText("Scheme is a required field.");
  },
};
export const Pasted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add related work" }));
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^Relation/ })).toHaveFocus());
    const identifier = canvas.getByRole("textbox", { name: /^Identifier/ });
    await userEvent.click(identifier);
    await userEvent.paste("arXiv:2101.12345v2");
    await expect(canvas.getByRole("combobox", { name: /^Scheme/ })).toHaveDisplayValue("arXiv");
  },
};

/** Moves, removes and restores rows by keyboard. */
export const ByKeyboard: Story = {
  args: { metadata },
  play: ({ canvasElement }) => rowsByKeyboard(canvasElement),
};
