import type { Message } from "../messages.ts";
import { failureMessage } from "../rules/failureMessage.ts";
import { isBlocking } from "../rules/feedback.ts";
import type { DepositState, Phase } from "./state.ts";

/** What the feedback banner says: its style, its sentence, what went wrong, and whether the sections are listed. */
export interface FeedbackBanner {
  readonly style: "positive" | "negative" | "warning" | "suggestive";
  readonly message: Message;
  readonly detail: Message | null;
  readonly listsSections: boolean;
}

type Failed = Extract<Phase, { kind: "failed" }>;

function failedSentence({ action, during }: Failed): Message {
  if (during === "upload-save") return { id: "banner.uploadSaveFailed" };
  switch (action) {
    case "save":
      return { id: "banner.saveFailed" };
    case "publish":
      return { id: "banner.publishFailed" };
    case "preview":
      return { id: "banner.previewFailed" };
    case "discard":
      return { id: "banner.discardFailed" };
    default:
      return action satisfies never;
  }
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
      const id = phase.action === "preview" ? "banner.previewRejected" : "banner.publishRejected";
      return { style: "negative", message: { id }, detail: null, listsSections: true };
    }
    case "failed":
      if (phase.failure.kind === "cancelled") return null;
      return {
        style: "negative",
        message: failedSentence(phase),
        detail: failureMessage(phase.failure),
        listsSections: feedback.length > 0,
      };
    default:
      return phase satisfies never;
  }
}
