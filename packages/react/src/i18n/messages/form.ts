/** Messages shared by fields, lists and dialogs. */
export const formMessages = {
  "form.required": "required",
  "form.cancel": "Cancel",
  "form.undo": "Undo",
  "form.removed": "{name} removed.",
  "form.restored": "{name} is back.",
  "form.loading": "Loading…",
  "form.late.failed": "This part of the page did not arrive.",
  "form.late.failed.text":
    "The connection may have been interrupted. Nothing that you typed is lost. If it keeps failing, save the draft and reload the page.",
  "form.late.retry": "Try again",
  "form.late.giveUp": "Not now",
  "form.dayPlaceholder": "YYYY-MM-DD",
  "form.noResults": "No results found.",
  "form.searchFailed": "The search did not work. Wait a moment or check your network, then try again.",
} as const;

/** Messages of lazy parts only. */
export const lazyFormMessages = {
  "form.discardChanges.title": "Discard what you changed here?",
  "form.discardChanges.text": "The changes in this dialog were not applied yet.",
  "form.discardChanges.confirm": "Discard changes",
  "form.close": "Close",
  "form.discardChanges.cancel": "Keep editing",
} as const;
