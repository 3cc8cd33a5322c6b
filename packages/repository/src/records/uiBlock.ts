import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from "../json.ts";
import { internalError } from "../problem.ts";
import { failsOnRead } from "../validate/edtf.ts";
import { stripHtml } from "../validate/text.ts";

/** Builds the `ui` block of the UI media type in one language (docs/platform/records.md 1.5). */
export function uiBlock(record: JsonObject, locale: string): JsonObject {
  const metadata = objectAt(record, "metadata");
  const custom = objectAt(record, "custom_fields");
  const published = textAt(metadata, "publication_date");
  if (published !== undefined && failsOnRead(published)) throw internalError();
  const block: JsonObject = {
    ...(published === undefined
      ? {}
      : {
          publication_date_l10n_medium: formatDate(published, locale, "medium"),
          publication_date_l10n_long: formatDate(published, locale, "long"),
        }),
    created_date_l10n_long: formatDate(textAt(record, "created") ?? "", locale, "long"),
    updated_date_l10n_long: formatDate(textAt(record, "updated") ?? "", locale, "long"),
  };
  for (const key of [
    "resource_type",
    "additional_titles",
    "languages",
    "related_identifiers",
    "additional_descriptions",
    "dates",
    "rights",
    "funding",
  ]) {
    const value = metadata[key];
    if (value !== undefined) block[key] = localise(value, locale);
  }
  block["custom_fields"] = localise(custom, locale);
  Object.assign(block, publishingInformation(custom, published));
  block["access_status"] = accessStatusBlock(
    objectAt(record, "access"),
    objectAt(record, "files")["enabled"] === true,
    locale,
  );
  for (const key of ["creators", "contributors"]) {
    if (metadata[key] !== undefined) block[key] = agentsWithAffiliations(listAt(metadata, key), key, locale);
  }
  const description = textAt(metadata, "description");
  if (description !== undefined) block["description_stripped"] = stripHtml(description);
  block["version"] = textAt(metadata, "version") ?? `v${String(objectAt(record, "versions")["index"])}`;
  block["is_draft"] = record["is_draft"] ?? false;
  if (metadata["locations"] !== undefined) block["locations"] = metadata["locations"];
  return block;
}

const WORDS: Readonly<Record<string, readonly [title: string, text: string, icon: string, look: string]>> = {
  open: ["Open", "The record and files are publicly accessible.", "unlock", ""],
  embargoed: ["Embargoed", "The files will be made publicly available on ", "outline clock", "warning"],
  restricted: ["Restricted", "The record is restricted to users with access.", "ban", "negative"],
  "metadata-only": ["Metadata-only", "No files are available for this record.", "tag", ""],
};
const FILES_RESTRICTED = "The record is publicly accessible, but files are restricted to users with access.";
const ALL_RESTRICTED = "The record and files are restricted to users with access.";

function accessStatusBlock(access: JsonObject, hasFiles: boolean, locale: string): JsonObject {
  const status = textAt(access, "status") ?? "open";
  const [title = "", text = "", icon = "", look = ""] = WORDS[status] ?? [];
  const until = textAt(objectAt(access, "embargo"), "until");
  const day = until === undefined ? null : formatDate(until, locale, "long");
  const restricted = access["record"] === "public" ? FILES_RESTRICTED : hasFiles ? ALL_RESTRICTED : text;
  return {
    id: status,
    title_l10n: title,
    description_l10n: status === "embargoed" ? `${text}${day ?? "None"}.` : status === "restricted" ? restricted : text,
    icon,
    embargo_date_l10n: day,
    message_class: look,
  };
}

/** Numbers the affiliations of creators or contributors, as a byline shows them (docs/platform/records.md 1.5). */
function agentsWithAffiliations(agents: readonly Json[], key: string, locale: string): JsonObject {
  const numbers = new Map<string, number>();
  const legend: Json[] = [];
  const numberOf = (affiliation: JsonObject): Json => {
    const name = String(affiliation["name"] ?? affiliation["id"] ?? "");
    const known = numbers.get(name);
    if (known !== undefined) return [known, name];
    const number = numbers.size + 1;
    numbers.set(name, number);
    const ror = listAt(affiliation, "identifiers")
      .filter(isObject)
      .find(({ scheme }) => scheme === "ror");
    legend.push([number, name, ror?.["identifier"] ?? null]);
    return [number, name];
  };
  const list = agents.filter(isObject).map((agent): JsonObject => {
    const role = objectAt(agent, "role");
    return {
      ...agent,
      ...(agent["role"] === undefined
        ? {}
        : { role: { id: role["id"] ?? null, title: translation(objectAt(role, "title"), locale) } }),
      ...(agent["affiliations"] === undefined
        ? {}
        : { affiliations: listAt(agent, "affiliations").filter(isObject).map(numberOf) }),
    };
  });
  return { [key]: list, affiliations: legend };
}

/** Builds one line of publishing information per custom field group (docs/platform/records.md 1.5). */
function publishingInformation(custom: JsonObject, published: string | undefined): JsonObject {
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

/** Formats an EDTF date or interval: `2020-01/2021-06` becomes `Jan 2020 – Jun 2021`. */
function formatDate(text: string, locale: string, length: "medium" | "long"): string {
  return text
    .split("/")
    .map((part) => formatPart(part, locale, length))
    .join("\u2009–\u2009");
}

function formatPart(text: string, locale: string, length: "medium" | "long"): string {
  const [year, month, day] = text.slice(0, 10).split("-").map(Number);
  if (year === undefined || Number.isNaN(year)) return text;
  const date = new Date(Date.UTC(2000, (month ?? 1) - 1, day ?? 1));
  date.setUTCFullYear(year);
  return new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    year: "numeric",
    ...(month === undefined ? {} : { month: length === "medium" ? "short" : "long" }),
    ...(day === undefined ? {} : { day: "numeric" }),
  }).format(date);
}

/** Replaces translated `title` and `description` objects with `title_l10n` and `description_l10n`. */
export function localise(value: Json, locale: string): Json {
  if (Array.isArray(value)) return value.map((item) => localise(item, locale));
  if (!isObject(value)) return value;
  const localized: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    if ((key === "title" || key === "description") && isObject(item))
      localized[`${key}_l10n`] = translation(item, locale);
    else localized[key] = key === "props" ? item : localise(item, locale);
  }
  return localized;
}

/** Returns the text in a language, otherwise in English, otherwise in any language. */
export const translation = (texts: JsonObject, locale: string): Json =>
  texts[locale] ?? texts[locale.slice(0, 2)] ?? texts["en"] ?? Object.values(texts)[0] ?? "";
