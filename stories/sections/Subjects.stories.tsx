import type { Meta, StoryObj } from "@storybook/react-vite";
import { SubjectsSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";

const meta = {
  title: "Sections/Subjects",
  loaders: [loadPage],
  render: sectionStory(SubjectsSection, "Recommended information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const subjects = [{ id: "gemet:salinity", scheme: "GEMET", subject: "salinity" }, { subject: "tide gauges" }];
const metadata = { subjects };
const many = [
  "Baltic Sea",
  "A keyword that somebody wrote as a whole sentence, which happens, and which has to fit on a phone as well",
  "eutrophication",
  "algal bloom",
  "marine biology of the northern archipelago",
  "sea ice",
  "wetland",
  "Seaweed",
  "coastal erosion",
].map((subject) => ({ subject }));
const error = [{ field: "metadata.subjects.1.subject", messages: ["This keyword is not allowed."] }];
const search = async (canvasElement: HTMLElement, text: string) => {
  const box = await within(canvasElement).findByRole("combobox", { name: "Keywords and subjects" });
  await userEvent.type(box, text);
  return box;
};

export const Empty: Story = {};
export const Filled: Story = { args: { metadata } };
export const Long: Story = { args: { metadata: { subjects: many } } };
export const Disabled: Story = { args: { metadata, fields: { "metadata.subjects": { disabled: true } } } };
export const Invalid: Story = {
  args: { metadata, errors: error },
  play: async ({ canvasElement }) => {
    const word = await within(canvasElement).findByText("“tide gauges”: This keyword is not allowed.");
    await expect(word.closest("[data-severity]")).toHaveAttribute("data-severity", "error");
  },
};
export const Warning: Story = {
  args: { metadata, errors: [{ field: "metadata.subjects", messages: ["Give three at least."], severity: "warning" }] },
};
export const Info: Story = {
  args: { metadata, errors: [{ field: "metadata.subjects", messages: ["People search by these."], severity: "info" }] },
};
export const Dark: Story = { args: { metadata }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };
export const Phone: Story = { args: { metadata: { subjects: many } }, globals: phone };

/** With at most two sources, including "all", there is no choice. */
export const OneSource: Story = {
  args: {
    metadata,
    config: {
      vocabularies: {
        subjects: {
          limit_to: [
            { value: "all", text: "All" },
            { value: "MeSH", text: "MeSH" },
          ],
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("combobox", { name: "Keywords and subjects" });
    await expect(within(canvasElement).queryByRole("combobox", { name: "Suggest from" })).toBeNull();
  },
};
export const SuggestedFromOneSource: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "Suggest from" }), "MeSH");
    await search(canvasElement, "sea");
    await expect(await canvas.findByRole("option", { name: "(MeSH) Seaweed" })).toBeVisible();
    await expect(canvas.queryByRole("option", { name: /^\(GEMET\)/ })).toBeNull();
  },
};
/** Adds a vocabulary term and a free keyword, and removes both, by keyboard. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await search(canvasElement, "salinity");
    await canvas.findByRole("option", { name: "(GEMET) salinity" });
    await userEvent.keyboard("{ArrowDown}{Enter}{Escape}");
    await canvas.findByRole("button", { name: "Remove (GEMET) salinity" });
    await userEvent.keyboard("my own word{Enter}{Escape}");
    await canvas.findByRole("button", { name: "Remove my own word" });
    await userEvent.keyboard("{Backspace}{Enter}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Remove my own word" })).toBeNull());
    await expect(box).toHaveFocus();
  },
};
export const Loading: Story = {
  args: { faults: [{ path: "/api/subjects", fault: { kind: "delay", ms: 3_600_000 } }] },
  play: async ({ canvasElement }) => {
    await search(canvasElement, "sea");
    await expect(await within(canvasElement).findByText("Loading…")).toBeVisible();
  },
};
export const FailedSearch: Story = {
  args: { faults: [{ path: "/api/subjects", fault: { kind: "answer", status: 500, body: "<h1>Oh no</h1>" } }] },
  play: async ({ canvasElement }) => {
    await search(canvasElement, "sea");
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(/The subjects could not be searched/)).length).toBeGreaterThan(0);
    await expect(canvas.getByRole("option", { name: "Try again" })).toBeVisible();
    await expect(canvas.getByRole("option", { name: "Add “sea”" })).toBeVisible();
  },
};
