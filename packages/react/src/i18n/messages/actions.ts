/** The buttons of the deposit and the questions they ask. */
export const actionMessages = {
  "actions.heading": "Actions",
  "actions.save": "Save draft",
  "actions.saving": "Saving…",
  "actions.preview": "Preview",
  "actions.publish": "Publish",
  "actions.publishing": "Publishing…",
  "actions.discarding": "Deleting…",
  "actions.unsaved": "There are changes that were not saved yet.",
  "actions.saved": "Everything is saved.",
  "actions.savedAt": "Saved {time}",
  "actions.notSavedYet": "Not saved yet.",
  "actions.shortcut": "Ctrl+S saves, too.",

  "publish.title": "Publish this upload?",
  "publish.text": "Are you sure you want to publish this record?",
  "publish.filesFixed":
    "Once the record is published you will no longer be able to change the files in the upload. You can still change the description of the record.",
  "publish.confirm": "Publish",
  "publish.cancel": "Keep editing",

  "discard.delete": "Delete",
  "discard.discardChanges": "Discard changes",
  "discard.discardVersion": "Discard version",
  "discard.delete.title": "Delete this draft?",
  "discard.delete.text": "The draft and its files are deleted for good. This cannot be undone.",
  "discard.discardChanges.title": "Discard the changes?",
  "discard.discardChanges.text":
    "What you changed since the record was published is lost. The published record stays as it is.",
  "discard.discardVersion.title": "Discard this version?",
  "discard.discardVersion.text":
    "The new version and its files are deleted for good. The published versions stay as they are.",
  "discard.cancel": "Keep editing",
} as const;
