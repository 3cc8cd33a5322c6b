import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CoreMessageId } from "@deposit/core";
import { StatusBannerSection } from "@deposit/react";
import { expect, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { sentence } from "../sentences/sentence.ts";
import { tabTo } from "../tabTo.ts";

const meta = {
  title: "Sections/StatusBanner",
  loaders: [loadPage],
  render: sectionStory(StatusBannerSection, null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const review = { id: "r", receiver: { community: "c" } };
const ofStatus = (status: string, more = {}) => ({ id: "a", status, parent: { review }, ...more });
const furtherVersion = {
  versions: { index: 2 },
  review,
  parent: { communities: { default: "c" } },
  expanded: { parent: { communities: { default: { id: "c", metadata: { title: "Open lab" } } } } },
};

/** Checks the name of the status and its meaning. */
const shows = (...ids: CoreMessageId[]): Pick<Story, "play"> => ({
  play: async ({ canvasElement }) => {
    for (const id of ids) await within(canvasElement).findByText(sentence(id));
  },
});

export const Draft: Story = shows("status.draft.title", "status.draft.text");
export const NewVersionDraft: Story = {
  args: { record: ofStatus("new_version_draft") },
  ...shows("status.new_version_draft.title", "status.new_version_draft.text"),
};
export const NewVersionDraftWithReview: Story = {
  args: { record: ofStatus("new_version_draft_with_review") },
  ...shows("status.new_version_draft_with_review.title", "status.new_version_draft_with_review.text"),
};
export const DraftWithReview: Story = {
  args: { record: ofStatus("draft_with_review") },
  ...shows("status.draft_with_review.title", "status.draft_with_review.text"),
};
export const InReview: Story = {
  args: { record: ofStatus("in_review") },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole("link", { name: /View request.*opens in a new tab/ });
    await expect(link).toHaveAttribute("href", "/me/requests/r");
    await expect(link).toHaveAttribute("target", "_blank");
    await within(canvasElement).findByText(sentence("status.in_review.text"));
  },
};
export const Declined: Story = {
  args: { record: ofStatus("declined") },
  ...shows("status.declined.title", "status.declined.text"),
};
export const DeclinedVersion: Story = {
  args: { record: ofStatus("declined", furtherVersion) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Discard this version and create a new one/);
  },
};
export const Expired: Story = {
  args: { record: ofStatus("expired") },
  ...shows("status.expired.title", "status.expired.text"),
};
export const Published: Story = {
  args: { record: ofStatus("published", { is_published: true }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Your upload is published.");
  },
};
export const Undefined: Story = {
  args: { record: ofStatus("frozen") },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Status is undefined");
  },
};
export const Dark: Story = { args: { record: ofStatus("in_review") }, globals: dark };
/** The banner shows no text of the record. */
export const RightToLeft: Story = {
  args: { record: ofStatus("in_review") },
  globals: arabic,
  parameters: { wordless: true },
};
export const Phone: Story = { args: { record: ofStatus("declined") }, globals: phone };

/** Opens the request from a link that Tab reaches. */
export const ByKeyboard: Story = {
  args: { record: ofStatus("in_review") },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("link", { name: /View request/ });
    await tabTo(() => canvas.getByRole("link", { name: /View request/ }));
  },
};
