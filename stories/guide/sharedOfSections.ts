// What sections share: parts of their anatomy, and beginnings of the ids of what they say.

/** How rows behave. */
export const rows =
  "Rows, each with a handle to reorder it, its own menu and a button to remove it; a removed row can be brought back.";
/** What long lists have, too. */
export const filter = "From 10 rows on a filter, and only the rows in view are drawn.";

/** The parts of all that has rows. */
export const rowParts = [
  { part: "undo", says: "Where a row was removed: what it was, and what brings it back." },
  { part: "move-to-position", says: "The dialog that moves a row of a long list to a position." },
];
/** The part of all that is loaded late. */
export const lazyFailure = {
  part: "not-loaded",
  says: "Where a dialog or a list could not be loaded: what asks for it again.",
};
/** The part of all dialogs in which something is written or picked. */
export const unsavedInput = {
  part: "unsaved-input-dialog",
  says: "The question before a dialog is closed over what was written, ticked or picked in it.",
};

/** What every field can say. */
export const fieldWords = ["form.required", "check.tooLong"];
/** What all rows say. */
export const rowWords = [
  ...fieldWords,
  "form.removed",
  "form.restored",
  "form.undo",
  "form.cancel",
  "sortable.",
  "list.",
];
/** What rows that are edited in place say. */
export const entryRowWords = [...rowWords, "entry.remove"];
/** What rows with a type say. */
export const typedRowWords = [...entryRowWords, "entry.type", "check.type."];
const identifiers = ["orcid", "isni", "ror", "gnd"].map((scheme) => `check.${scheme}.`);
const otherIdentifiers = ["arxiv", "ark", "doi.invalid", "ean13", "handle", "isbn", "issn", "pmid", "url", "urn"];
/** What rows of identifiers say. */
export const identifierRowWords = [
  ...entryRowWords,
  ...identifiers,
  ...otherIdentifiers.map((scheme) => `check.${scheme}`),
  "entry.identifier",
  "entry.scheme",
  "entry.recognized",
];
/** What dialogs say. */
export const dialogWords = ["form.cancel", "form.close", "form.discardChanges", "form.late."];
/** What a field that searches says. */
export const searchWords = ["search.", "form.loading", "form.noResults", "form.searchFailed", "form.removed"];
/** What a page of results says. */
export const resultWords = ["search.retry", "form.loading", "pagination.", "failure."];
/** What rows of people say, and their dialog. */
export const personWords = [...rowWords, ...dialogWords, ...searchWords, ...identifiers];
/** What the choice of a language says. */
export const languageWords = ["entry.language", "languages.failed", ...searchWords];
