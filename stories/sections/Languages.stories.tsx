import type { Meta, StoryObj } from "@storybook/react-vite";
import { LanguagesSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";

const meta = {
  title: "Sections/Languages",
  loaders: [loadPage],
  render: sectionStory(LanguagesSection, "Recommended information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const metadata = {
  languages: [
    { id: "eng", title: { en: "English" } },
    { id: "fra", title: { en: "French" } },
  ],
};
const long = {
  languages: ["English", "French", "German", "Swedish", "Finland-Swedish Sign Language", "Modern Greek (1453-)"].map(
    (name, index) => ({ id: `l${index}`, title: { en: name } }),
  ),
};
const search = async (canvasElement: HTMLElement, text: string) => {
  const box = await within(canvasElement).findByRole("combobox", { name: "Languages" });
  await userEvent.type(box, text);
  return box;
};

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
export const Long: Story = { args: { metadata: long } };
export const Disabled: Story = { args: { metadata, fields: { "metadata.languages": { disabled: true } } } };
export const Invalid: Story = {
  args: { metadata, errors: [{ field: "metadata.languages", messages: ["This language is not known."] }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const word = await canvas.findByText("This language is not known.");
    await expect(word.closest("[data-severity]")).toHaveAttribute("data-severity", "error");
    await expect(canvasElement.querySelector("[aria-invalid=true]")).toHaveAccessibleDescription(
      /This language is not known\./,
    );
  },
};
export const Warning: Story = {
  args: { metadata, errors: [{ field: "metadata.languages", messages: ["Is that all?"], severity: "warning" }] },
};
export const Info: Story = {
  args: {
    metadata,
    errors: [{ field: "metadata.languages", messages: ["People filter by language."], severity: "info" }],
  },
};
export const Dark: Story = { args: { metadata }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };
export const Phone: Story = { args: { metadata }, globals: phone };

/** Exact and prefix matches come first. */
export const Suggestions: Story = {
  play: async ({ canvasElement }) => {
    await search(canvasElement, "swedish");
    const options = await within(canvasElement).findAllByRole("option");
    await expect(options[0]).toHaveTextContent(/^Swedish$/);
  },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await search(canvasElement, "swedish");
    await canvas.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}{Enter}{Escape}");
    await canvas.findByRole("button", { name: "Remove Swedish" });
    await userEvent.keyboard("{Backspace}");
    await expect(canvas.getByRole("button", { name: "Remove Swedish" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Remove Swedish" })).not.toBeInTheDocument());
    await expect(box).toHaveFocus();
  },
};
export const Loading: Story = {
  args: { faults: [{ path: "/api/vocabularies/languages", fault: { kind: "delay", ms: 3_600_000 } }] },
  play: async ({ canvasElement }) => {
    await search(canvasElement, "swe");
    await expect(await within(canvasElement).findByText("Loading…")).toBeVisible();
  },
};
export const FailedSearch: Story = {
  args: {
    faults: [{ path: "/api/vocabularies/languages", fault: { kind: "answer", status: 500, body: "<h1>Oh no</h1>" } }],
  },
  play: async ({ canvasElement }) => {
    await search(canvasElement, "swe");
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(/The languages could not be searched/)).length).toBeGreaterThan(0);
    await expect(canvas.getByRole("option", { name: "Try again" })).toBeVisible();
  },
};
