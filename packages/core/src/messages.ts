// Messages that core shows itself, in English, where no catalogue is at hand. They are constants of their own, so that
// a bundle with a catalogue does not carry every message twice.

/** The message of a call that the host's client leaves out (docs/platform/product.md 8.3). */
export const NOT_IMPLEMENTED = "Not implemented.";

/** The message of a deposit without a client (docs/platform/product.md 8.3). */
export const ABSTRACT = "Abstract";

/** The message for a progress notifier that is not a function (docs/platform/product.md 8.3). */
export const PROGRESS_NOTIFIER = "The progress notifier is of the wrong kind: it has to be a function.";

/** The message that stops publishing without a required DOI (docs/platform/product.md 5.7). */
export const DOI_NEEDED_TO_PUBLISH = "DOI is needed. You need to reserve a DOI before publishing.";

/** The message that stops submitting without a required DOI (docs/platform/product.md 5.7). */
export const DOI_NEEDED_FOR_REVIEW = "DOI is needed. You need to reserve a DOI before submitting for review.";

/** The message for a text with more bytes than the platform's index takes. */
export const TOO_LONG = "This is too long: the server takes 32,766 characters here, fewer if they are not A to Z.";

/**
 * Every message of core in English, by its stable id (docs/platform/product.md 5, 8), in ICU message syntax. Hosts and
 * catalogues translate by id. Core never formats a message.
 */
export const coreMessages = {
  "banner.saved": "Record successfully saved.",
  "banner.savedWithFeedback": "Record saved with validation feedback in",
  "banner.draftHasFeedback": "Draft has validation feedback in",
  "banner.saveFailed": "The draft was not saved. Please try again. If the problem persists, contact user support.",
  "banner.communityFailed":
    "The draft was saved, but not the change of its community. Please try again. If the problem persists, contact user support.",
  "banner.publishFailed":
    "The draft was not published. Please try again. If the problem persists, contact user support.",
  "banner.publishRejected": "The draft was not published. Record saved with validation feedback in",
  "banner.submitFailed":
    "The draft was not submitted for review. Please try again. If the problem persists, contact user support.",
  "banner.submitRejected": "The draft was not submitted for review. Record saved with validation feedback in",
  "banner.cancelFailed":
    "The review was not cancelled. Please try again. If the problem persists, contact user support.",
  "banner.newVersionFailed":
    "The new version was not created. Please try again. If the problem persists, contact user support.",
  "banner.reserveFailed":
    "Identifier reservation failed. Please try again. If the problem persists, contact user support.",
  "banner.discardPidFailed":
    "Identifier could not be discarded. Please try again. If the problem persists, contact user support.",
  "banner.importFailed":
    "Files import from the previous version failed. Please try again. If the problem persists, contact user support.",
  "banner.discardFailed": "Draft deletion failed. Please try again. If the problem persists, contact user support.",
  "banner.previewFailed": "Draft preview failed. Please try again. If the problem persists, contact user support.",
  "banner.previewRejected": "Unable to display preview. Please correct validation issues in",
  "banner.uploadSaveFailed":
    "Draft save failed before file upload. Please try again. If the problem persists, contact user support.",

  "failure.no-response":
    "The server did not answer. Check your network connection. Everything you typed is still here; try again when you are online.",
  "failure.permission-denied":
    "The server did not permit this. Your session may have ended: sign in again in another tab, then try again here. If you are signed in, you may have lost access, as curators do when a request is closed. Everything you typed is still here.",
  "failure.signed-out":
    "You are signed out. Sign in again in another tab, then try again here. Everything you typed is still here.",
  "failure.csrf":
    "The page's security token has expired. Try again; if that does not help, sign in again in another tab. Everything you typed is still here.",
  "failure.not-found":
    "This draft is no longer on the server. Somebody may have deleted or published it. Everything you typed is still here: copy what you need, then start a new upload.",
  "failure.gone":
    "This record was deleted from the server. Everything you typed is still here: copy what you need, then start a new upload.",
  "failure.published":
    "This draft was published in the meantime, in another tab or by a curator, and what you changed since was not saved. Everything you typed is still here: copy what you need, then edit the published record.",
  "failure.conflict":
    "This draft was changed elsewhere since you opened it, so it was not saved over that work. Everything you typed is still here: review the changes and choose what to keep.",
  "failure.state-conflict":
    "The server could not do this, because the draft is in another state by now than this page shows: it may have been changed in another tab, or something else is being done to it. Everything you typed is still here: wait a moment, then try again; if that does not help, copy what you need and open the draft anew.",
  "failure.community-changed":
    "The community of this draft was changed in another tab, or its request was submitted, declined or has expired meanwhile. This page now shows how it stands: check the status and the community, then go on. Everything you typed is still here.",
  "failure.foreign-review":
    "The request to this community belongs to the person who chose the community. Only that person can submit it, take it back, or choose another community. Ask them to do it. Everything you typed is still here.",
  "failure.files-changed":
    "Look at the list of files before you go on: what is published keeps them as they are. Everything you typed is saved.",
  "failure.invalid": "The server did not accept some fields. They are marked below.",
  "failure.refused": "The server answered: {message}",
  "failure.too-large":
    "What was sent is larger than the server accepts. Everything you typed is still here. Shorten very long lists or texts, or contact user support.",
  "failure.rate-limited":
    "The server asks for a pause{seconds, plural, =0 {} one { of one second} other { of # seconds}}. Everything you typed is still here; try again after that.",
  "failure.server":
    "The server had a problem of its own (error {status}). Everything you typed is still here; try again in a few minutes.",
  "failure.unexpected-answer":
    "Something between you and the repository answered in its place (status {status}). Check your network, VPN or sign-in page. Everything you typed is still here.",
  "failure.cancelled": "Cancelled.",
  "failure.not-implemented":
    "Not implemented. This page was set up without it. Everything you typed is still here; contact user support.",
  "failure.foreign-address":
    "Because of its name, this file has an address that belongs to something else. So that nothing else is deleted, it can be neither sent nor removed here. Contact user support, or discard the draft.",
  "submit.failed": "Unable to submit request.",

  "internal.notImplemented": NOT_IMPLEMENTED,
  "internal.abstract": ABSTRACT,
  "internal.progressNotifier": PROGRESS_NOTIFIER,

  "upload.failed": "Upload failed",
  "upload.draft-not-saved":
    "The upload did not start, because the draft could not be saved first. It starts as soon as the draft is saved.",
  "upload.size-mismatch":
    "The server stored {stored, number} of {expected, number} bytes, so the file would be incomplete. Retry to send it again.",
  "upload.checksum-mismatch":
    "What the server stored is not the same as your file: their checksums differ, so a download would be damaged. Retry to send it again.",
  "upload.unreadable":
    "This file can no longer be read. It may have been moved or changed since you chose it. Remove it and choose it again.",
  "upload.transfer-refused": "The server did not accept the file: {message}. Retry to send it again, or remove it.",
  "upload.interrupted":
    "This upload was not completed: the page was left, or the server refused the file. Choose the same file again to go on: parts that arrived are not sent twice. Or remove it.",
  "upload.stalled":
    "The upload stalled: nothing moved for a long time. Check your network, then retry; parts that arrived are not sent again.",
  "upload.link-expired":
    "The signed URL expired, and the storage refuses the new ones as well. Retry; if that does not help, contact user support.",
  "upload.store-unreachable":
    "The storage at {origin} did not answer this page. If your network works, its CORS rules may not allow this page to send files there (PUT from this origin, header Content-MD5, ETag exposed), or this page's Content-Security-Policy may not name it (connect-src): contact user support.",
  "upload.unsupported-transfer":
    "Unsupported transfer type: this repository takes files by {enabled} only, which this page cannot do. Contact user support.",
  "upload.too-large":
    "The file is too large for the chunk-size limit: it would need more than {parts, number} parts of the largest size. Split the file and choose its pieces.",
  "upload.request-too-large":
    "The server does not take a file as large as this in one request. Split it into smaller files, or contact user support: the limit may be raised.",
  "upload.quota-exceeded":
    "This file did not fit: with it, the files of this record would take more room than a record has here. The record cannot be published while it is in the list. Remove it; or remove others, then retry; or ask user support for more room.",
  "upload.invalid-part":
    "The server named an invalid part number ({part}), so the file cannot be sent in parts. Retry; if that does not help, contact user support.",
  "upload.changed":
    "This is not the file of which the server has parts already: its content differs. Choose the original file to go on, or retry to send this one from its start.",
  "upload.no-checksum":
    "The checksum of the file could not be computed, and the storage needs it to detect damage. Retry, or use another browser.",
  "files.othersGone":
    "{count, plural, one {{name} is no longer part of this upload.} other {# files are no longer part of this upload.}}",
  "files.othersAdded":
    "{count, plural, one {{name} was added or replaced elsewhere, and is part of this upload.} other {# files were added or replaced elsewhere, and are part of this upload.}}",
  "upload.elsewhere":
    "This file is being uploaded in another tab or window. Wait until it is done there, or close it and go on here.",
  "upload.abandoned":
    "The other tab or window does not upload this file any more, and it may be incomplete. Retry to upload it from here, or remove it.",
  "upload.fetch-failed": "The server could not fetch the file: {message}. Remove it.",
  "upload.verification.pending":
    "Stored. The server is still computing its checksum, so it was not compared with your file yet.",
  "upload.verification.unknown": "Stored, but its checksum could not be compared with your file.",
  "upload.no-response": "The connection was lost during the upload. Check your network, then retry.",

  "limits.title": "Warning!",
  "limits.heading": "Could not upload files.",
  "limits.tooMany":
    "Uploading the selected files would result in {total, number} files, exceeding the limit of {limit, number}.",
  "limits.tooMuch":
    "Uploading the selected files would result in {total} of storage use, exceeding the limit of {limit}.",
  "limits.fileTooLarge": "{filename} has {size}, exceeding the limit of {limit} for one file.",
  "limits.duplicates": "The following files already exist",
  "limits.duplicate": "{filename} is already part of this upload.",
  "limits.empty": "Empty files were skipped.",
  "limits.tooManyParts":
    "{filename} is too large for the chunk-size limit: {size} would need more than {parts, number} parts.",
  "limits.badName": "{filename} has a name that the server cannot keep. Rename the file and choose it again.",

  "check.title.required": "Title is a required field.",
  "check.title.short": "A title has at least 3 characters.",
  "check.resourceType.required": "Resource type is a required field.",
  "check.creators.required": "At least one creator is required.",
  "check.publicationDate.required": "Publication date is a required field.",
  "check.date.format": "Give a date as YYYY-MM-DD, YYYY-MM or YYYY, or an interval DATE/DATE.",
  "check.date.order": "An interval ends on or after its start.",
  "check.familyName.required": "Family name is a required field.",
  "check.name.required": "Name is a required field.",
  "check.role.required": "Role is a required field.",
  "check.type.required": "Type is a required field.",
  "check.description.required": "Description is a required field.",
  "check.description.short": "A description has at least 3 characters.",
  "check.date.required": "Date is a required field.",
  "check.reference.required": "Reference is a required field.",
  "check.subject.required": "Subject is a required field.",
  "check.relation.required": "Relation is a required field.",
  "check.scheme.required": "Scheme is a required field.",
  "check.identifier.required": "Identifier is a required field.",
  "check.identifier.duplicate": "This identifier is in the list already. The server takes it once only.",
  "check.identifier.sameScheme":
    "There is an identifier of this kind already. The server takes one of each kind for a person or an organization.",
  "check.orcid.invalid":
    "This is not a valid ORCID. An ORCID looks like 0000-0002-1825-0097, and its last character fits the others. Check it for a typing error.",
  "check.isni.invalid":
    "This is not a valid ISNI. An ISNI has 16 characters, and the last one fits the others. Check it for a typing error.",
  "check.ror.invalid":
    "This is not a valid ROR. A ROR looks like 01ggx4157, and its last digits fit the others. Check it for a typing error.",
  "check.isbn.invalid":
    "This is not a valid ISBN. An ISBN has 10 or 13 digits, and the last one fits the others. Check it for a typing error.",
  "check.issn.invalid":
    "This is not a valid ISSN. An ISSN looks like 2077-9550, and its last character fits the others. Check it for a typing error.",
  "check.ean13.invalid":
    "This is not a valid EAN. An EAN has 13 digits, and the last one fits the others. Check it for a typing error.",
  "check.gnd.invalid":
    "This is not a valid GND. A GND looks like 118540238 or 4079163-4, and its last character fits the others. Check it for a typing error.",
  "check.arxiv.invalid": "This is not a valid arXiv identifier. One looks like arXiv:2101.00001 or math/0309136.",
  "check.pmid.invalid": "This is not a valid PMID. A PMID is a number such as 12345678.",
  "check.handle.invalid": "This is not a valid Handle. A Handle looks like 20.500.12345/abc.",
  "check.ark.invalid": "This is not a valid ARK. An ARK looks like ark:/12148/btv1b8449691v.",
  "check.urn.invalid": "This is not a valid URN. A URN looks like urn:nbn:de:101:1-201102033592.",
  "check.url.invalid": "This is not a valid URL. A URL begins with https:// or the like.",
  "check.funder.required": "Funder is required.",
  "check.award.url.invalid": "URL must be valid.",
  "check.award.url.alone": "URL must be set alongside title or number.",
  "check.embargo.required": "Embargo end date is a required field.",
  "check.embargo.format": "Give the embargo end date as YYYY-MM-DD.",
  "check.embargo.past": "Embargo end date must be set to a future date.",
  "check.accept.required": "You must accept this.",
  "check.tooLong": TOO_LONG,
  "check.license.title.required": "Title is a required field.",
  "check.license.link.invalid": "Link must be a valid URL",
  "check.doi.required": "Give the DOI that you have, or choose another answer.",
  "check.doi.invalid": "This is not a valid DOI. A DOI looks like 10.1234/foo.bar.",
  "check.doi.neededToPublish": DOI_NEEDED_TO_PUBLISH,
  "check.doi.neededForReview": DOI_NEEDED_FOR_REVIEW,
  "access.locked":
    "Record visibility can not be changed to restricted anymore. Please contact support if you still need to make these changes.",
  "community.obstacle.restricted-only": "Submission to this community is only allowed if the record is restricted.",
  "community.obstacle.members-only": "Submission to this community is only allowed to community members.",
  "community.obstacle.dedicated-form": "Submission to this community is only allowed by dedicated upload form.",
  "doi.registered": "The DOI of this record is registered and cannot be given up.",
  "doi.published": "The kind of DOI cannot be changed once the record is published.",
  "doi.reserved": "A DOI is reserved for this upload. Discard it first.",
  "doi.siteRule": "{message}",
  "doi.notAllowed": "An earlier version was published in another way, which this one has to follow.",

  "status.draft.title": "Draft",
  "status.draft.text": "Your upload can be published, or submitted to a community for review.",
  "status.published.title": "Published",
  "status.published.text": "Your upload is published.",
  "status.new_version_draft.title": "New version draft",
  "status.new_version_draft.text": "Your new version can be published.",
  "status.draft_with_review.title": "Draft",
  "status.draft_with_review.text": "Your upload can be submitted for review to the curators of the community.",
  "status.new_version_draft_with_review.title": "New version draft",
  "status.new_version_draft_with_review.text":
    "Your new version can be submitted for review to the curators of the community.",
  "status.in_review.title": "In review",
  "status.in_review.text":
    "The curators of the community are reviewing this upload and will publish it when they accept it.",
  "status.declined.title": "Declined",
  "status.declined.text": "The request to submit this upload to the community was declined.",
  "status.expired.title": "Expired",
  "status.expired.text": "The request to submit this upload to the community has expired.",
  "status.undefined": "Status is undefined",

  "can.running": "Wait until the current action has finished.",
  "can.noRecord": "Save the draft first.",
  "can.published": "The record is published. Edit it or begin a new version to change it.",
  "can.discarded": "The draft was deleted.",
  "can.openReview": "The upload is in review. Cancel the review to delete it.",
  "can.notPermitted": "You don't have permission to do this.",
  "can.noFiles": "Add at least one file, or mark the record as metadata-only.",
  "can.filesRequired": "Add at least one file.",
  "files.locked": "The files of a published record cannot be changed. To change them, make a new version.",
  "can.noCommunity": "Select a community first.",
  "can.alreadyInReview": "The upload is in review. Cancel the review to submit it anew.",
  "can.reviewDeclined":
    "The request to this community was declined. Select another one, or publish without a community.",
  "can.versionDeclined":
    "The request of this version is closed. Discard the version and create a new one to submit it again.",
  "can.notInReview": "The upload is not in review.",
  "can.notPublished": "Only a published record can have a new version.",
  "can.newVersion.notPermitted": "You don't have permissions to create a new version.",
  "can.noDeclinedReview": "Only a draft whose request was declined or has expired is published without its community.",
  "can.pidExists": "The record has an identifier of this kind already.",
  "can.noPid": "There is no identifier that could be given up.",
  "can.hasFiles": "Files can only be imported while there are none. Remove all files first.",
  "can.noPreviousVersion": "There is no previous version to import files from.",
  "can.filesUnfinished": "Wait until all files are uploaded, or remove those that failed.",
  "can.fileStuck":
    "A file can be neither uploaded nor removed because of its name. Contact user support, or discard the draft.",
  "can.filesBeingRemoved": "Wait until the files that you remove are gone.",
} as const;

/** The id of a message of core. */
export type CoreMessageId = keyof typeof coreMessages;

/**
 * An amount of storage in a message. It is formatted in the reader's language, as by `formatFileSize(bytes, decimal,
 * locale)`.
 */
export interface ByteSize {
  readonly bytes: number;
  readonly decimal: boolean;
}

/** The values of a message's placeholders. */
export type MessageValues = Readonly<Record<string, string | number | ByteSize>>;

/** A message to show: its id, and the values of its placeholders. */
export interface Message {
  readonly id: CoreMessageId;
  readonly values?: MessageValues | undefined;
}
