import { embargoField, visibilityField } from "./access.ts";
import { customFields } from "./customFields.ts";
import { dateRow, writePublicationDate } from "./dates.ts";
import { doiChoiceField, pidsField } from "./doi.ts";
import { feedbackPlace, filesEnabledField } from "./files.ts";
import { fundingRow } from "./funding.ts";
import { findRepeats, identifierRow, relatedWorkRow, withoutRepeats } from "./identifiers.ts";
import { licenseRow } from "./licenses.ts";
import { publicationDateIssue } from "./parseDate.ts";
import { contributorRow, creatorRow } from "./people.ts";
import { titleIssue } from "./required.ts";
import { rowsField } from "./rows.ts";
import { readCopyright, textField } from "./text.ts";
import { additionalDescriptionRow, additionalTitleRow, referenceRow, subjectRow } from "./textRows.ts";
import { choicesField, vocabularyField } from "./vocabulary.ts";

/**
 * Every field of the form, in page order: by group of the record, or as a group of its own where the names in it are not
 * known. Reading, sending, merging, comparing and validating a record are loops over this table. The types of the form's
 * values, the sections and the paths of server errors are derived from it.
 */
export const fieldTable = {
  parent: feedbackPlace("community"),
  review: feedbackPlace("community"),
  files: {
    enabled: filesEnabledField({ section: "files", label: "files.metadataOnly" }),
    default_preview: textField({ section: "files", label: "files.preview.label" }, { isExact: true }),
    entries: feedbackPlace("files", { "*": {} }),
  },
  media_files: feedbackPlace("files"),
  pids: pidsField({ section: "doi", label: "doi.label" }),
  doi: {
    choice: doiChoiceField({ section: "doi", label: "doi.question" }),
  },
  metadata: {
    resource_type: vocabularyField(
      { section: "resource-type", label: "resourceType.label" },
      { missing: "check.resourceType.required" },
    ),
    title: textField({ section: "titles", label: "titles.label" }, { findIssue: titleIssue }),
    additional_titles: rowsField({ section: "titles", label: "titles.additional.label" }, additionalTitleRow),
    publication_date: textField(
      { section: "publication-date", label: "publicationDate.label" },
      { write: writePublicationDate, findIssue: publicationDateIssue },
    ),
    creators: rowsField({ section: "creators", label: "creators.label" }, creatorRow, {
      missing: "check.creators.required",
    }),
    description: textField({ section: "descriptions", label: "descriptions.label" }),
    additional_descriptions: rowsField(
      { section: "descriptions", label: "descriptions.additional.label" },
      additionalDescriptionRow,
    ),
    rights: rowsField({ section: "licenses", label: "licenses.label" }, licenseRow),
    copyright: textField({ section: "copyright", label: "copyright.label" }, { read: readCopyright }),
    contributors: rowsField({ section: "contributors", label: "contributors.label" }, contributorRow),
    subjects: rowsField({ section: "subjects", label: "subjects.label" }, subjectRow),
    languages: choicesField({ section: "languages", label: "languages.label" }),
    dates: rowsField({ section: "dates", label: "dates.label" }, dateRow),
    version: textField({ section: "version", label: "version.label" }),
    publisher: textField({ section: "publisher", label: "publisher.label" }),
    funding: rowsField({ section: "funding", label: "funding.label" }, fundingRow),
    identifiers: rowsField({ section: "identifiers", label: "identifiers.label" }, identifierRow, {
      select: withoutRepeats,
      compareRows: findRepeats,
    }),
    related_identifiers: rowsField({ section: "related-works", label: "relatedWorks.label" }, relatedWorkRow),
    references: rowsField({ section: "references", label: "references.label" }, referenceRow),
  },
  custom_fields: customFields({ section: "custom-fields", label: "section.custom-fields" }),
  access: {
    record: visibilityField({ section: "access", label: "access.record" }),
    files: visibilityField({ section: "access", label: "access.files" }),
    embargo: embargoField({ section: "access", label: "access.embargo" }),
  },
} as const;
