/** Messages of the publisher section. */
export const publisherMessages = {
  "publisher.label": "Publisher",
  "publisher.help": "Who makes it available; this is part of the citation. A DOI cannot be registered without it.",
} as const;
