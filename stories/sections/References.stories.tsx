import type { Meta, StoryObj } from "@storybook/react-vite";
import { ReferencesSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { rowsByKeyboard } from "./rowsByKeyboard.ts";

const meta = {
  title: "Sections/References",
  loaders: [loadPage],
  render: sectionStory(ReferencesSection, "References"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = {
  references: [
    { reference: "Airy, G. B. (1845). Tides and waves. Encyclopaedia Metropolitana, 5, 241–396." },
    {
      reference:
        "Doodson, A. T. (1921). The harmonic development of the tide-generating potential. Proceedings of the Royal Society of London. Series A, 100(704), 305–329. https://doi.org/10.1098/rspa.1921.0088",
    },
    { reference: "Wöppelmann, G., Pouvreau, N., & Simon, B. (2006). Brest sea level record." },
  ],
};
const long = {
  references: Array.from({ length: 300 }, (_, index) => ({ reference: `Author ${index + 1} (2024). On the tides.` })),
};

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
export const Long: Story = { args: { metadata: long } };
export const Disabled: Story = { args: { metadata, fields: { "metadata.references": { disabled: true } } } };
export const Invalid: Story = {
  args: { metadata, errors: [{ field: "metadata.references.1.reference", messages: ["This work was withdrawn."] }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const word = await canvas.findByText("This work was withdrawn.");
    await expect(word.closest("[data-severity]")).toHaveAttribute("data-severity", "error");
    await expect(canvasElement.querySelector("[aria-invalid=true]")).toHaveAccessibleDescription(
      /This work was withdrawn\./,
    );
  },
};
export const Warning: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.references.1.reference", messages: ["Please give the year."], severity: "warning" }],
  },
};
export const Info: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.references", messages: ["Cite what you build upon."], severity: "info" }],
  },
};
export const Dark: Story = { args: { metadata }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };
export const Phone: Story = { args: { metadata }, globals: phone };

/** An empty row shows an error when it loses the focus. A new one does not yet. */
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add reference" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Reference/ })).toHaveFocus());
    await userEvent.keyboard(" ");
    await userEvent.tab();
    await canvas.findByText("Reference is a required field.");
  },
};

/** A reference is as high as its text after every key press: as it grows, is replaced, and loses the focus. */
export const GrowsWithItsText: Story = {
  args: { metadata },
  play: async ({ canvasElement }) => {
    const last = (await within(canvasElement).findAllByRole("textbox", { name: "Reference" })).at(-1);
    if (!(last instanceof HTMLTextAreaElement)) throw new Error("There is no reference.");
    const oneLine = last.offsetHeight;
    await userEvent.click(last);
    const heights = new Set<number>();
    for (const word of " which is cited for the sea level of the north-western Atlantic".repeat(3).split(/(?= )/)) {
      await userEvent.keyboard(word);
      await expect(last.scrollHeight).toBeLessThanOrEqual(last.clientHeight);
      heights.add(last.offsetHeight);
    }
    await expect(heights.size).toBeGreaterThan(1);
    last.select();
    await userEvent.keyboard("B");
    await expect(last.offsetHeight).toBe(oneLine);
    last.blur();
    await expect(last).not.toHaveAttribute("style", expect.stringContaining("height"));
    await expect(last.offsetHeight).toBe(oneLine);
  },
};

/** A long list scrolls to its new row and focuses it. */
export const AddedToMany: Story = {
  args: { metadata: long },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add reference" }));
    await waitFor(() => expect(document.activeElement?.closest("[data-index]")).toHaveAttribute("data-index", "300"));
    await userEvent.keyboard("The newest");
    await canvas.findByRole("button", { name: "Remove The newest" });
  },
};

/** Moves, removes and restores rows by keyboard. */
export const ByKeyboard: Story = {
  args: { metadata },
  play: ({ canvasElement }) => rowsByKeyboard(canvasElement),
};
