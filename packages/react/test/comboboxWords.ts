import type { ComboboxLabels } from "../src/ui/combobox/comboboxLabels.ts";

/** Short words for a combobox in tests. */
export const comboboxWords: ComboboxLabels = {
  suggestions: "Suggestions",
  toggle: "Show",
  loading: "Searching",
  noResults: (query) => `Nothing for ${query}`,
  resultCount: (count) => `${count} found`,
  failed: () => "Could not load",
  retry: "Again",
  add: (text) => `Add ${text}`,
  clear: "Clear",
  remove: (label) => `Remove ${label}`,
  added: (label) => `${label} added`,
  removed: (label) => `${label} removed`,
};
