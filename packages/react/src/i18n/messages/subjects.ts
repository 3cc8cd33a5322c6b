/** Messages of the subjects section. */
export const subjectsMessages = {
  "subjects.label": "Keywords and subjects",
  "subjects.help": "What it is about: terms that are suggested, or words of your own.",
  "subjects.placeholder": "Search for a subject or type your own…",
  "subjects.suggestFrom": "Suggest from",
  "subjects.failed": "The subjects could not be searched. You can add what you typed, or try again.",
  "subjects.schemed": "({scheme}) {subject}",
  "subjects.said": "“{subject}”: {message}",
} as const;
