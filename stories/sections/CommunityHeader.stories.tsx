import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Community } from "@deposit/core";
import { CommunityHeaderSection, type CommunityHeaderProps } from "@deposit/react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { communityLogos } from "./communityLogos.ts";
import { arabic, dark, phone } from "../looks.ts";
import { arabicCommunity } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory, type StoryContext } from "./sectionStory.tsx";

type Args = Parameters<ReturnType<typeof sectionStory>>[0] & CommunityHeaderProps;

/** Adds the header's own props to the story's args, so that both have controls. */
function headerStory({ showSelectButton, showRemoveButton, disableSelection, ...args }: Args, context: StoryContext) {
  const shown = { showSelectButton, showRemoveButton, disableSelection };
  return sectionStory(() => <CommunityHeaderSection {...shown} />, null)(args, context);
}
const flag = (description: string) =>
  ({
    control: { type: "boolean" },
    description,
    table: { category: "The header, as a host may change it" },
  }) as const;

const meta = {
  title: "Sections/Community",
  loaders: [loadPage],
  parameters: { msw: { handlers: [communityLogos] } },
  render: headerStory,
  argTypes: {
    showSelectButton: flag("Whether a community can be selected or changed here."),
    showRemoveButton: flag("Whether the community can be removed here."),
    disableSelection: flag("Whether the buttons are there, but cannot be pressed."),
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const openLab: Community = {
  id: "c",
  slug: "open-lab",
  title: "Open lab",
  visibility: "public",
  isGhost: false,
  isVerified: true,
  canSubmitRecord: true,
  canIncludeDirectly: false,
  logo: "",
};
const inReview = {
  id: "a",
  status: "in_review",
  parent: { review: { id: "r", receiver: { community: "c" } } },
  expanded: { parent: { review: { receiver: { id: "c", slug: "c", metadata: { title: "Open lab" } } } } },
};
const logo =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0a7d5a" d="M0 0h8v8H0z"/></svg>',
  );
const openDialog = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: "Select a community" }));
  return within(await screen.findByRole("dialog", { name: "Select a community" }));
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Select the community where you want to submit your record.");
  },
};
export const Filled: Story = { args: { community: { ...openLab, logo } } };
export const WithoutLogo: Story = { args: { community: openLab } };
export const Long: Story = {
  args: {
    community: {
      ...openLab,
      visibility: "restricted",
      title: "Network of tide gauges, current meters and drifting buoys of the Arctic and the North Atlantic".repeat(2),
    },
  },
};
export const Disabled: Story = { args: { record: inReview } };
export const NotPermitted: Story = {
  args: { record: { id: "a", status: "draft" }, permissions: { can_manage: false } },
};
/** If the page fixes the community, the host hides the choice. */
export const GivenByThePage: Story = {
  args: { community: openLab, showRemoveButton: false, disableSelection: true },
  play: async ({ canvasElement }) => {
    const change = await within(canvasElement).findByRole("button", { name: /^Change/ });
    await expect(change).toHaveAccessibleDescription("The community is given by this page and cannot be changed.");
  },
};
export const Invalid: Story = {
  args: {
    community: openLab,
    errors: [{ field: "parent.review.receiver", messages: ["This community takes no submissions at present."] }],
  },
};
export const Warning: Story = {
  args: {
    community: openLab,
    errors: [{ field: "parent.review", messages: ["The curators are away until Monday."], severity: "warning" }],
  },
};
export const Info: Story = {
  args: {
    community: openLab,
    errors: [{ field: "parent.review", messages: ["Reviews take about two weeks."], severity: "info" }],
  },
};
export const Dark: Story = { args: { community: openLab }, globals: dark };
export const RightToLeft: Story = { args: { community: arabicCommunity }, globals: arabic };
export const Phone: Story = { args: { community: { ...openLab, logo } }, globals: phone };

export const Dialog: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await dialog.findByText("Submission to this community is only allowed to community members.", { selector: "p" });
    await dialog.findByText(/Submission to this community is only allowed by dedicated upload form\./, {
      selector: "p",
    });
    await expect(dialog.getByRole("link", { name: /Go to the community/ })).toBeVisible();
    await expect(dialog.getByText("Verified")).toBeVisible();
  },
};

export const DialogDark: Story = { ...Dialog, globals: dark };

export const DialogByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    (await within(canvasElement).findByRole("button", { name: "Select a community" })).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog"));
    await waitFor(() => expect(dialog.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("journal{Enter}");
    await waitFor(() => expect(dialog.getAllByRole("listitem")).toHaveLength(1));
    dialog.getByRole("tab", { name: "All" }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole("button", { name: "Select Reviewed journal" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: /^Change/ })).toHaveFocus());
  },
};

export const DialogFindsNothing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByRole("searchbox"), "zzzzzz{Enter}");
    await dialog.findByText(/No community matches “zzzzzz”/);
  },
};

export const DialogOfMine: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole("tab", { name: "My communities" }));
    await dialog.findByText("Reader");
  },
};

export const FailedSearch: Story = {
  args: {
    faults: [{ path: "/api/communities", fault: { kind: "answer", status: 502, body: "<h1>Bad gateway</h1>" } }],
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await dialog.findByText("The communities could not be loaded.");
  },
};

export const Loading: Story = {
  args: { faults: [{ path: "/api/communities", fault: { kind: "delay", ms: 3_600_000 } }] },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await dialog.findByText("Loading…");
  },
};

const restricted = {
  id: "s",
  slug: "secret-society",
  metadata: { title: "Secret society" },
  access: { visibility: "restricted" },
  ui: { permissions: { can_submit_record: true } },
};
/** A restricted community does not accept public records, and explains it. */
export const RestrictedOnly: Story = {
  args: {
    faults: [
      {
        path: "/communities",
        fault: { kind: "answer", status: 200, body: { hits: { hits: [restricted], total: 1 }, links: {} } },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await dialog.findByText("Submission to this community is only allowed if the record is restricted.", {
      selector: "p",
    });
  },
};
