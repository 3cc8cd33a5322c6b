import type { Meta, StoryObj } from "@storybook/react-vite";
import { TitlesSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { rowsByKeyboard } from "./rowsByKeyboard.ts";

const meta = {
  title: "Sections/Titles",
  loaders: [loadPage],
  render: sectionStory(TitlesSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = { title: "Hourly sea level at Brest, 1846 to 2024" };
const additional = {
  ...metadata,
  additional_titles: [
    {
      title: "Niveau marin horaire à Brest, de 1846 à 2024",
      type: { id: "translated-title" },
      lang: { id: "fra", title: { en: "French" } },
    },
    { title: "The Brest series", type: { id: "alternative-title" } },
  ],
};

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
export const Long: Story = {
  args: { metadata: { title: "Hourly sea level at Brest, corrected for the pressure of the air, ".repeat(8) } },
};
export const Phone: Story = { args: { metadata }, globals: phone };
export const Disabled: Story = { args: { metadata, fields: { "metadata.title": { disabled: true } } } };
export const Invalid: Story = {
  args: { metadata, errors: [{ field: "metadata.title", messages: ["The server does not take this."] }] },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText(/^Title/);
    await expect(field).toHaveAccessibleDescription(/The server does not take this\./);
    await expect(field).toBeInvalid();
  },
};
export const Warning: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.title", messages: ["Have another look."], severity: "warning" }],
  },
};

/** The form shows its error when the field loses the focus, not while it is typed in. */
export const LeftEmpty: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByLabelText(/^Title/));
    await userEvent.keyboard("Ti");
    await expect(within(canvasElement).queryByText("A title has at least 3 characters.")).not.toBeInTheDocument();
    await userEvent.tab();
    await within(canvasElement).findByText("A title has at least 3 characters.");
  },
};

export const Additional: Story = { args: { metadata: additional } };
export const AdditionalLong: Story = {
  args: {
    metadata: {
      ...metadata,
      additional_titles: Array.from({ length: 12 }, (_, index) => ({
        title: `Part ${index + 1}: hourly sea level at Brest, corrected for the pressure of the air, ${"and more ".repeat(9)}`,
        type: { id: "subtitle" },
      })),
    },
  },
};
export const AdditionalInvalid: Story = {
  args: {
    metadata: additional,
    errors: [{ field: "metadata.additional_titles.1.title", messages: ["The server does not take this."] }],
  },
  play: async ({ canvasElement }) => {
    const word = await within(canvasElement).findByText("The server does not take this.");
    await expect(word.closest("[role=group]")).toHaveAccessibleName("The Brest series");
  },
};
export const AdditionalInfo: Story = {
  args: {
    metadata: additional,
    errors: [{ field: "metadata.additional_titles", messages: ["A translation helps."], severity: "info" }],
  },
};
export const AdditionalDisabled: Story = {
  args: {
    metadata: additional,
    fields: { "metadata.title": { disabled: true }, "metadata.additional_titles": { disabled: true } },
  },
};
export const Dark: Story = { args: { metadata: additional }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };
export const AdditionalPhone: Story = {
  args: { metadata: additional },
  globals: phone,
};

/** A new row has the focus, and shows what is missing when it loses the focus. */
export const AdditionalTyped: Story = {
  args: { metadata },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add title" }));
    const row = within(await canvas.findByRole("group", { name: "Additional title 1" }));
    await waitFor(() => expect(row.getByRole("textbox", { name: /^Title/ })).toHaveFocus());
    await userEvent.tab();
    await row.findByText("Title is a required field.");
    await userEvent.selectOptions(row.getByRole("combobox", { name: /^Type/ }), "");
    await userEvent.type(row.getByRole("textbox", { name: /^Title/ }), "Tidvatten");
    await userEvent.click(canvas.getAllByRole("textbox", { name: "Title" })[0] ?? canvasElement);
    await canvas.findByText("Type is a required field.");
  },
};
export const FailedSearch: Story = {
  args: {
    metadata: additional,
    faults: [{ path: "/api/vocabularies/languages", fault: { kind: "answer", status: 500, body: "<h1>Oh no</h1>" } }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = within(await canvas.findByRole("group", { name: "The Brest series" }));
    await userEvent.type(row.getByRole("combobox", { name: /^Language/ }), "swe");
    await expect((await canvas.findAllByText(/The languages could not be searched/)).length).toBeGreaterThan(0);
  },
};
export const Info: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.title", messages: ["A title is read before all else."], severity: "info" }],
  },
};
export const Loading: Story = {
  args: {
    metadata: additional,
    faults: [{ path: "/api/vocabularies/languages", fault: { kind: "delay", ms: 3_600_000 } }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = within(await canvas.findByRole("group", { name: "The Brest series" }));
    await userEvent.type(row.getByRole("combobox", { name: /^Language/ }), "swe");
    await expect(await canvas.findByText("Loading…")).toBeVisible();
  },
};

/** Moves, removes and restores rows by keyboard. */
export const ByKeyboard: Story = {
  args: { metadata: additional },
  play: ({ canvasElement }) => rowsByKeyboard(canvasElement),
};

/** An error moves the button that is pressed below it. The press still counts. */
export const AddedWhileOneIsFaulty: Story = {
  args: { metadata },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add title" }));
    const row = within(await canvas.findByRole("group", { name: "Additional title 1" }));
    await waitFor(() => expect(row.getByRole("textbox", { name: /^Title/ })).toHaveFocus());
    const add = canvas.getByRole("button", { name: "Add title" });
    const before = add.getBoundingClientRect().top;
    const hand = userEvent.setup();
    await hand.pointer({ keys: "[MouseLeft>]", target: add });
    await expect(canvas.queryByText("Title is a required field.")).toBeNull();
    await expect(add.getBoundingClientRect().top).toBe(before);
    await hand.pointer({ keys: "[/MouseLeft]", target: add });
    await canvas.findByText("Title is a required field.");
    await expect(canvas.getAllByRole("button", { name: /^Remove/ })).toHaveLength(2);
  },
};
