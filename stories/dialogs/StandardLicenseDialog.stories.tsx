import type { Meta, StoryObj } from "@storybook/react-vite";
import { LicensesSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { tabTo } from "../tabTo.ts";
import { escapeBackTo, openByKeyboard, openDialog } from "./openDialog.ts";

const meta = {
  title: "Dialogs/StandardLicenseDialog",
  loaders: [loadPage],
  render: sectionStory(LicensesSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const add = "Add standard";
const ccBy = { id: "cc-by-4.0", title: { en: "Creative Commons Attribution 4.0 International" } };

/** Nothing matches. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, add);
    await userEvent.type(dialog.getByRole("searchbox"), "zzzzzz{Enter}");
    await dialog.findByText(/No license matches/);
  },
};
export const Filled: Story = {
  args: { metadata: { rights: [ccBy] } },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, add);
    await expect((await dialog.findAllByRole("radio")).length).toBeGreaterThan(3);
    await expect(dialog.getByText("Already added")).toBeVisible();
  },
};
/** A description is shortened to 300 characters. */
export const Long: Story = {
  args: {
    faults: [
      {
        path: "/api/vocabularies/licenses",
        fault: {
          kind: "answer",
          status: 200,
          body: {
            hits: {
              hits: [
                {
                  id: "long-1.0",
                  title: { en: "Terms of the network of tide gauges, current meters and drifting buoys ".repeat(3) },
                  description: { en: "Free for research, teaching and the public good. ".repeat(20) },
                  props: { url: "https://example.org/license" },
                },
              ],
              total: 1,
            },
          },
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, add);
    await dialog.findByRole("radio");
  },
};
export const Loading: Story = {
  args: { faults: [{ path: "/api/vocabularies/licenses", fault: { kind: "delay", ms: 3_600_000 } }] },
  play: async ({ canvasElement }) => {
    await (await openDialog(canvasElement, add)).findByText("Loading…");
  },
};
export const FailedSearch: Story = {
  args: {
    faults: [
      { path: "/api/vocabularies/licenses", fault: { kind: "answer", status: 502, body: "<h1>Bad gateway</h1>" } },
    ],
  },
  play: async ({ canvasElement }) => {
    await (await openDialog(canvasElement, add)).findByText(/could not be loaded/);
  },
};
export const RightToLeft: Story = {
  ...Long,
  args: {
    faults: [
      {
        path: "/api/vocabularies/licenses",
        fault: {
          kind: "answer",
          status: 200,
          body: {
            hits: {
              hits: [
                {
                  id: "long-1.0",
                  title: { en: "رخصة البيانات المفتوحة 1.0" },
                  description: { en: "مجانية للبحث والتعليم. ".repeat(20) },
                  props: { url: "https://example.org/license" },
                },
              ],
              total: 1,
            },
          },
        },
      },
    ],
  },
  globals: arabic,
  parameters: inEnglish,
};
export const Dark: Story = { ...Filled, globals: dark };
export const Phone: Story = { ...Filled, globals: phone };

/** Searches, chooses and adds by keyboard. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement, add);
    await waitFor(() => expect(dialog.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("mit license{Enter}");
    await dialog.findByRole("radio", { name: "MIT License" });
    await tabTo(() => dialog.getAllByRole("radio")[0] ?? canvasElement);
    if (!dialog.getByRole<HTMLInputElement>("radio", { name: "MIT License" }).matches(":focus")) {
      while (!dialog.getByRole("radio", { name: "MIT License" }).matches(":focus"))
        await userEvent.keyboard("{ArrowDown}");
    }
    await userEvent.keyboard(" ");
    await tabTo(() => dialog.getByRole("button", { name: "Add license" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(canvasElement).getByText("MIT License")).toBeVisible());
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: add })).toHaveFocus());
  },
};
export const LeftByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await openByKeyboard(canvasElement, add);
    await escapeBackTo(canvasElement, add);
  },
};
