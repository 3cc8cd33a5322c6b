import type { Meta, StoryObj } from "@storybook/react-vite";
import { CommunityHeaderSection } from "@deposit/react";
import { expect, userEvent, waitFor } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { communityLogos } from "../sections/communityLogos.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { escapeBackTo, openByKeyboard, openDialog } from "./openDialog.ts";

const meta = {
  title: "Dialogs/CommunityDialog",
  loaders: [loadPage],
  parameters: { msw: { handlers: [communityLogos] } },
  render: sectionStory(CommunityHeaderSection, null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const select = "Select a community";

/** Nothing matches. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, select);
    await userEvent.type(dialog.getByRole("searchbox"), "zzzzzz{Enter}");
    await dialog.findByText(/No community matches “zzzzzz”/);
  },
};
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, select);
    await waitFor(() => expect(dialog.getAllByRole("listitem").length).toBeGreaterThan(3));
  },
};
export const Long: Story = {
  args: {
    faults: [
      {
        path: "/api/communities",
        fault: {
          kind: "answer",
          status: 200,
          body: {
            hits: {
              hits: [
                {
                  id: "5b0d5c1e-7a4f-4c52-9d0a-000000000005",
                  slug: "long",
                  metadata: {
                    title: "Network of tide gauges, current meters and drifting buoys of the Arctic ".repeat(3),
                    type: { id: "project", title: { en: "Project" } },
                  },
                  access: { visibility: "restricted", record_submission_policy: "open" },
                  links: { logo: "" },
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
    await (await openDialog(canvasElement, select)).findByRole("listitem");
  },
};
/** A disabled choice explains why. */
export const Disabled: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, select);
    await dialog.findByText("Submission to this community is only allowed to community members.", { selector: "p" });
  },
};
export const Loading: Story = {
  args: { faults: [{ path: "/api/communities", fault: { kind: "delay", ms: 3_600_000 } }] },
  play: async ({ canvasElement }) => {
    await (await openDialog(canvasElement, select)).findByText("Loading…");
  },
};
export const FailedSearch: Story = {
  args: {
    faults: [{ path: "/api/communities", fault: { kind: "answer", status: 502, body: "<h1>Bad gateway</h1>" } }],
  },
  play: async ({ canvasElement }) => {
    await (await openDialog(canvasElement, select)).findByText("The communities could not be loaded.");
  },
};
export const RightToLeft: Story = {
  ...Long,
  args: {
    faults: [
      {
        path: "/api/communities",
        fault: {
          kind: "answer",
          status: 200,
          body: {
            hits: {
              hits: [
                {
                  id: "5b0d5c1e-7a4f-4c52-9d0a-000000000005",
                  slug: "long",
                  metadata: { title: "أبحاث البحر الأحمر (Red Sea)", type: { id: "project", title: { en: "Project" } } },
                  access: { visibility: "restricted", record_submission_policy: "open" },
                  links: { logo: "" },
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

export const LeftByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await openByKeyboard(canvasElement, select);
    await escapeBackTo(canvasElement, select);
  },
};
