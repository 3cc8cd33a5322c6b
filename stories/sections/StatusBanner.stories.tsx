import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusBannerSection } from "@deposit/react";
import { expect, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
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

export const Draft: Story = {};
export const NewVersionDraft: Story = { args: { record: ofStatus("new_version_draft") } };
export const NewVersionDraftWithReview: Story = { args: { record: ofStatus("new_version_draft_with_review") } };
export const DraftWithReview: Story = { args: { record: ofStatus("draft_with_review") } };
export const InReview: Story = {
  args: { record: ofStatus("in_review") },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole("link", { name: /View request.*opens in a new tab/ });
    await expect(link).toHaveAttribute("href", "/me/requests/r");
    await expect(link).toHaveAttribute("target", "_blank");
  },
};
export const Declined: Story = { args: { record: ofStatus("declined") } };
export const DeclinedVersion: Story = {
  args: { record: ofStatus("declined", furtherVersion) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Discard this version and create a new one/);
  },
};
export const Expired: Story = { args: { record: ofStatus("expired") } };
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
/** The banner holds no words of the record. */
export const RightToLeft: Story = {
  args: { record: ofStatus("in_review") },
  globals: arabic,
  parameters: { wordless: true },
};
export const Phone: Story = { args: { record: ofStatus("declined") }, globals: phone };

/** The request opens from the link that Tab leads to. */
export const ByKeyboard: Story = {
  args: { record: ofStatus("in_review") },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("link", { name: /View request/ });
    await tabTo(() => canvas.getByRole("link", { name: /View request/ }));
  },
};
