import type { Meta, StoryObj } from "@storybook/react-vite";
import { LicensesSection } from "@deposit/react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { rowsByKeyboard } from "./rowsByKeyboard.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";

const meta = {
  title: "Sections/Licenses",
  loaders: [loadPage],
  render: sectionStory(LicensesSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const ccBy = {
  id: "cc-by-4.0",
  title: { en: "Creative Commons Attribution 4.0 International" },
  description: {
    en: "The Creative Commons Attribution license allows re-distribution and re-use of a licensed work on the condition that the creator is appropriately credited.",
  },
  props: { url: "https://creativecommons.org/licenses/by/4.0/" },
};
const custom = {
  title: { en: "Terms of the tide gauge network" },
  description: { en: "Free for research. ".repeat(30) },
  link: "https://example.org/terms",
};
const rights = [ccBy, custom];
const openPicker = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add standard" }));
  return within(await screen.findByRole("dialog", { name: "Add standard license" }));
};

export const Empty: Story = {};
export const Filled: Story = { args: { metadata: { rights } } };
export const Phone: Story = { args: { metadata: { rights } }, globals: phone };
export const Disabled: Story = { args: { metadata: { rights }, fields: { "metadata.rights": { disabled: true } } } };
export const Invalid: Story = {
  args: {
    metadata: { rights },
    errors: [{ field: "metadata.rights.1.link", messages: ["Not a valid URL."] }],
  },
};
export const Warning: Story = {
  args: {
    metadata: { rights },
    errors: [{ field: "metadata.rights", messages: ["Data are best given a data license."], severity: "warning" }],
  },
};
export const Info: Story = {
  args: {
    metadata: { rights },
    errors: [{ field: "metadata.rights", messages: ["Most people choose CC BY."], severity: "info" }],
  },
};
export const Long: Story = {
  args: {
    metadata: {
      rights: [
        ...Array.from({ length: 11 }, (_, index) => ({ ...custom, title: { en: `Terms of station ${index + 1}` } })),
        {
          title: {
            en: "Terms of use of the observations of all stations on the northern coast, in their third edition",
          },
        },
      ],
    },
  },
};
export const Dark: Story = { args: { metadata: { rights } }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };

export const Picker: Story = {
  args: { metadata: { rights: [ccBy] } },
  play: async ({ canvasElement }) => {
    const dialog = await openPicker(canvasElement);
    await expect((await dialog.findAllByRole("radio")).length).toBeGreaterThan(3);
    await expect(dialog.getByText("Already added")).toBeVisible();
  },
};

export const PickerByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openPicker(canvasElement);
    await waitFor(() => expect(dialog.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("mit license{Enter}");
    const radio = await dialog.findByRole("radio", { name: "MIT License" });
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole("tab", { name: "All" })).toHaveFocus();
    radio.focus();
    await userEvent.keyboard(" ");
    await userEvent.click(dialog.getByRole("button", { name: "Add license" }));
    await waitFor(() => expect(within(canvasElement).getByText("MIT License")).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveTextContent("Add standard"));
  },
};

export const PickerFindsNothing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openPicker(canvasElement);
    await userEvent.type(dialog.getByRole("searchbox"), "zzzzzz{Enter}");
    await dialog.findByText(/No license matches/);
  },
};

export const PickerFails: Story = {
  args: {
    faults: [
      { path: "/api/vocabularies/licenses", fault: { kind: "answer", status: 502, body: "<h1>Bad gateway</h1>" } },
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await openPicker(canvasElement);
    await dialog.findByText(/could not be loaded/);
  },
};

export const PickerLoads: Story = {
  args: { faults: [{ path: "/api/vocabularies/licenses", fault: { kind: "delay", ms: 3_600_000 } }] },
  play: async ({ canvasElement }) => {
    const dialog = await openPicker(canvasElement);
    await dialog.findByText("Loading…");
  },
};

export const Custom: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add custom" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add custom license" }));
    await userEvent.type(dialog.getByLabelText(/^Link/), "example.org");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("Title is a required field.");
    await dialog.findByText("Link must be a valid URL");
  },
};

/** Moves, removes and restores rows by keyboard. */
export const ByKeyboard: Story = {
  args: { metadata: { rights } },
  play: ({ canvasElement }) => rowsByKeyboard(canvasElement),
};
