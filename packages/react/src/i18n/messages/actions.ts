/** Messages of the actions and their dialogs. */
export const actionMessages = {
  "actions.heading": "Actions",
  "actions.save": "Save draft",
  "actions.preview": "Preview",
  "actions.publish": "Publish",
  "actions.submit": "Submit for review",
  "actions.submitted": "Submitted for review",
  "actions.publishToCommunity": "Publish to community",
  "actions.changeCommunity": "Change community",
  "actions.publishWithoutCommunity": "Publish without community",
  "actions.cancelReview": "Cancel review",
  "actions.newVersion": "New version",
  "actions.more": "More actions",
  "actions.saving": "Saving…",
  "actions.unsaved": "Unsaved changes",
  "actions.offline": "Offline: kept on this computer",
  "actions.notSaved": "Not saved: {why}",
  "actions.notTaken": "The server did not take everything.",
  "actions.showNotTaken": "Show the first",
  "actions.savedAt": "Saved at {time}",
  "actions.saved": "Everything is saved.",
  "actions.neverSaved": "Not saved yet.",

  "discard.draft": "Delete",
  "discard.changes": "Discard changes",
  "discard.version": "Discard version",
  "discard.cancel": "Keep editing",
} as const;

/** Messages of lazy parts only. */
export const lazyActionMessages = {
  "publish.title": "Publish this upload?",
  "publish.text": "Are you sure you want to publish this record?",
  "publish.filesFixed":
    "Once the record is published you will no longer be able to change the files in the upload. You can still change the description of the record.",
  "publish.withoutCommunity":
    "The record is published without the community {title}. You can submit it to a community later.",
  "publish.confirm": "Publish",
  "publish.cancel": "Keep editing",

  "submit.review.title": "Submit for review?",
  "submit.review.text": "The upload goes to the curators of {title}, who decide whether it is published there.",
  "submit.review.confirm": "Submit for review",
  "submit.direct.title": "Publish to community?",
  "submit.direct.text": "You may publish in {title} without a review: the upload is published there at once.",
  "submit.direct.confirm": "Publish to community",
  "submit.published.title": "Submit the published record for review?",
  "submit.published.text": "The record goes to the curators of {title}, who decide whether it belongs there.",
  "submit.published.confirm": "Submit for review",
  "submit.acceptAccess": "The curators of {title} may view and edit the metadata and the files of my upload.",
  "submit.acceptAfterPublish":
    "When the curators accept the upload it is published immediately. Until then I can still change it.",
  "submit.acceptAfterPublish.direct": "The upload is published immediately, without a further question.",
  "submit.comment": "Comment to the curators",
  "submit.comment.help": "Optional. What they should know when they look at your upload.",
  "submit.discardComment.title": "Discard your comment?",
  "submit.discardComment.text": "What you wrote to the curators was not sent.",
  "submit.discardComment.confirm": "Discard comment",

  "cancelReview.title": "Cancel the review?",
  "cancelReview.text":
    "The upload becomes a draft of yours again and keeps all but its community. To have it reviewed, select one and submit it anew.",
  "cancelReview.comment.help": "Optional. Why you take the upload back.",
  "cancelReview.confirm": "Cancel review",
  "cancelReview.keep": "Keep in review",

  "discard.draft.title": "Delete this draft?",
  "discard.draft.text": "The draft and its files are deleted for good. This cannot be undone.",
  "discard.changes.title": "Discard the changes?",
  "discard.changes.text":
    "What you changed since the record was published is lost. The published record stays as it is.",
  "discard.version.title": "Discard this version?",
  "discard.version.text":
    "The new version and its files are deleted for good. The published versions stay as they are.",
} as const;
