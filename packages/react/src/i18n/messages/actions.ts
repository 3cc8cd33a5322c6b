/** The buttons of the deposit and the questions they ask. */
export const actionMessages = {
  "actions.heading": "Actions",
  "actions.save": "Save draft",
  "actions.preview": "Preview",
  "actions.publish": "Publish",
  "actions.more": "More actions",
  "actions.unsaved": "There are changes that were not saved yet.",
  "actions.saved": "Everything is saved.",
  "actions.neverSaved": "Not saved yet.",

  "publish.title": "Publish this upload?",
  "publish.text": "Are you sure you want to publish this record?",
  "publish.filesFixed":
    "Once the record is published you will no longer be able to change the files in the upload. You can still change the description of the record.",
  "publish.confirm": "Publish",
  "publish.cancel": "Keep editing",

  "discard.draft": "Delete",
  "discard.draft.title": "Delete this draft?",
  "discard.draft.text": "The draft and its files are deleted for good. This cannot be undone.",
  "discard.changes": "Discard changes",
  "discard.changes.title": "Discard the changes?",
  "discard.changes.text":
    "What you changed since the record was published is lost. The published record stays as it is.",
  "discard.version": "Discard version",
  "discard.version.title": "Discard this version?",
  "discard.version.text":
    "The new version and its files are deleted for good. The published versions stay as they are.",
  "discard.cancel": "Keep editing",
} as const;
