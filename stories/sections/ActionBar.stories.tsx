import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActionBarSection } from "@deposit/react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { communityLogos } from "./communityLogos.ts";
import { arabic, dark, phone } from "../looks.ts";
import { reviewedJournal } from "./reviewedJournal.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { tabTo } from "../tabTo.ts";

const meta = {
  title: "Sections/Actions",
  loaders: [loadPage],
  parameters: { msw: { handlers: [communityLogos] } },
  render: sectionStory(ActionBarSection, null),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const community = reviewedJournal;
const withoutFiles = { files: { enabled: false } };
const review = { id: "r", receiver: { community: "c" } };
const receiver = { id: "c", slug: "c", metadata: { title: "Reviewed journal" } };
const ofReview = { ...withoutFiles, id: "a", parent: { review }, expanded: { parent: { review: { receiver } } } };
const press = async (canvasElement: HTMLElement, name: string): Promise<void> => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name }));
};

export const Empty: Story = {};
export const Filled: Story = { args: { record: { ...withoutFiles, id: "a" } } };
export const ForReview: Story = { args: { record: withoutFiles, community } };
export const DirectPublish: Story = {
  args: { record: withoutFiles, community: { ...community, canIncludeDirectly: true } },
};
export const InReview: Story = { args: { record: { ...ofReview, status: "in_review" } } };
export const Declined: Story = { args: { record: { ...ofReview, status: "declined" } } };
export const Expired: Story = { args: { record: { ...ofReview, status: "expired" } } };
/** It can neither change nor leave its community. */
export const VersionDeclined: Story = {
  args: {
    record: {
      ...ofReview,
      status: "declined",
      versions: { index: 2 },
      review: { id: "r", receiver: { community: "c" } },
      parent: { communities: { default: "c" } },
      expanded: { parent: { communities: { default: receiver } }, review: { receiver } },
    },
  },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole("button", { name: "Submit for review" });
    await expect(button).toHaveAccessibleDescription(/Discard the version and create a new one to submit it again/);
  },
};
export const Published: Story = {
  args: { record: { ...withoutFiles, id: "a", status: "published", is_published: true } },
};
export const Disabled: Story = {
  args: {
    record: { ...withoutFiles, id: "a", status: "published", is_published: true },
    permissions: { can_new_version: false, can_delete_draft: false },
  },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole("button", { name: "New version" });
    await expect(button).toHaveAttribute("title", "You don't have permissions to create a new version.");
  },
};
export const NewVersionDraft: Story = {
  args: { record: { ...withoutFiles, id: "a", status: "new_version_draft", versions: { index: 2 } } },
};
export const Long: Story = {
  args: { record: { ...ofReview, status: "declined" } },
  globals: { locale: "de_DE" },
};
export const Dark: Story = { args: { record: { ...ofReview, status: "declined" } }, globals: dark };
/** The buttons show no text of the record. */
export const RightToLeft: Story = {
  args: { record: { ...ofReview, status: "declined" } },
  globals: arabic,
  parameters: { wordless: true },
};

export const PublishDialog: Story = {
  args: {
    record: withoutFiles,
    config: { publish_modal_extra: '<p>Please read our <a href="https://example.org/terms">terms</a>.</p>' },
    publishCheckboxes: [
      { id: "terms", fieldPath: "terms", text: "I accept the terms of this repository" },
      { id: "privacy", fieldPath: "privacy", text: "There are no personal data in my files" },
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Publish");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Publish this upload?" }));
    await dialog.findByRole("link", { name: "terms" });
    await userEvent.click(dialog.getByRole("checkbox", { name: "There are no personal data in my files" }));
    await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
    await dialog.findByText("You must accept this.");
    await expect(dialog.getByRole("checkbox", { name: "I accept the terms of this repository" })).toHaveFocus();
  },
};

export const SubmitDialog: Story = {
  args: { record: withoutFiles, community },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Submit for review");
    const dialog = within(await screen.findByRole("dialog", { name: "Submit for review?" }));
    const [first] = dialog.getAllByRole("checkbox");
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.click(dialog.getByRole("button", { name: "Submit for review" }));
    await expect(await dialog.findAllByText("You must accept this.")).toHaveLength(2);
  },
};

export const SubmitDialogDark: Story = { ...SubmitDialog, globals: dark };

export const SubmitDialogFails: Story = {
  args: {
    record: withoutFiles,
    community,
    faults: [
      {
        path: "/api/records",
        method: "POST",
        fault: { kind: "answer", status: 403, body: { status: 403, message: "Submissions are closed in August." } },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Submit for review");
    const dialog = within(await screen.findByRole("dialog", { name: "Submit for review?" }));
    for (const box of dialog.getAllByRole("checkbox")) await userEvent.click(box);
    await userEvent.type(dialog.getByRole("textbox"), "Please look at table 3");
    await userEvent.click(dialog.getByRole("button", { name: "Submit for review" }));
    await dialog.findByText("Unable to submit request.");
    await expect(dialog.getByRole("textbox")).toHaveValue("Please look at table 3");
  },
};

export const PublishToCommunityDialog: Story = {
  args: { record: withoutFiles, community: { ...community, canIncludeDirectly: true } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Publish to community");
    await screen.findByRole("dialog", { name: "Publish to community?" });
  },
};

export const PublishWithoutCommunityDialog: Story = {
  args: { record: { ...ofReview, status: "declined" } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Publish without community");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Publish this upload?" }));
    await dialog.findByText(/published without the community Reviewed journal/);
  },
};

export const ChangeCommunityDialog: Story = {
  args: { record: { ...ofReview, status: "declined" } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Change community");
    await screen.findByRole("dialog", { name: "Select a community" });
  },
};

export const CancelReviewDialog: Story = {
  args: { record: { ...ofReview, status: "in_review" } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Cancel review");
    await screen.findByRole("dialog", { name: "Cancel the review?" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "Cancel review" })).toHaveFocus());
    await press(canvasElement, "Cancel review");
    await screen.findByRole("dialog", { name: "Cancel the review?" });
  },
};

const discards = [
  ["Delete", { ...withoutFiles, id: "a" }, "Delete this draft?"],
  ["Discard changes", { ...withoutFiles, id: "a", status: "published", is_published: true }, "Discard the changes?"],
  [
    "Discard version",
    { ...withoutFiles, id: "a", status: "new_version_draft", versions: { index: 2 } },
    "Discard this version?",
  ],
] as const;

const discardStory = ([button, record, question]: (typeof discards)[number]): Story => ({
  args: { record },
  play: async ({ canvasElement }) => {
    await press(canvasElement, button);
    await screen.findByRole("alertdialog", { name: question });
  },
});
export const DiscardDraftDialog = discardStory(discards[0]);
export const DiscardChangesDialog = discardStory(discards[1]);
export const DiscardVersionDialog = discardStory(discards[2]);
export const Phone: Story = { args: { record: { ...ofReview, status: "declined" } }, globals: phone };

/** The bar explains why it cannot be published, since it has no room below the button. */
export const PhoneCannotPublish: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^Add at least one file/, { selector: "p *" });
  },
};

/** During a save its button shows progress, and the others wait. */
export const Loading: Story = {
  args: { record: withoutFiles, faults: [{ path: "/api/records", fault: { kind: "delay", ms: 3_600_000 } }] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Save draft");
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Save draft" })).toHaveAttribute("aria-busy", "true"),
    );
  },
};

/** Every button can be reached and pressed. Escape in its dialog restores the focus. */
export const ByKeyboard: Story = {
  args: { record: { ...withoutFiles, id: "a" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("button", { name: "Publish" });
    await tabTo(() => canvas.getByRole("button", { name: "Publish" }));
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("alertdialog", { name: "Publish this upload?" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Publish" })).toHaveFocus());
    await tabTo(() => canvas.getByRole("button", { name: "Delete" }));
    await userEvent.keyboard(" ");
    await screen.findByRole("alertdialog", { name: "Delete this draft?" });
  },
};
