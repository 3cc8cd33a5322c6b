import type { Message } from "../messages.ts";
import { failureMessage } from "../rules/failureMessage.ts";
import { isBlocking } from "../rules/feedback.ts";
import type { DepositAction, DepositState, Phase } from "./state.ts";

/** What the feedback banner says: its style, its sentence, what went wrong, and whether the sections are listed. */
export interface FeedbackBanner {
  readonly style: "positive" | "negative" | "warning" | "suggestive";
  readonly message: Message;
  readonly detail: Message | null;
  readonly listsSections: boolean;
}

type Failed = Extract<Phase, { kind: "failed" }>;

const failedSentences: Readonly<Record<DepositAction, Message["id"]>> = {
  save: "banner.saveFailed",
  preview: "banner.previewFailed",
  publish: "banner.publishFailed",
  "publish-without-community": "banner.publishFailed",
  "submit-review": "banner.submitFailed",
  "cancel-review": "banner.cancelFailed",
  discard: "banner.discardFailed",
  "new-version": "banner.newVersionFailed",
  "reserve-pid": "banner.reserveFailed",
  "discard-pid": "banner.discardPidFailed",
  "import-files": "banner.importFailed",
};

const rejectedSentences: Readonly<Partial<Record<DepositAction, Message["id"]>>> = {
  preview: "banner.previewRejected",
  "submit-review": "banner.submitRejected",
};

function failedSentence({ action, during }: Failed): Message {
  return { id: during === "upload-save" ? "banner.uploadSaveFailed" : failedSentences[action] };
}

/** Whose failure the platform's own words explain best (specification 7 and 8): they are shown wherever there are any. */
const quoted: readonly DepositAction[] = ["new-version", "submit-review"];

function failureDetail({ action, failure }: Failed): Message {
  const message = "message" in failure ? failure.message : "";
  if (!quoted.includes(action) || message === "") return failureMessage(failure);
  return { id: "failure.refused", values: { message } };
}

/** The banner above the form (specification 8), or `null` when there is nothing to say. */
export function feedbackBanner({ phase, feedback }: Pick<DepositState, "phase" | "feedback">): FeedbackBanner | null {
  const withFeedback = isBlocking(feedback) ? "warning" : "suggestive";
  switch (phase.kind) {
    case "running":
      return null;
    case "idle":
      if (feedback.length === 0) return null;
      return { style: withFeedback, message: { id: "banner.draftHasFeedback" }, detail: null, listsSections: true };
    case "succeeded":
      if (phase.action !== "save") return null;
      return feedback.length === 0
        ? { style: "positive", message: { id: "banner.saved" }, detail: null, listsSections: false }
        : { style: withFeedback, message: { id: "banner.savedWithFeedback" }, detail: null, listsSections: true };
    case "rejected": {
      const id = rejectedSentences[phase.action] ?? "banner.publishRejected";
      return { style: "negative", message: { id }, detail: null, listsSections: true };
    }
    case "failed":
      if (phase.failure.kind === "cancelled") return null;
      return {
        style: "negative",
        message: failedSentence(phase),
        detail: failureDetail(phase),
        listsSections: feedback.length > 0,
      };
    default:
      return phase satisfies never;
  }
}
