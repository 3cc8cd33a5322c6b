/** The banner after an action, the status of the deposit, and the outline. */
export const bannerMessages = {
  "feedback.dismiss": "Dismiss this message",
  "feedback.retry": "Try again",
  "feedback.why": "What happened",
  "feedback.count": "{count, plural, one {# message} other {# messages}}",
  "feedback.errors": "{count, plural, one {# error} other {# errors}}",
  "feedback.warnings": "{count, plural, one {# warning} other {# warnings}}",
  "feedback.notes": "{count, plural, one {# hint} other {# hints}}",
  "feedback.sections": "Sections with feedback",
  "feedback.allFixed": "All of these fields have been changed since. Save again to have them checked.",
  "feedback.sectionLink": "{section}: {counts}. Go to the first of them.",

  "statusBanner.heading": "Status",
  "statusBanner.viewRequest": "View request",
  "statusBanner.newTab": "opens in a new tab",

  "outline.heading": "Outline",
  "outline.complete": "complete",
  "outline.empty": "empty",
  "outline.missing": "{count, plural, one {# required field is empty} other {# required fields are empty}}",
  "outline.progress": "{done} of {total} sections are complete.",
} as const;
