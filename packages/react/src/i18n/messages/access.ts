/** Messages of the access section. */
export const accessMessages = {
  "access.summary.public": "Public",
  "access.summary.public.text": "Everybody can see the record and open its files.",
  "access.summary.public.noFiles": "Everybody can see the record.",
  "access.summary.restricted": "Restricted",
  "access.summary.restricted.text": "Only people who were given access can see the record and its files.",
  "access.summary.restricted-files": "Public with restricted files",
  "access.summary.restricted-files.text":
    "Everybody can see the record. Only people who were given access can open its files.",
  "access.summary.embargoed": "Embargoed (full record)",
  "access.summary.embargoed.text":
    "On {date} the record and its files become public. Until then only people who were given access can see them.",
  "access.summary.embargoed.noDate":
    "The record and its files become public on the day that you give below. Until then only people who were given access can see them.",
  "access.summary.embargoed-files": "Embargoed (files only)",
  "access.summary.embargoed-files.text":
    "Everybody can see the record. On {date} its files become public, too. Until then only people who were given access can open them.",
  "access.summary.embargoed-files.noDate":
    "Everybody can see the record. Its files become public on the day that you give below. Until then only people who were given access can open them.",
  "access.summary.embargoed.past":
    "{date} is not in the future, so no embargo can last until then. Give a later day, or untick the embargo and choose who may see what.",
  "access.lifted": "The embargo was lifted on {date}.",

  "access.record": "Full record",
  "access.files": "Files only",
  "access.choice.public": "Public",
  "access.choice.restricted": "Restricted",
  "access.community": "The community takes restricted records only, so record and files stay restricted.",

  "access.embargo": "Embargo",
  "access.embargo.active": "Apply an embargo",
  "access.embargo.help": "What is restricted now becomes public by itself on a day that you choose.",
  "access.embargo.needsRestriction": "An embargo is possible once the record or its files are restricted.",
  "access.embargo.needsPublicCommunity": "An embargo is not possible in a restricted community.",
  "access.embargo.until": "Embargo until",
  "access.embargo.until.help": "The day on which it becomes public, as YYYY-MM-DD.",
  "access.embargo.reason": "Embargo reason",
  "access.embargo.reason.help": "Shown to readers while the embargo lasts, such as a review that is still going on.",
} as const;
