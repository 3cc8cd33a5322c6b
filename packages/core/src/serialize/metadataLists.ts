import type { MetadataValues } from "../record/values.ts";

/** The lists of metadata whose rows carry a client key. */
export const keyedLists = [
  "additional_titles",
  "additional_descriptions",
  "creators",
  "contributors",
  "dates",
  "identifiers",
  "related_identifiers",
  "references",
  "subjects",
  "funding",
  "rights",
] as const satisfies readonly (keyof MetadataValues)[];

/** The name of a list whose rows carry a client key. */
export type KeyedList = (typeof keyedLists)[number];
