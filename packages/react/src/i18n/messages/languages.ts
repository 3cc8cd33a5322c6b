/** Words of the languages section. */
export const languagesMessages = {
  "languages.label": "Languages",
  "languages.help": "The languages in which it is written or spoken.",
  "languages.placeholder": "Search for a language…",
  "languages.failed": "The languages could not be searched. Check your network and try again.",
} as const;
