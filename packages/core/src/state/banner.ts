import type { Failure } from "../errors.ts";
import type { CoreMessageId, Message } from "../messages.ts";
import type { Feedback } from "../record/feedback.ts";
import { explainFailure } from "../rules/explainFailure.ts";
import { isBlocking } from "../rules/feedback.ts";
import { tellFilesElsewhere } from "../rules/tellFilesElsewhere.ts";
import { announcedPhase, type DepositAction, type DepositState, type Phase } from "./state.ts";

/** How a banner looks; `suggestive` where feedback has no error among it (docs/platform/product.md 8.1). */
export type BannerStyle = "positive" | "negative" | "warning" | "suggestive";

/** The style of each sentence of the feedback banner; those with feedback are suggestive while none of it is an error. */
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

/** The id of a sentence of the feedback banner. */
export type BannerMessageId = keyof typeof bannerStyles;

/** What the feedback banner says: its style, its sentence, what explains it, and whether the sections are listed. */
export interface FeedbackBanner {
  readonly style: BannerStyle;
  readonly message: Message;
  readonly details: readonly Message[];
  readonly listsSections: boolean;
}

type Failed = Extract<Phase, { kind: "failed" }>;

const failedSentences: Readonly<Record<DepositAction, BannerMessageId>> = {
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

const rejectedSentences: Readonly<Partial<Record<DepositAction, BannerMessageId>>> = {
  preview: "banner.previewRejected",
  "submit-review": "banner.submitRejected",
};

function failedSentence({ action, during }: Failed): BannerMessageId {
  if (action === "save" && during === "settling-review") return "banner.communityFailed";
  return during === "upload-save" ? "banner.uploadSaveFailed" : failedSentences[action];
}

/**
 * What we say of these is of a draft. Of a version that was not made the platform's own words tell more
 * (docs/platform/product.md 7.2).
 */
const ofDraft: readonly Failure["kind"][] = ["not-found", "gone", "published", "invalid"];

function failureDetails({ action, failure }: Failed, feedback: readonly Feedback[]): readonly Message[] {
  // A problem of the server's own that waiting does not end: what it is stands beside the fields.
  if (failure.kind === "server" && feedback.some(({ own }) => own?.id === "check.tooLong"))
    return [{ id: "failure.invalid" }];
  const message = action === "new-version" && "message" in failure && ofDraft.includes(failure.kind) && failure.message;
  return message ? [{ id: "failure.refused", values: { message } }] : explainFailure(failure);
}

function bannerOf(id: BannerMessageId, rest: Partial<FeedbackBanner> = {}): FeedbackBanner {
  return { style: bannerStyles[id], message: { id }, details: [], listsSections: true, ...rest };
}

/** What ends by itself: an autosave that met it is done again, and the line beside the Save button says why it was not. */
const passing: readonly Failure["kind"][] = ["no-response", "rate-limited", "server", "unexpected-answer"];

const isPassing = ({ during, failure }: Failed): boolean => during === "autosave" && passing.includes(failure.kind);

/** What the feedback banner says (docs/platform/product.md 8.1), or `null` when there is nothing to say. */
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
      return bannerOf(rejectedSentences[phase.action] ?? "banner.publishRejected");
    case "failed":
      if (phase.failure.kind === "cancelled" || isPassing(phase)) return null;
      return bannerOf(failedSentence(phase), {
        details: failureDetails(phase, feedback),
        listsSections: feedback.length > 0,
      });
    default:
      return phase satisfies never;
  }
}
