/** Messages of the feedback banner, the status and the outline. */
export const bannerMessages = {
  "feedback.dismiss": "Dismiss this message",
  "feedback.retry": "Try again",
  "feedback.pauseOver":
    "The pause that the server asked for is over. Everything you typed is still here; try again now.",
  "feedback.errors": "{count, plural, one {# error} other {# errors}}",
  "feedback.warnings": "{count, plural, one {# warning} other {# warnings}}",
  "feedback.notes": "{count, plural, one {# hint} other {# hints}}",
  "feedback.all": "All {count, number} messages",
  "feedback.sections": "Sections with feedback",
  "feedback.allChanged": "All of these fields were changed since. Save again to have them checked.",

  "statusBanner.heading": "Status",
  "statusBanner.declinedVersion":
    "The request to submit this version to the community was declined. Discard this version and create a new one to submit it again.",
  "statusBanner.expiredVersion":
    "The request to submit this version to the community has expired. Discard this version and create a new one to submit it again.",
  "statusBanner.viewRequest": "View request",
  "statusBanner.newTab": "opens in a new tab",

  "outline.heading": "Outline",
  "outline.complete": "complete",
  "outline.optional": "empty, optional",
  "outline.missing": "{count, plural, one {# thing is missing} other {# things are missing}}",
} as const;
