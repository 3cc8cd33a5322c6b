import { type JsonObject, objectAt, textAt } from "../json.ts";

/** Where a work appeared, in one line per custom field group (wire 1.2). */
export function publishingInformation(custom: JsonObject, published: string | undefined): JsonObject {
  const lines: JsonObject = {};
  const journal = journalLine(objectAt(custom, "journal:journal"), published);
  if (journal !== "") lines["journal"] = journal;
  const imprint = imprintLine(objectAt(custom, "imprint:imprint"));
  if (imprint !== "") lines["imprint"] = imprint;
  const thesis = thesisLine(objectAt(custom, "thesis:thesis"));
  if (thesis !== "") lines["thesis"] = thesis;
  const meeting = objectAt(custom, "meeting:meeting");
  return {
    ...(Object.keys(lines).length > 0 ? { publishing_information: lines } : {}),
    ...(Object.keys(meeting).length > 0 ? { conference: meeting } : {}),
  };
}

function journalLine(journal: JsonObject, published: string | undefined): string {
  const title = textAt(journal, "title");
  const volume = textAt(journal, "volume") ?? "";
  const issue = textAt(journal, "issue");
  const issn = textAt(journal, "issn");
  const parts = [
    title,
    `${volume}${issue === undefined ? "" : `(${issue})`}`,
    textAt(journal, "pages"),
    issn === undefined ? undefined : `ISSN: ${issn}`,
  ].filter(Boolean);
  if (parts.length === 0) return "";
  return `${[...parts, published?.slice(0, 4)].filter(Boolean).join(", ")}.`;
}

function imprintLine(imprint: JsonObject): string {
  const edition = textAt(imprint, "edition");
  const name = [textAt(imprint, "title"), edition === undefined ? undefined : `${edition} ed.`]
    .filter(Boolean)
    .join(" ");
  const isbn = textAt(imprint, "isbn");
  const first = [name, textAt(imprint, "pages")].filter(Boolean).join(", ");
  const parts = [first, textAt(imprint, "place"), isbn === undefined ? undefined : `ISBN: ${isbn}`].filter(Boolean);
  return parts.length === 0 ? "" : `${parts.join(". ")}.`;
}

function thesisLine(thesis: JsonObject): string {
  const department = textAt(thesis, "department");
  const school = [textAt(thesis, "university"), department === undefined ? undefined : `(${department})`]
    .filter(Boolean)
    .join(" ");
  const dated = (word: string, key: string): string | undefined => {
    const date = textAt(thesis, key);
    return date === undefined ? undefined : `${word}: ${date}`;
  };
  return [school, textAt(thesis, "type"), dated("Submitted", "date_submitted"), dated("Defended", "date_defended")]
    .filter(Boolean)
    .join(", ");
}
