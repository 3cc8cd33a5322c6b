import type { Meta, StoryObj } from "@storybook/react-vite";
import { DatesSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { rowsByKeyboard } from "./rowsByKeyboard.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";

const meta = {
  title: "Sections/Dates",
  loaders: [loadPage],
  render: sectionStory(DatesSection, "Recommended information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = {
  dates: [
    { date: "2023-02-01/2024-03-09", type: { id: "collected" }, description: "Readings every hour" },
    { date: "2024-04", type: { id: "created" } },
    { date: "2025", type: { id: "available" }, description: "After the embargo" },
  ],
};
const long = {
  dates: Array.from({ length: 14 }, (_, index) => ({
    date: String(1990 + index),
    type: { id: "collected" },
    description: `Campaign ${index + 1}: readings of the gauge at the pier, corrected for the pressure of the air`,
  })),
};

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
export const Long: Story = { args: { metadata: long } };
export const Disabled: Story = { args: { metadata, fields: { "metadata.dates": { disabled: true } } } };
export const Invalid: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.dates.1.date", messages: ["This date lies before the gauge was built."] }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const word = await canvas.findByText("This date lies before the gauge was built.");
    await expect(word.closest("[data-severity]")).toHaveAttribute("data-severity", "error");
    await expect(canvasElement.querySelector("[aria-invalid=true]")).toHaveAccessibleDescription(
      /This date lies before the gauge was built\./,
    );
  },
};
export const Warning: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.dates.1.date", messages: ["Please give the day."], severity: "warning" }],
  },
};
export const Info: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.dates", messages: ["Dates help people to find your data."], severity: "info" }],
  },
};
export const Dark: Story = { args: { metadata }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };
export const Phone: Story = { args: { metadata }, globals: phone };

/** Each date shows how it was understood. Missing values are shown when it loses the focus. */
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add date" }));
    const date = await canvas.findByRole("textbox", { name: /^Date/ });
    await waitFor(() => expect(date).toHaveFocus());
    await userEvent.keyboard("2023/2024-03");
    await canvas.findByText("Understood as from 2023 to March 2024.");
    await userEvent.tab();
    await userEvent.tab();
    await canvas.findByText("Type is a required field.");
    await userEvent.clear(date);
    await userEvent.keyboard("2023/2022");
    await userEvent.tab();
    await canvas.findByText("An interval ends on or after its start.");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^Type/ }), "Collected");
    await userEvent.clear(date);
    await userEvent.tab();
    await canvas.findByText("Date is a required field.");
  },
};

/** Moves, removes and restores rows by keyboard. */
export const ByKeyboard: Story = {
  args: { metadata },
  play: ({ canvasElement }) => rowsByKeyboard(canvasElement),
};
