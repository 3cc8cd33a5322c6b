/** The words of a combobox. */
export interface ComboboxLabels {
  /** Name of the list of suggestions. */
  suggestions: string;
  /** Name of the button that opens the list. */
  toggle: string;
  loading: string;
  /** Shown when nothing fits what was typed; the text may be empty. */
  noResults: (query: string) => string;
  /** Announced when suggestions arrive. */
  resultCount: (count: number) => string;
  /** What happened and what to do, when suggestions could not be loaded: `error` is what loading them threw. */
  failed: (error: unknown) => string;
  retry: string;
  /** The choice that adds what was typed: `Add "{text}"`. */
  add: (text: string) => string;
  /** Name of the button that empties a single choice. */
  clear: string;
  /** Name of a chip's button: "Remove English". */
  remove: (label: string) => string;
  /** Announced after a choice was added to several. */
  added: (label: string) => string;
  /** Announced after a choice was taken away. */
  removed: (label: string) => string;
}
