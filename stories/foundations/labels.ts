import type { ComboboxLabels } from "../../packages/react/src/ui/combobox/comboboxLabels.ts";
import type { RichTextLabels } from "../../packages/react/src/ui/rich-text/richTextLabels.ts";
import type { SortableLabels } from "../../packages/react/src/ui/list/sortableLabels.ts";
import type { LazyLabels } from "../../packages/react/src/ui/root/UiContext.ts";

/** English labels for components with many of them. In the product they come from the message catalogue. */
export const comboboxLabels: ComboboxLabels = {
  suggestions: "Suggestions",
  toggle: "Show suggestions",
  loading: "Searching…",
  noResults: (query) => (query === "" ? "Nothing to suggest yet." : `Nothing found for “${query}”.`),
  resultCount: (count) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
  failed: () => "Suggestions could not be loaded. Check your connection and try again.",
  retry: "Try again",
  add: (text) => `Add “${text}”`,
  clear: "Clear",
  remove: (label) => `Remove ${label}`,
  added: (label) => `${label} added`,
  removed: (label) => `${label} removed`,
};

export const lazyReactMessages: LazyLabels = {
  loading: "Loading…",
  failed: "This part of the page did not arrive.",
  failedText: "Nothing that you typed is lost. Check your connection, then try again.",
  retry: "Try again",
  giveUp: "Not now",
};

export const sortableLabels: SortableLabels = {
  list: "Creators",
  handle: (name) => `Reorder ${name}`,
  roleDescription: "sortable",
  instructions: "Press space to lift, arrow keys to move, space to drop, escape to cancel.",
  menu: (name) => `More actions for ${name}`,
  moveUp: "Move up",
  moveDown: "Move down",
  moveToTop: "Move to top",
  moveToBottom: "Move to bottom",
  moveToPosition: "Move to position…",
  positionTitle: (name) => `Move ${name}`,
  positionLabel: (total) => `Position, from 1 to ${total}`,
  positionRefused: (total) => `Give a whole number from 1 to ${total}.`,
  applyPosition: "Move",
  cancelPosition: "Cancel",
  filter: "Filter creators",
  clearFilter: "Show all again",
  filtered: (shown, total) => `${shown} of ${total} shown`,
  noneFiltered: (query) => `No entry contains “${query}”.`,
  lifted: (name, position, total) => `${name} lifted, position ${position} of ${total}.`,
  over: (name, position, total) => `${name}, position ${position} of ${total}.`,
  moved: (name, position, total) => `${name} is now ${position} of ${total}.`,
  cancelled: (name) => `${name} is back where it was.`,
};

export const richTextLabels: RichTextLabels = {
  toolbar: "Formatting",
  bold: "Bold",
  italic: "Italic",
  subscript: "Subscript",
  superscript: "Superscript",
  heading1: "Heading 1",
  heading2: "Heading 2",
  heading3: "Heading 3",
  bulletList: "Bullet list",
  numberedList: "Numbered list",
  indent: "Indent list item",
  outdent: "Outdent list item",
  quote: "Quote",
  code: "Code",
  link: "Link",
  undo: "Undo",
  redo: "Redo",
  linkAddress: "Address of the link",
  applyLink: "Apply",
  removeLink: "Remove link",
  cancelLink: "Cancel",
  linkInvalid: "This is not a web or mail address. Write it like https://example.org.",
  loading: "Loading the editor",
  failed: "The editor could not be loaded. You can go on in the HTML source.",
  plain: "The editor could not be loaded. You can go on in plain text.",
};
