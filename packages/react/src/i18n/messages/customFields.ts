/** Messages of the custom-field groups. */
export const customFieldsMessages = {
  "customFields.noWidget":
    "This field could not be shown, for its widget “{widget}” is missing. What it holds is kept and saved with the draft; tell user support what you see.",
  "customFields.noSource":
    "This field cannot be searched: “{address}” is no vocabulary. What it holds is kept and saved with the draft; tell user support what you see.",
  "customFields.choose": "Choose one",
  "customFields.yes": "Yes",
  "customFields.no": "No",
  "customFields.noAnswer": "Take the answer back",
  "customFields.addByEnter": "Press Enter to add what you typed.",
  "customFields.addRow": "Add row",
  "customFields.row": "Row {position, number}",
  "customFields.rows": "Rows",
} as const;

/** Messages of lazy parts only. */
export const lazyCustomFieldsMessages = {
  "customFields.broken":
    "These fields could not be shown. What they hold is kept and saved with the draft; tell user support what you see.",
  "customFields.domain": "Domain specific fields",
  "customFields.domain.text": "Fields that only some fields of research use. Add those that you need.",
  "customFields.domain.add": "Add field",
  "customFields.domain.none": "All of these fields are shown already.",
  "customFields.domain.dialog": "Add field",
  "customFields.domain.search": "Search for a field",
  "customFields.domain.search.placeholder": "Name, group or description",
  "customFields.domain.found": "{count, plural, =0 {No fields found.} one {# field found.} other {# fields found.}}",
  "customFields.domain.empty": "No field matches. Try another word.",
  "customFields.domain.results": "Fields found",
  "customFields.domain.remove": "Remove the field {name}",
} as const;
