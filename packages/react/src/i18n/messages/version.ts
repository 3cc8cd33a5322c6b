/** Messages of the version section. */
export const versionMessages = {
  "version.label": "Version",
  "version.help": "Any text; a semantic version such as 1.4.0 is best understood.",
} as const;
