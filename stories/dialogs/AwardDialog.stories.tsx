import type { Meta, StoryObj } from "@storybook/react-vite";
import { FundingSection } from "@deposit/react";
import { expect, userEvent, waitFor } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { escapeBackTo, openByKeyboard, openDialog } from "./openDialog.ts";

const meta = {
  title: "Dialogs/AwardDialog",
  loaders: [loadPage],
  render: sectionStory(FundingSection, "Funding"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const add = "Add award";

/** Nothing matches. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, add);
    await userEvent.type(dialog.getByRole("searchbox"), "zzzzzz{Enter}");
    await dialog.findByText(/No award matches/);
  },
};
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, add);
    await waitFor(() => expect(dialog.getAllByRole("radio")).toHaveLength(5));
  },
};
export const Long: Story = {
  args: {
    faults: [
      {
        path: "/api/awards",
        fault: {
          kind: "answer",
          status: 200,
          body: {
            hits: {
              hits: [
                {
                  id: "x::1",
                  number: "1",
                  title: {
                    en: "A programme for the long-term observation of temperature, salinity and oxygen ".repeat(4),
                  },
                  funder: {
                    id: "x",
                    name: "Ministry of Education, Science, Research, Innovation and the Protection of the Northern Seas",
                  },
                },
              ],
              total: 1,
            },
            aggregations: { funders: { buckets: [] } },
          },
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await (await openDialog(canvasElement, add)).findByRole("radio");
  },
};
export const Loading: Story = {
  args: { faults: [{ path: "/api/awards", fault: { kind: "delay", ms: 3_600_000 } }] },
  play: async ({ canvasElement }) => {
    await (await openDialog(canvasElement, add)).findByText("Loading…");
  },
};
export const FailedSearch: Story = {
  args: { faults: [{ path: "/api/awards", fault: { kind: "answer", status: 502, body: "<h1>Bad gateway</h1>" } }] },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, add);
    await dialog.findByText(/could not be loaded/);
    await expect(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
export const RightToLeft: Story = {
  ...Long,
  args: {
    faults: [
      {
        path: "/api/awards",
        fault: {
          kind: "answer",
          status: 200,
          body: {
            hits: {
              hits: [
                {
                  id: "x::1",
                  number: "1",
                  title: { en: "برنامج رصد البحر الأحمر (BR-7)" },
                  funder: { id: "x", name: "وزارة التعليم العالي" },
                },
              ],
              total: 1,
            },
            aggregations: { funders: { buckets: [] } },
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

export const LeftByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await openByKeyboard(canvasElement, add);
    await escapeBackTo(canvasElement, add);
  },
};
