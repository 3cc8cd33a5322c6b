/** Messages of the references. */
export const referencesMessages = {
  "references.label": "References",
  "references.help": "One reference a row, as it would stand in a bibliography.",
  "references.empty.title": "No references",
  "references.empty.text": "The works that this upload cites.",
  "references.add": "Add reference",
  "references.reference": "Reference",
  "references.unnamed": "Reference {number}",
} as const;
