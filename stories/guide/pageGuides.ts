import type { DepositComponents } from "@deposit/react";
import type { SectionGuide } from "./SectionGuide.ts";
import { dialogMessages, lazyFailure, resultMessages, unsavedInput } from "./sharedOfSections.ts";

/** The guides of the parts around the fields: banners, actions, outline and community. */
export const pageGuides = {
  StatusBanner: {
    purpose: "Says where the upload stands on its way to being published, and what the depositor can do next.",
    anatomy: [
      { part: "status", text: "The status in words, with a colour and an icon that say the same." },
      { text: "A link to the review, which opens in a new tab, while there is one." },
    ],
    fields: [],
    messages: ["statusBanner.", "status."],
  },
  FeedbackBanner: {
    purpose: "Says how the last action ended, and leads to every field that it found something wrong with.",
    anatomy: [
      { part: "feedback", text: "What happened, why it matters and what to do." },
      {
        text: "A link for each section, with the number of errors, warnings and hints in it; mended ones are ticked off.",
      },
    ],
    fields: [],
    messages: ["feedback.", "banner.", "failure.", "section."],
  },
  ActionBar: {
    purpose: "Saves, previews, publishes or submits the upload, or gives it up; only what can be done now is offered.",
    anatomy: [
      { part: "save-state", text: "Whether everything is saved." },
      { part: "actions", text: "The buttons, the most likely one first; one that cannot be pressed says why." },
      { part: "publish-dialog", text: "The question before publishing, with the host's checkboxes and words." },
      { part: "submit-dialog", text: "The question before a review, with a comment for the curators." },
      { part: "publish-extra", text: "The words of the site in these two." },
      { part: "submit-failure", text: "Why the upload could not be submitted, in its question." },
      { part: "cancel-review-dialog", text: "The question before a review is cancelled." },
      { part: "cancel-review-failure", text: "Why the review could not be cancelled, in its question." },
      { part: "discard-dialog", text: "The question before a draft, a version or changes are given up." },
      { part: "community-dialog", text: "The choice of another community after a request was declined." },
      { part: "community-results", text: "The communities in it." },
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
    purpose: "Shows all sections of the page and how each stands, and leads to them.",
    anatomy: [
      { part: "outline", text: "Links to the sections, those of one card under its heading, each with its mark." },
    ],
    fields: [],
    messages: ["outline.", "section.", "feedback.errors", "feedback.warnings", "feedback.notes"],
  },
  CommunityHeader: {
    purpose: "Names the community that the upload goes to, and lets the depositor choose another or none.",
    anatomy: [
      { part: "community", text: "Logo, name and badges of the community, or the invitation to choose one." },
      {
        part: "community-dialog",
        text: "All and own communities, searched and five on a page; why one cannot be chosen.",
      },
      { part: "community-results", text: "The communities in it." },
      lazyFailure,
    ],
    fields: [],
    messages: ["section.community", "community.", "can.", ...dialogMessages, ...resultMessages],
  },
} satisfies Partial<Record<keyof DepositComponents, SectionGuide>>;
