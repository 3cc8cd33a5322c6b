import type { Meta, StoryObj } from "@storybook/react-vite";
import { DoiSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMessage } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { tabTo } from "../tabTo.ts";

const meta = {
  title: "Sections/Doi",
  loaders: [loadPage],
  render: sectionStory(DoiSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const optional = { is_doi_required: false };
const external = { pids: { doi: { identifier: "10.1234/tides.2026", provider: "external" } } };
const reserved = { pids: { doi: { identifier: "10.5072/tides.2026", provider: "datacite", client: "datacite" } } };
const site = { scheme: "doi", can_be_managed: true, can_be_unmanaged: true, default_selected: "no" };

export const Empty: Story = {};
export const Optional: Story = { args: { config: optional } };
export const Filled: Story = { args: { record: reserved } };
export const External: Story = { args: { record: external } };
export const Long: Story = {
  args: { record: { pids: { doi: { identifier: `10.5072/${"tide-gauge-".repeat(20)}`, provider: "datacite" } } } },
};
export const NotNeeded: Story = {
  args: { config: { ...optional, pids: [{ ...site, default_selected: "not_needed" }] } },
};
export const Registered: Story = {
  args: {
    record: { ...reserved, id: "a", status: "published", is_published: true },
    config: { published_record: reserved },
  },
};
export const Transitions: Story = {
  args: {
    record: { ...external, id: "a", status: "new_version_draft", versions: { index: 2 } },
    config: {
      ...optional,
      pids: [
        {
          ...site,
          optional_doi_transitions: {
            allowed_providers: ["external"],
            message: "A version keeps the kind of DOI that the first one has.",
          },
        },
      ],
    },
  },
};
export const Disabled: Story = { args: { record: external, fields: { "pids.doi": { disabled: true } } } };
export const Invalid: Story = {
  args: {
    record: external,
    errors: [{ field: "pids.doi", messages: ["The prefix '10.1234' is managed by this repository."] }],
  },
};
export const Warning: Story = {
  args: { record: external, errors: [{ field: "pids.doi", messages: ["It leads nowhere yet."], severity: "warning" }] },
};
export const Info: Story = {
  args: { errors: [{ field: "pids.doi", messages: ["Most uploads get one here."], severity: "info" }] },
};
export const Dark: Story = { args: { record: reserved }, globals: dark };
export const RightToLeft: Story = {
  args: { record: reserved, errors: [{ field: "pids.doi", messages: [arabicMessage], severity: "info" }] },
  globals: arabic,
};
export const Phone: Story = { args: { record: reserved, config: optional }, globals: phone };
export const Broken: Story = {
  args: { config: { pids: [{ ...site, can_be_managed: false, can_be_unmanaged: false }] } },
};

export const ReservedAndDiscarded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole("button", { name: "Get a DOI now!" })).focus();
    await userEvent.keyboard("{Enter}");
    const discard = await canvas.findByRole("button", { name: "Discard the reserved DOI." });
    await waitFor(() => expect(discard).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Get a DOI now!" })).toHaveFocus());
  },
};
/** While the DOI is being reserved. */
export const Loading: Story = {
  args: { faults: [{ path: "/api/records", fault: { kind: "delay", ms: 3_600_000 } }] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Get a DOI now!" }));
    await waitFor(() => expect(canvasElement.querySelector("[aria-busy=true]")).toBeVisible());
  },
};

/** The answers are one tab stop with arrow keys. The field of an own DOI is the next. */
export const ByKeyboard: Story = {
  args: { config: optional },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const answers = await canvas.findAllByRole("radio");
    await tabTo(() => answers.find((answer) => answer.matches(":checked")) ?? canvasElement);
    while (!canvas.queryByRole("textbox")) await userEvent.keyboard("{ArrowUp}");
    await userEvent.tab();
    const field = canvas.getByRole("textbox");
    await expect(field).toHaveFocus();
    await userEvent.keyboard("10.1234/tides.2026");
    await userEvent.tab();
    await expect(field).toHaveValue("10.1234/tides.2026");
  },
};
