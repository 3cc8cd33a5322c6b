// Parts and message prefixes that several sections share.

/** How rows behave. */
export const rows = "Rows, each with a drag handle, a menu and a remove button. A removed row can be restored.";
/** Features of long lists. */
export const filter = "From 10 rows on there is a filter. Only visible rows are rendered.";

/** The parts of all sections with rows. */
export const rowParts = [
  { part: "undo", text: "In place of a removed row: its name, and a button to restore it." },
  { part: "move-to-position", text: "The dialog that moves a row of a long list to a position." },
];
/** The part of all lazy components. */
export const lazyFailure = {
  part: "not-loaded",
  text: "In place of a dialog or list that failed to load: a button to retry.",
};
/** The part of all dialogs with input. */
export const unsavedInput = {
  part: "unsaved-input-dialog",
  text: "The confirmation before a dialog with input is closed.",
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
