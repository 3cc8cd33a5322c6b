import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CoreMessageId, JsonObject } from "@deposit/core";
import {
  ActionBarSection,
  DoiSection,
  FeedbackBannerSection,
  FilesSection,
  Section,
  StatusBannerSection,
  TitlesSection,
} from "@deposit/react";
import type { Fault } from "@deposit/repository";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { findDialog } from "../dialogs/openDialog.ts";
import { chooseFiles, fileOfSize, storedFile } from "../sections/sampleFiles.ts";
import { loadPage, type SectionStageProps } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { reviewedJournal } from "../sections/reviewedJournal.ts";
import { sentence } from "./sentence.ts";

/** Everything that can start a failing action, and the two banners. */
function Everything() {
  return (
    <>
      <StatusBannerSection />
      <FeedbackBannerSection />
      <FilesSection />
      <Section heading="Basic information">
        <DoiSection />
        <TitlesSection />
      </Section>
      <ActionBarSection />
    </>
  );
}

const meta = {
  title: "Sentences/Banners",
  loaders: [loadPage],
  render: sectionStory(Everything, null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: SectionStageProps }>;

const metadata: JsonObject = {
  title: "Hourly sea level at Brest",
  resource_type: { id: "dataset" },
  publication_date: "2026",
  publisher: "Example Repository",
  creators: [{ person_or_org: { type: "personal", family_name: "Airy", given_name: "George" } }],
};
const record = { files: { enabled: false } };
const community = reviewedJournal;
const review = { id: "r", receiver: { community: "c" } };
const breaking = (method: string, path: string): Fault[] => [
  { method, path, fault: { kind: "answer", status: 500, body: "<h1>Oh no</h1>" } },
];
const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole("button", { name }));
const agree = async (name: string) => {
  const dialog = within(await findDialog());
  for (const box of dialog.queryAllByRole("checkbox")) await userEvent.click(box);
  await userEvent.click(dialog.getByRole("button", { name }));
};
const readsAt = (canvasElement: HTMLElement, part: string, text: string) =>
  waitFor(() => expect(canvasElement.querySelector(`[data-deposit-part="${part}"]`)).toHaveTextContent(text), {
    timeout: 10_000,
  });
const reads = (canvasElement: HTMLElement, id: CoreMessageId) => readsAt(canvasElement, "feedback", sentence(id));
/** Returns a story that presses a button, confirms the dialog if there is one, and checks the banner. */
const banner = (id: CoreMessageId, args: SectionStageProps, button: string, answer?: string): Story => ({
  args: { record, metadata, ...args },
  play: async ({ canvasElement }) => {
    await press(canvasElement, button);
    if (answer !== undefined) await agree(answer);
    await reads(canvasElement, id);
  },
});

export const Saved = banner("banner.saved", {}, "Save draft");
export const SavedWithFeedback = banner("banner.savedWithFeedback", { metadata: {} }, "Save draft");
export const DraftHasFeedback: Story = {
  args: { record, errors: [{ field: "metadata.title", messages: ["Missing data for required field."] }] },
  play: ({ canvasElement }) => reads(canvasElement, "banner.draftHasFeedback"),
};
export const SaveFailed = banner("banner.saveFailed", { faults: breaking("POST", "/api/records") }, "Save draft");
export const CommunityFailed = banner(
  "banner.communityFailed",
  { community, faults: breaking("PUT", "/draft/review") },
  "Save draft",
);
export const PublishFailed = banner(
  "banner.publishFailed",
  { faults: breaking("POST", "actions/publish") },
  "Publish",
  "Publish",
);
export const PublishRejected = banner("banner.publishRejected", { metadata: {} }, "Publish", "Publish");
export const SubmitRejected = banner(
  "banner.submitRejected",
  { metadata: {}, community },
  "Submit for review",
  "Submit for review",
);
export const SubmitFailed: Story = {
  args: { record, metadata, community, faults: breaking("POST", "/api/records") },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Submit for review");
    await agree("Submit for review");
    await within(await findDialog()).findByText(sentence("submit.failed"));
    await reads(canvasElement, "banner.submitFailed");
  },
};
export const PreviewFailed = banner("banner.previewFailed", { faults: breaking("POST", "/api/records") }, "Preview");
export const PreviewRejected = banner("banner.previewRejected", { metadata: {} }, "Preview");
export const DiscardFailed: Story = {
  args: { record, metadata, faults: breaking("DELETE", "/draft") },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Save draft");
    await reads(canvasElement, "banner.saved");
    await press(canvasElement, "Delete");
    await agree("Delete");
    await reads(canvasElement, "banner.discardFailed");
  },
};
export const ReserveFailed = banner("banner.reserveFailed", { faults: breaking("POST", "pids/doi") }, "Get a DOI now!");
export const DiscardPidFailed: Story = {
  args: { record, metadata, faults: breaking("DELETE", "pids/doi") },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Get a DOI now!");
    await press(canvasElement, "Discard the reserved DOI.");
    await reads(canvasElement, "banner.discardPidFailed");
  },
};
export const UploadSaveFailed: Story = {
  args: { metadata, faults: breaking("POST", "/api/records") },
  play: async ({ canvasElement }) => {
    await chooseFiles(canvasElement, fileOfSize("tides.csv", 10));
    await reads(canvasElement, "banner.uploadSaveFailed");
    await within(canvasElement).findByText(sentence("upload.draft-not-saved"));
  },
};
export const ImportFailed = banner(
  "banner.importFailed",
  {
    record: {
      id: "abcde-12345",
      status: "new_version_draft",
      is_draft: true,
      versions: { index: 2 },
      links: { self: "https://repository.example/api/records/abcde-12345/draft" },
    },
    faults: breaking("POST", "files-import"),
  },
  "Import files",
);
export const CancelFailed = banner(
  "banner.cancelFailed",
  {
    record: {
      ...record,
      id: "abcde-12345",
      status: "in_review",
      parent: { review: { ...review, links: { self: "https://repository.example/api/requests/r" } } },
    },
    faults: [...breaking("GET", "/api/"), ...breaking("POST", "/api/")],
  },
  "Cancel review",
  "Cancel review",
);
export const NewVersionFailed = banner(
  "banner.newVersionFailed",
  {
    record: {
      ...record,
      id: "abcde-12345",
      status: "published",
      is_published: true,
      links: { versions: "https://repository.example/api/records/abcde-12345/versions" },
    },
    faults: breaking("POST", "versions"),
  },
  "New version",
);
/** An unknown status is reported in place of the status. */
export const UndefinedStatus: Story = {
  args: { record: { ...record, id: "a", status: "frozen" } },
  play: ({ canvasElement }) => readsAt(canvasElement, "status", sentence("status.undefined")),
};

/** The server gave a file an address that belongs to something else. Neither waiting nor removing it can help. */
export const FileStuck: Story = {
  args: {
    metadata,
    files: [
      {
        ...storedFile("../another/draft", 0),
        checksum: null,
        status: "pending",
        links: { self: "https://repository.example/api/records/mine/draft/files/../../another/draft" },
      },
    ],
  },
  play: ({ canvasElement }) => readsAt(canvasElement, "actions", sentence("can.fileStuck")),
};
