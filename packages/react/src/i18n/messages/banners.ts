/** The banner after an action, the status of the deposit, and the outline. */
export const bannerMessages = {
  "feedback.dismiss": "Dismiss this message",
  "feedback.retry": "Try again",
  "feedback.overwrite": "Save mine over it",
  "feedback.errors": "{count, plural, one {# error} other {# errors}}",
  "feedback.warnings": "{count, plural, one {# warning} other {# warnings}}",
  "feedback.notes": "{count, plural, one {# hint} other {# hints}}",
  "feedback.sections": "Sections with feedback",
  "feedback.allChanged": "All of these fields were changed since. Save again to have them checked.",

  "statusBanner.heading": "Status",
  "statusBanner.viewRequest": "View request",
  "statusBanner.newTab": "opens in a new tab",

  "outline.heading": "Outline",
  "outline.complete": "complete",
  "outline.optional": "empty, optional",
  "outline.missing": "{count, plural, one {# thing is missing} other {# things are missing}}",
} as const;
