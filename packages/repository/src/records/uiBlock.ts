import { type JsonObject, listAt, objectAt, textAt } from "../json.ts";
import { stripHtml } from "../validate/cleanHtml.ts";
import { internalError } from "../problem.ts";
import { cannotBeRead } from "../validate/edtf.ts";
import { localise } from "./localise.ts";
import { agentsForReading } from "./agentsForReading.ts";
import { writeDate } from "./dates.ts";
import { publishingInformation } from "./publishingInformation.ts";

/** The `ui` block of answers with the UI media type: what the record says, in words of one language (wire 1.2). */
export function uiBlock(record: JsonObject, locale: string): JsonObject {
  const metadata = objectAt(record, "metadata");
  const custom = objectAt(record, "custom_fields");
  const published = textAt(metadata, "publication_date");
  if (published !== undefined && cannotBeRead(published)) throw internalError();
  const block: JsonObject = {
    ...(published === undefined
      ? {}
      : {
          publication_date_l10n_medium: writeDate(published, locale, "medium"),
          publication_date_l10n_long: writeDate(published, locale, "long"),
        }),
    created_date_l10n_long: writeDate(textAt(record, "created") ?? "", locale, "long"),
    updated_date_l10n_long: writeDate(textAt(record, "updated") ?? "", locale, "long"),
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
  block["access_status"] = accessInWords(
    objectAt(record, "access"),
    objectAt(record, "files")["enabled"] === true,
    locale,
  );
  for (const key of ["creators", "contributors"]) {
    if (metadata[key] !== undefined) block[key] = agentsForReading(listAt(metadata, key), key, locale);
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

function accessInWords(access: JsonObject, hasFiles: boolean, locale: string): JsonObject {
  const status = textAt(access, "status") ?? "open";
  const [title = "", text = "", icon = "", look = ""] = WORDS[status] ?? [];
  const until = textAt(objectAt(access, "embargo"), "until");
  const day = until === undefined ? null : writeDate(until, locale, "long");
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
