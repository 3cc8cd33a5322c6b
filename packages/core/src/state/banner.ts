import type { Failure } from "../errors.ts";
import type { CoreMessageId, Message } from "../messages.ts";
import type { Feedback } from "../record/feedback.ts";
import { explainFailure } from "../rules/explainFailure.ts";
import { isBlocking } from "../rules/feedback.ts";
import { tellFilesElsewhere } from "../rules/tellFilesElsewhere.ts";
import { announcedPhase, type DepositAction, type DepositState, type Phase } from "./state.ts";

/** The look of a banner. `suggestive` means that the feedback holds no error (docs/platform/product.md 8.1). */
export type BannerStyle = "positive" | "negative" | "warning" | "suggestive";

/** The style of each message of the feedback banner. Those with feedback turn `suggestive` if it holds no error. */
export const bannerStyles = {
  "banner.saved": "positive",
  "banner.savedWithFeedback": "warning",
  "banner.draftHasFeedback": "warning",
  "banner.saveFailed": "negative",
  "banner.communityFailed": "negative",
  "banner.publishFailed": "negative",
  "banner.publishRejected": "negative",
  "banner.submitFailed": "negative",
  "banner.submitRejected": "negative",
  "banner.cancelFailed": "negative",
  "banner.newVersionFailed": "negative",
  "banner.reserveFailed": "negative",
  "banner.discardPidFailed": "negative",
  "banner.importFailed": "negative",
  "banner.discardFailed": "negative",
  "banner.previewFailed": "negative",
  "banner.previewRejected": "negative",
  "banner.uploadSaveFailed": "negative",
} as const satisfies Record<Extract<CoreMessageId, `banner.${string}`>, BannerStyle>;

/** The id of a message of the feedback banner. */
export type BannerMessageId = keyof typeof bannerStyles;

/** The content of the feedback banner: style, message, details, and whether it lists the sections with feedback. */
export interface FeedbackBanner {
  readonly style: BannerStyle;
  readonly message: Message;
  readonly details: readonly Message[];
  readonly listsSections: boolean;
}

type Failed = Extract<Phase, { kind: "failed" }>;

const failedMessages: Readonly<Record<DepositAction, BannerMessageId>> = {
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

const rejectedMessages: Readonly<Partial<Record<DepositAction, BannerMessageId>>> = {
  preview: "banner.previewRejected",
  "submit-review": "banner.submitRejected",
};

function failedMessageId({ action, during }: Failed): BannerMessageId {
  if (action === "save" && during === "settling-review") return "banner.communityFailed";
  return during === "upload-save" ? "banner.uploadSaveFailed" : failedMessages[action];
}

/**
 * The failures whose own messages speak of a draft. For a new version the platform's message says more
 * (docs/platform/product.md 7.2).
 */
const ofDraft: readonly Failure["kind"][] = ["not-found", "gone", "published", "invalid"];

function failureDetails({ action, failure }: Failed, feedback: readonly Feedback[]): readonly Message[] {
  // Waiting does not help here. The field explains the problem.
  if (failure.kind === "server" && feedback.some(({ own }) => own?.id === "check.tooLong"))
    return [{ id: "failure.invalid" }];
  const message = action === "new-version" && "message" in failure && ofDraft.includes(failure.kind) && failure.message;
  return message ? [{ id: "failure.refused", values: { message } }] : explainFailure(failure);
}

function bannerOf(id: BannerMessageId, rest: Partial<FeedbackBanner> = {}): FeedbackBanner {
  return { style: bannerStyles[id], message: { id }, details: [], listsSections: true, ...rest };
}

/**
 * The failures that end by themselves. An autosave is repeated then, and the line beside the Save button explains it.
 */
const transientFailures: readonly Failure["kind"][] = ["no-response", "rate-limited", "server", "unexpected-answer"];

const isTransient = ({ during, failure }: Failed): boolean =>
  during === "autosave" && transientFailures.includes(failure.kind);

/** Returns the content of the feedback banner, or `null` (docs/platform/product.md 8.1). */
export function feedbackBanner(state: Pick<DepositState, "phase" | "feedback">): FeedbackBanner | null {
  const { feedback } = state;
  const phase = announcedPhase(state.phase);
  const withFeedback: Partial<FeedbackBanner> = isBlocking(feedback) ? {} : { style: "suggestive" };
  switch (phase.kind) {
    case "running":
    case "dismissed":
      return null;
    case "idle":
      return feedback.length === 0 ? null : bannerOf("banner.draftHasFeedback", withFeedback);
    case "succeeded": {
      if (phase.action !== "save") return null;
      const details = phase.files === undefined ? [] : tellFilesElsewhere(phase.files);
      return feedback.length === 0
        ? bannerOf("banner.saved", { details, listsSections: false })
        : bannerOf("banner.savedWithFeedback", { ...withFeedback, details });
    }
    case "rejected":
      return bannerOf(rejectedMessages[phase.action] ?? "banner.publishRejected");
    case "failed":
      if (phase.failure.kind === "cancelled" || isTransient(phase)) return null;
      return bannerOf(failedMessageId(phase), {
        details: failureDetails(phase, feedback),
        listsSections: feedback.length > 0,
      });
    default:
      return phase satisfies never;
  }
}
