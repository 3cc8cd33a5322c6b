/** Words of the title section. */
export const titlesMessages = {
  "titles.label": "Title",
} as const;
