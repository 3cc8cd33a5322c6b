import type { DepositComponents } from "@deposit/react";
import type { SectionGuide } from "./SectionGuide.ts";
import { dialogMessages, lazyFailure, resultMessages, unsavedInput } from "./sharedOfSections.ts";

/** The guides of the parts around the fields: banners, actions, outline and community. */
export const pageGuides = {
  StatusBanner: {
    purpose: "Shows the status of the upload, and what the depositor can do next.",
    anatomy: [
      { part: "status", text: "The status as text, with a matching colour and icon." },
      { text: "A link to the review, if there is one. It opens in a new tab." },
    ],
    fields: [],
    messages: ["statusBanner.", "status."],
  },
  FeedbackBanner: {
    purpose: "Shows the outcome of the last action, with links to the invalid fields.",
    anatomy: [
      { part: "feedback", text: "What happened, why it matters and what to do." },
      {
        text: "A link for each section, with the number of its errors, warnings and hints. Corrected sections disappear.",
      },
    ],
    fields: [],
    messages: ["feedback.", "banner.", "failure.", "section."],
  },
  ActionBar: {
    purpose: "Saves, previews, publishes, submits or discards the upload. Only possible actions are offered.",
    anatomy: [
      { part: "save-state", text: "Whether everything is saved." },
      { part: "actions", text: "The buttons, the primary one first. A disabled button explains why." },
      { part: "publish-dialog", text: "The confirmation before publishing, with the host's checkboxes and text." },
      { part: "submit-dialog", text: "The confirmation before a review, with a comment for the curators." },
      { part: "publish-extra", text: "The site's text in these two dialogs." },
      { part: "submit-failure", text: "Why the upload could not be submitted, in its dialog." },
      { part: "cancel-review-dialog", text: "The confirmation before a review is cancelled." },
      { part: "cancel-review-failure", text: "Why the review could not be cancelled, in its dialog." },
      { part: "discard-dialog", text: "The confirmation before a draft, a version or changes are discarded." },
      { part: "community-dialog", text: "The selection of another community after a declined request." },
      { part: "community-results", text: "The communities in this dialog." },
      unsavedInput,
      lazyFailure,
    ],
    fields: [],
    messages: [
      "actions.",
      "publish.",
      "submit.",
      "cancelReview.",
      "discard.",
      "can.",
      "check.accept.",
      "banner.cancelFailed",
      "community.",
      ...dialogMessages,
      ...resultMessages,
    ],
  },
  Outline: {
    purpose: "Links to all sections of the page, and shows the state of each.",
    anatomy: [{ part: "outline", text: "Links to the sections, grouped by card, each with its state." }],
    fields: [],
    messages: ["outline.", "section.", "feedback.errors", "feedback.warnings", "feedback.notes"],
  },
  CommunityHeader: {
    purpose: "Shows the community of the upload, which can be changed or removed.",
    anatomy: [
      { part: "community", text: "Logo, name and badges of the community, or a button to select one." },
      {
        part: "community-dialog",
        text: "All communities and the user's own, with a search and five per page. A disabled one explains why.",
      },
      { part: "community-results", text: "The communities in this dialog." },
      lazyFailure,
    ],
    fields: [],
    messages: ["section.community", "community.", "can.", ...dialogMessages, ...resultMessages],
  },
} satisfies Partial<Record<keyof DepositComponents, SectionGuide>>;
