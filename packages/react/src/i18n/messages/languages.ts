/** Messages of the languages section. */
export const languagesMessages = {
  "languages.label": "Languages",
  "languages.help": "The languages in which it is written or spoken.",
  "languages.placeholder": "Search for a language…",
  "languages.failed": "The languages could not be searched. Wait a moment or check your network, then try again.",
} as const;
