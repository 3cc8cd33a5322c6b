/** Messages of the publication date section. */
export const publicationDateMessages = {
  "publicationDate.label": "Publication date",
  "publicationDate.help":
    "If it was published elsewhere before, that date. Format: YYYY-MM-DD, YYYY-MM or YYYY; for an interval DATE/DATE, for example 2023/2024-03.",
  "publicationDate.understood": "Understood as {date}.",
  "publicationDate.understoodInterval": "Understood as from {from} to {to}.",
} as const;
