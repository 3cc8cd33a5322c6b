import type { CoreMessageId } from "../messages.ts";

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
