/** Messages of the copyright section. */
export const copyrightMessages = {
  "copyright.label": "Copyright",
  "copyright.help": "Who owns the rights, and since when.",
  "copyright.placeholder": "Copyright (C) {year} The Authors.",
} as const;
