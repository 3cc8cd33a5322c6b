import type { Meta, StoryObj } from "@storybook/react-vite";
import { FundingSection } from "@deposit/react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { rowsByKeyboard } from "./rowsByKeyboard.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";

const meta = {
  title: "Sections/Funding",
  loaders: [loadPage],
  render: sectionStory(FundingSection, "Funding"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const funding = [
  {
    funder: { id: "00k4n6c32", name: "European Commission" },
    award: {
      id: "00k4n6c32::755030",
      title: { en: "Baltic observation phase 30" },
      number: "755030",
      acronym: "BALT30",
      identifiers: [{ identifier: "https://example.org/award/755030", scheme: "url" }],
    },
  },
  { funder: { name: "Society of the Sea" }, award: { title: { en: "Tides" }, number: "7" } },
  { funder: { name: "Somebody who wants to be thanked" } },
];
const long = [
  {
    funder: { name: "Ministry of Education, Science, Research, Innovation and the Protection of the Northern Seas" },
    award: {
      title: {
        en: "A programme for the long-term observation of temperature, salinity, oxygen and the life in all basins of a sea that is changing faster than most",
      },
      number: "NSEA-2026-PROG-0000-1111-2222-3333",
    },
  },
  ...Array.from({ length: 12 }, (_, index) => ({
    funder: { name: "Society of the Sea" },
    award: { title: { en: `Cruise ${index + 1}` }, number: `C-${index + 1}` },
  })),
];
const openSearch = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add award" }));
  return within(await screen.findByRole("dialog", { name: "Add award" }));
};
const openCustom = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add custom award" }));
  return within(await screen.findByRole("dialog", { name: "Add custom award" }));
};

export const Empty: Story = {};
export const Filled: Story = { args: { metadata: { funding } } };
export const Long: Story = { args: { metadata: { funding: long } } };
export const Disabled: Story = { args: { metadata: { funding }, fields: { "metadata.funding": { disabled: true } } } };
export const Invalid: Story = {
  args: {
    metadata: { funding },
    errors: [{ field: "metadata.funding.1.award.identifiers.0.identifier", messages: ["Invalid URL identifier."] }],
  },
  play: async ({ canvasElement }) => {
    const word = await within(canvasElement).findByText("Invalid URL identifier.");
    await expect(word.closest("li")).toHaveTextContent("Tides");
  },
};
export const Warning: Story = {
  args: {
    metadata: { funding },
    errors: [{ field: "metadata.funding", messages: ["Name the award, not only who paid."], severity: "warning" }],
  },
};
export const Info: Story = {
  args: {
    metadata: { funding },
    errors: [{ field: "metadata.funding.0", messages: ["This funder asks for open access."], severity: "info" }],
  },
};
export const Dark: Story = { args: { metadata: { funding } }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };
export const Phone: Story = { args: { metadata: { funding: [...funding, ...long] } }, globals: phone };

export const Search: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openSearch(canvasElement);
    await waitFor(() => expect(dialog.getAllByRole("radio")).toHaveLength(5));
    const funder = dialog.getByRole("combobox", { name: "Funder" });
    const option = within(funder).getAllByRole<HTMLOptionElement>("option")[1];
    await userEvent.selectOptions(funder, option?.value ?? "");
    await waitFor(() => expect(dialog.getByRole("radiogroup")).toHaveAttribute("aria-busy", "false"));
  },
};
export const SearchDark: Story = { ...Search, globals: dark };
export const SearchRightToLeft: Story = {
  globals: arabic,
  parameters: inEnglish,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add award" }));
    await waitFor(() => expect(screen.getAllByRole("radio")).toHaveLength(5));
  },
};
export const SearchByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openSearch(canvasElement);
    await waitFor(() => expect(dialog.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("755004{Enter}");
    await waitFor(() => expect(dialog.getAllByRole("radio")).toHaveLength(1));
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole("combobox", { name: "Funder" })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole("radio")).toHaveFocus();
    await userEvent.keyboard(" ");
    const confirm = dialog.getByRole("button", { name: "Add award" });
    for (let step = 0; step < 8 && document.activeElement !== confirm; step += 1) await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(canvasElement).getByText("Number 755004")).toBeVisible());
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Add award" })).toHaveFocus());
  },
};
export const SearchFindsNothing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openSearch(canvasElement);
    await userEvent.type(dialog.getByRole("searchbox"), "zzzzzz{Enter}");
    await dialog.findByText(/No award matches/);
  },
};
export const SearchFails: Story = {
  args: { faults: [{ path: "/api/awards", fault: { kind: "answer", status: 502, body: "<h1>Bad gateway</h1>" } }] },
  play: async ({ canvasElement }) => {
    const dialog = await openSearch(canvasElement);
    await dialog.findByText(/could not be loaded/);
    await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const SearchLoads: Story = {
  args: { faults: [{ path: "/api/awards", fault: { kind: "delay", ms: 3_600_000 } }] },
  play: async ({ canvasElement }) => {
    const dialog = await openSearch(canvasElement);
    await dialog.findByText("Loading…");
  },
};
/** All three rules of a custom award at once, each beside its field. */
export const CustomInvalid: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openCustom(canvasElement);
    await userEvent.type(dialog.getByLabelText("URL"), "https://example.org");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("Funder is required.");
    await dialog.findByText("URL must be set alongside title or number.");
    await userEvent.clear(dialog.getByLabelText("URL"));
    await userEvent.type(dialog.getByLabelText("URL"), "example.org");
    await userEvent.tab();
    await dialog.findByText("URL must be valid.");
  },
};
export const Custom: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openCustom(canvasElement);
    await userEvent.type(dialog.getByRole("combobox", { name: /^Funder/ }), "european comm");
    await dialog.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await userEvent.type(dialog.getByLabelText("Title"), "Tides of the Baltic");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "Keep editing" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(within(canvasElement).getByText("Tides of the Baltic")).toBeVisible());
  },
};

/** Moves, removes and restores rows by keyboard. */
export const ByKeyboard: Story = {
  args: { metadata: { funding } },
  play: ({ canvasElement }) => rowsByKeyboard(canvasElement),
};
