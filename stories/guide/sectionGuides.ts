import type { DepositComponents } from "../../packages/react/src/components/DepositComponents.ts";
import type { SectionGuide } from "./SectionGuide.ts";

const rows =
  "Rows, each with a handle to reorder it, its own menu and a button to remove it; a removed row can be brought back.";
const filter = "From 10 rows on a filter, and only the rows in view are drawn.";

// Words that sections share: those of a field, of rows, of a dialog and of a search.
const fieldWords = ["form.required"];
const rowWords = ["form.required", "form.removed", "form.restored", "form.undo", "form.cancel", "sortable.", "list."];
const entryRowWords = [...rowWords, "entry.remove"];
const typedRowWords = [...entryRowWords, "entry.type"];
const identifierRowWords = [...entryRowWords, "entry.identifier", "entry.scheme", "entry.recognized"];
const dialogWords = ["form.cancel", "form.close", "form.discardChanges"];
const searchWords = ["search.", "form.loading", "form.noResults", "form.searchFailed", "form.removed"];
const resultWords = ["search.retry", "form.loading", "pagination."];
const personWords = [...rowWords, ...dialogWords, ...searchWords];
const languageWords = ["entry.language", "languages.failed", ...searchWords];

/** The guide of every part of the form that a host can replace, by its name in `components`. */
export const sectionGuides: Readonly<Record<keyof DepositComponents, SectionGuide>> = {
  StatusBanner: {
    purpose: "Says where the upload stands on its way to being published, and what the depositor can do next.",
    anatomy: [
      { part: "status", says: "The status in words, with a colour and an icon that say the same." },
      { says: "A link to the review, which opens in a new tab, while there is one." },
    ],
    fields: [],
    messages: ["statusBanner.", "status."],
  },
  FeedbackBanner: {
    purpose: "Says how the last action ended, and leads to every field that it found something wrong with.",
    anatomy: [
      { part: "feedback", says: "What happened, why it matters and what to do." },
      {
        says: "A link for each section, with the number of errors, warnings and hints in it; mended ones are ticked off.",
      },
    ],
    fields: [],
    messages: ["feedback.", "banner.", "failure."],
  },
  ActionBar: {
    purpose: "Saves, previews, publishes or submits the upload, or gives it up; only what can be done now is offered.",
    anatomy: [
      { part: "save-state", says: "Whether everything is saved." },
      { part: "actions", says: "The buttons, the most likely one first; one that cannot be pressed says why." },
      { part: "publish-dialog", says: "The question before publishing, with the host's checkboxes and words." },
      { part: "submit-dialog", says: "The question before a review, with a comment for the curators." },
      { part: "cancel-review-dialog", says: "The question before a review is cancelled." },
      { part: "discard-dialog", says: "The question before a draft, a version or changes are given up." },
    ],
    fields: [],
    messages: [
      "actions.",
      "publish.",
      "submit.",
      "cancelReview.",
      "discard.",
      "can.",
      "community.",
      ...dialogWords,
      ...resultWords,
    ],
  },
  Outline: {
    purpose: "Shows all sections of the page and how each stands, and leads to them.",
    anatomy: [
      { part: "outline", says: "Links to the sections, those of one card under its heading, each with its mark." },
    ],
    fields: [],
    messages: ["outline.", "feedback.errors", "feedback.warnings", "feedback.notes"],
  },
  CommunityHeader: {
    purpose: "Names the community that the upload goes to, and lets the depositor choose another or none.",
    anatomy: [
      { part: "community", says: "Logo, name and badges of the community, or the invitation to choose one." },
      {
        part: "community-dialog",
        says: "All and own communities, searched and five on a page; why one cannot be chosen.",
      },
    ],
    fields: [],
    messages: ["community.", "can.", ...dialogWords, ...resultWords],
  },
  Access: {
    purpose: "Says who may see the record and its files, now and after an embargo.",
    anatomy: [
      { part: "access", says: "Public or restricted, for the record and for its files." },
      { part: "until", says: "Until when an embargo lasts, and how the date was understood." },
      { part: "reason", says: "Why there is an embargo." },
      { part: "embargo-lifted", says: "That an embargo has ended, and when." },
      { part: "access-summary", says: "What all of this means, in one sentence." },
    ],
    fields: ["access.record", "access.files", "access.embargo"],
    messages: ["access.", "check.embargo.", "form.dayPlaceholder", ...fieldWords],
  },
  Files: {
    purpose: "Takes files of any size and number, sends them over any network, and shows what became of each.",
    anatomy: [
      { part: "storage", says: "How much room and how many files are left." },
      { part: "uploads", says: "Where files are dropped, pasted or chosen, alone or as folders." },
      {
        part: "files",
        says: "The files with size, checksum, state, progress, speed and time left; sorted and filtered.",
      },
      { part: "file-selection", says: "What can be done with the selected files at once." },
      { part: "import-files", says: "The offer to take over the files of the version before." },
      { part: "upload-limits-dialog", says: "Which files were not taken, and why." },
    ],
    fields: ["files.enabled"],
    messages: ["files.", "upload.", "limits.", "list.", "form.cancel", "form.close", ...fieldWords],
  },
  Doi: {
    purpose: "Asks for the DOI that the upload has, gets one here, or does without where that is allowed.",
    anatomy: [
      { part: "doi-choice", says: "Whether there is a DOI already, one is to be made, or none is needed." },
      { part: "doi", says: "The DOI: typed, reserved or registered, with what can still be done with it." },
    ],
    fields: ["pids.doi"],
    messages: ["doi.", "check.doi.", ...fieldWords],
  },
  ResourceType: {
    purpose: "Says what kind of thing is uploaded.",
    anatomy: [{ says: "The browser's own list, with type-ahead; kinds of one family stand together." }],
    fields: ["metadata.resource_type"],
    messages: ["resourceType.", "check.resourceType.", ...fieldWords],
  },
  Titles: {
    purpose: "The title that is read before all else, and further ones in other languages or of other kinds.",
    anatomy: [{ says: "The title." }, { says: `Additional titles. ${rows}` }],
    fields: ["metadata.title", "metadata.additional_titles"],
    messages: ["titles.", "check.title.", ...typedRowWords, ...languageWords],
  },
  PublicationDate: {
    purpose: "When it was or will be published: a day, a month, a year or a span.",
    anatomy: [
      { says: "One line of text; a calendar would not know months and spans." },
      { part: "date-understood", says: "How the date was understood." },
    ],
    fields: ["metadata.publication_date"],
    messages: ["publicationDate.", "check.date.", "check.publicationDate.", "form.dayPlaceholder", ...fieldWords],
  },
  Creators: {
    purpose: "Who made it, in the order of the citation; up to thousands of people and organisations.",
    anatomy: [
      { part: "creator", says: `${rows} ${filter}` },
      { part: "creator-dialog", says: "A person or an organisation, filled in from a search or by hand." },
      { part: "identifier", says: "Identifiers of any scheme that is recognised, such as ORCID, ROR, ISNI and GND." },
    ],
    fields: ["metadata.creators"],
    messages: ["creators.", "check.creators.", "check.familyName", "check.name", "check.role", ...personWords],
  },
  Descriptions: {
    purpose: "What it is about, in rich text, and further descriptions such as methods or abstracts.",
    anatomy: [
      { says: "The editor with its toolbar; where it cannot be loaded, the text's source." },
      { says: `Additional descriptions, one editor at a time. ${rows}` },
    ],
    fields: ["metadata.description", "metadata.additional_descriptions"],
    messages: ["descriptions.", "check.description.", ...typedRowWords, ...languageWords],
  },
  Licenses: {
    purpose: "Under which terms others may use it: standard licenses and own ones.",
    anatomy: [
      { part: "license", says: rows },
      { part: "license-dialog", says: "The standard licenses, searched by name and filtered by kind." },
      { part: "custom-license-dialog", says: "A license of one's own, with title, description and link." },
    ],
    fields: ["metadata.rights"],
    messages: ["licenses.", "check.license.", "search.added", ...rowWords, ...dialogWords, ...resultWords],
  },
  Copyright: {
    purpose: "Who holds the rights.",
    anatomy: [{ says: "One line of text, with an example of this year." }],
    fields: ["metadata.copyright"],
    messages: ["copyright.", ...fieldWords],
  },
  Contributors: {
    purpose: "Who helped, and as what; like the creators, with a role that must be given.",
    anatomy: [
      { part: "creator", says: `${rows} ${filter}` },
      { part: "creator-dialog", says: "A person or an organisation, filled in from a search or by hand." },
    ],
    fields: ["metadata.contributors"],
    messages: ["contributors.", "creators.", "check.familyName", "check.name", "check.role", ...personWords],
  },
  Subjects: {
    purpose: "Words by which it is found: of vocabularies, or one's own.",
    anatomy: [
      { says: "Which vocabulary suggests, where there are more than two." },
      { says: "A search; what was chosen stands before it as chips, each with a named button that removes it." },
    ],
    fields: ["metadata.subjects"],
    messages: ["subjects.", "check.subject", ...fieldWords, ...searchWords],
  },
  Languages: {
    purpose: "The languages it is written or spoken in.",
    anatomy: [
      { says: "A search over all living languages, exact names first; what was chosen stands before it as chips." },
    ],
    fields: ["metadata.languages"],
    messages: ["languages.", ...fieldWords, ...searchWords],
  },
  Dates: {
    purpose: "Other dates of importance, such as when it was collected.",
    anatomy: [
      { part: "entry", says: rows },
      { part: "date-understood", says: "How each date was understood." },
    ],
    fields: ["metadata.dates"],
    messages: ["dates.", "check.date.", "publicationDate.understood", "form.dayPlaceholder", ...typedRowWords],
  },
  Version: {
    purpose: "What the depositor calls this version.",
    anatomy: [{ says: "One line of text." }],
    fields: ["metadata.version"],
    messages: ["version.", ...fieldWords],
  },
  Publisher: {
    purpose: "The name that stands in the citation as its publisher.",
    anatomy: [{ says: "One line of text." }],
    fields: ["metadata.publisher"],
    messages: ["publisher.", ...fieldWords],
  },
  Funding: {
    purpose: "Who paid for it: awards that the repository knows, and others by hand.",
    anatomy: [
      { part: "award", says: rows },
      { part: "award-dialog", says: "A search over the awards, by funder." },
      { part: "custom-award-dialog", says: "An award of one's own, with its funder, number, title and link." },
    ],
    fields: ["metadata.funding"],
    messages: ["funding.", "check.award.", "check.funder", ...personWords, ...resultWords],
  },
  Identifiers: {
    purpose: "Other names of the same thing, such as in another repository.",
    anatomy: [{ part: "entry", says: `${rows} Whatever is pasted is recognised, normalised and tested.` }],
    fields: ["metadata.identifiers"],
    messages: ["identifiers.", "check.identifier.", "check.scheme", ...identifierRowWords],
  },
  RelatedWorks: {
    purpose: "What it belongs to, cites, or was made from.",
    anatomy: [{ part: "entry", says: `${rows} Relation, identifier, scheme and kind of each.` }],
    fields: ["metadata.related_identifiers"],
    messages: ["relatedWorks.", "check.relation", "check.identifier.", "check.scheme", ...identifierRowWords],
  },
  References: {
    purpose: "The works it refers to, each as it stands in a list of references.",
    anatomy: [{ part: "entry", says: `${rows} ${filter}` }],
    fields: ["metadata.references"],
    messages: ["references.", "check.reference", ...entryRowWords],
  },
  CustomFields: {
    purpose:
      "The fields that a repository adds: those of its configuration without code, and those of a host's own groups.",
    anatomy: [
      {
        part: "custom-fields",
        says: "One card for each configured section, with its fields on a grid of sixteen columns.",
      },
      { part: "domain-fields", says: "Fields that are shown on request." },
      { part: "add-field-dialog", says: "Where a field of these is found and added." },
    ],
    fields: ["custom_fields.journal:journal", "custom_fields.code:codeRepository"],
    messages: [
      "customFields.",
      "check.isbn",
      "check.issn",
      "check.url",
      "check.date.",
      "descriptions.editor.",
      "subjects.",
      "form.close",
      ...entryRowWords,
      ...searchWords,
    ],
  },
};
