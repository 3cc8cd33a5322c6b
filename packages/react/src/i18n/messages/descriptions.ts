/** Words of the description section. */
export const descriptionsMessages = {
  "descriptions.label": "Description",
  "descriptions.help": "What the data are, how they came about and how they may be used.",
} as const;
