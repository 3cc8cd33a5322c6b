/** Words of the custom-field groups. */
export const customFieldsMessages = {
  "customFields.broken":
    "These fields could not be shown. What they hold is kept and saved with the draft; tell user support what you see.",
} as const;
