/** Messages of the offer to restore unsaved changes from this computer. */
export const lazyDraftJournalMessages = {
  "draftJournal.heading": "Unsaved changes from {time} on this computer",
  "draftJournal.text": "They were typed in this form and never reached the server.",
  "draftJournal.files":
    "{count, plural, one {A file was on its way. Choose it again after you restore: {names}} other {# files were on their way. Choose them again after you restore: {names}}}",
  "draftJournal.restore": "Restore",
  "draftJournal.compare": "Compare",
  "draftJournal.discard": "Discard",
  "draftJournal.restored": "Your changes are back in the form. Save the draft to keep them.",
  "draftJournal.discarded": "The changes on this computer were discarded.",
} as const;
