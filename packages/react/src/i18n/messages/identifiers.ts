/** Messages of the alternate identifiers. */
export const identifiersMessages = {
  "identifiers.label": "Alternate identifiers",
  "identifiers.help":
    "Identifiers under which the same thing is known elsewhere. Paste a number or a web address; its scheme is recognized where it can be.",
  "identifiers.empty.title": "No alternate identifiers",
  "identifiers.empty.text": "Such as the number of this upload in another archive.",
  "identifiers.add": "Add identifier",
  "identifiers.unnamed": "Identifier {number}",
} as const;
