/** Messages of the title section. */
export const titlesMessages = {
  "titles.label": "Title",
  "titles.additional.label": "Additional titles",
  "titles.additional.add": "Add title",
  "titles.additional.title": "Title",
  "titles.additional.unnamed": "Additional title {number}",
} as const;
