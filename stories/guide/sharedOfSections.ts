// Parts and message prefixes that several sections share.

/** How rows behave. */
export const rows =
  "Rows, each with a handle to reorder it, its own menu and a button to remove it; a removed row can be brought back.";
/** Features of long lists. */
export const filter = "From 10 rows on a filter, and only the rows in view are drawn.";

/** The parts of all sections with rows. */
export const rowParts = [
  { part: "undo", text: "Where a row was removed: what it was, and what brings it back." },
  { part: "move-to-position", text: "The dialog that moves a row of a long list to a position." },
];
/** The part of all lazy components. */
export const lazyFailure = {
  part: "not-loaded",
  text: "Where a dialog or a list could not be loaded: what asks for it again.",
};
/** The part of all dialogs with input. */
export const unsavedInput = {
  part: "unsaved-input-dialog",
  text: "The question before a dialog is closed over what was written, ticked or picked in it.",
};

/** Messages of every field. */
export const fieldMessages = ["form.required", "check.tooLong"];
/** Messages of all rows. */
export const rowMessages = [
  ...fieldMessages,
  "form.removed",
  "form.restored",
  "form.undo",
  "form.cancel",
  "sortable.",
  "list.",
];
/** Messages of rows that are edited in place. */
export const entryRowMessages = [...rowMessages, "entry.remove"];
/** Messages of rows with a type. */
export const typedRowMessages = [...entryRowMessages, "entry.type", "check.type."];
const identifiers = ["orcid", "isni", "ror", "gnd"].map((scheme) => `check.${scheme}.`);
const otherIdentifiers = ["arxiv", "ark", "doi.invalid", "ean13", "handle", "isbn", "issn", "pmid", "url", "urn"];
/** Messages of rows with identifiers. */
export const identifierRowMessages = [
  ...entryRowMessages,
  ...identifiers,
  ...otherIdentifiers.map((scheme) => `check.${scheme}`),
  "entry.identifier",
  "entry.scheme",
  "entry.recognized",
];
/** Messages of dialogs. */
export const dialogMessages = ["form.cancel", "form.close", "form.discardChanges", "form.late."];
/** Messages of a search field. */
export const searchMessages = ["search.", "form.loading", "form.noResults", "form.searchFailed", "form.removed"];
/** Messages of a page of results. */
export const resultMessages = ["search.retry", "form.loading", "pagination.", "failure."];
/** Messages of rows of people and their dialog. */
export const personMessages = [...rowMessages, ...dialogMessages, ...searchMessages, ...identifiers];
/** Messages of the choice of a language. */
export const languageMessages = ["entry.language", "languages.failed", ...searchMessages];
