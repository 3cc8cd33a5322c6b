/** Messages of the dates section. */
export const datesMessages = {
  "dates.label": "Dates",
  "dates.help":
    "Dates beside that of publication: when the data were collected, created, made available. Format: YYYY-MM-DD, YYYY-MM or YYYY; for an interval DATE/DATE.",
  "dates.add": "Add date",
  "dates.date": "Date",
  "dates.description": "Description",
  "dates.unnamed": "Date {number}",
  "dates.named": "{type}: {date}",
} as const;
