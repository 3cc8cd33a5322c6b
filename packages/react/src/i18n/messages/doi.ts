/** Messages of the DOI section. A site's own texts take precedence. */
export const doiMessages = {
  "doi.label": "Digital Object Identifier",
  "doi.question": "Do you already have a DOI for this upload?",
  "doi.choice.external": "Yes, I already have one",
  "doi.choice.managed": "No, I need one",
  "doi.choice.not_needed": "No, I don't need one",
  "doi.placeholder": "Copy/paste your existing DOI here...",
  "doi.external.label": "DOI of this upload",
  "doi.external.help": "A DOI lets others cite your upload without doubt, such as 10.1234/foo.bar.",
  "doi.managed.help":
    "Reserve a DOI to write it into your files before you upload them. It is registered when the upload is published.",
  "doi.reserve": "Get a DOI now!",
  "doi.discard": "Discard the reserved DOI",
  "doi.value": "Reserved DOI",
  "doi.value.registered": "Registered DOI",
  "doi.notNeeded.text": "The upload is published without a DOI.",
  "doi.news.reserved": "The DOI {identifier} is reserved.",
  "doi.news.discarded": "The reserved DOI was discarded.",
  "doi.broken":
    "This page offers neither kind of DOI, so none can be chosen. Tell user support; everything else of the upload can be edited and saved.",
} as const;
