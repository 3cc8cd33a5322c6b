import type { JsonObject } from "../shared/json.ts";

/**
 * What every row of a list has beside its parts.
 * `key` identifies the row in this page only and is never sent. `unedited` holds what the server sent in this row and
 * no widget shows, such as a title in other languages, so that it is sent back unchanged.
 */
export interface Row {
  readonly key: string;
  readonly unedited?: JsonObject | undefined;
}

/** A chosen vocabulary entry: its id, and the title to show for it ("" when it is not known). */
export interface VocabularyChoice {
  readonly id: string;
  readonly title: string;
}

/** An identifier with its scheme ("" lets the server recognise it). */
export interface SchemedIdentifier {
  readonly scheme: string;
  readonly identifier: string;
}

let rowsMade = 0;
let prefix = "row";

/** Returns a key for a new row, unique in this page. */
export function newRowKey(): string {
  rowsMade += 1;
  return `${prefix}-${rowsMade}`;
}

/**
 * Runs `make` with row keys that start anew. The rows a form opens with then have the same keys on a server that
 * renders the page and in the browser.
 */
export function withFirstKeys<Values>(make: () => Values): Values {
  const before = rowsMade;
  [rowsMade, prefix] = [0, "first"];
  try {
    return make();
  } finally {
    [rowsMade, prefix] = [before, "row"];
  }
}
