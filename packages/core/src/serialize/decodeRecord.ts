import type { DepositConfig } from "../config.ts";
import { readDoi } from "../record/doi.ts";
import type { DepositRecord } from "../record/record.ts";
import type { DepositValues, MetadataValues } from "../record/values.ts";
import { type JsonObject, asText } from "../shared/json.ts";
import { decodeCreator } from "./creators.ts";
import { decodeCustomFields } from "./customFields.ts";
import { decodeDate } from "./dates.ts";
import { decodeFunding } from "./funding.ts";
import { decodeIdentifier, decodeRelatedWork } from "./identifiers.ts";
import { decodeLicense } from "./licenses.ts";
import type { KeyedList } from "./metadataLists.ts";
import { readRows } from "./readRows.ts";
import {
  decodeAdditionalDescription,
  decodeAdditionalTitle,
  decodeReference,
  decodeSubject,
  readCopyright,
} from "./texts.ts";
import { readChoices, readId } from "./vocabularyField.ts";

/** What decoding needs of the configuration. */
export type SerializerConfig = Pick<DepositConfig, "default_locale" | "custom_field_vocabularies">;

function decodeMetadata(metadata: JsonObject, locale: string): MetadataValues {
  const rows = (name: KeyedList) => readRows(metadata[name]) ?? [];
  return {
    resource_type: readId(metadata["resource_type"]),
    title: asText(metadata["title"]),
    additional_titles: rows("additional_titles").map((row) => decodeAdditionalTitle(row, locale)),
    description: asText(metadata["description"]),
    additional_descriptions: rows("additional_descriptions").map((row) => decodeAdditionalDescription(row, locale)),
    creators: rows("creators").map(decodeCreator),
    contributors: rows("contributors").map(decodeCreator),
    publication_date: asText(metadata["publication_date"]),
    publisher: asText(metadata["publisher"]),
    version: asText(metadata["version"]),
    copyright: readCopyright(asText(metadata["copyright"])),
    dates: rows("dates").map(decodeDate),
    languages: readChoices(metadata["languages"], locale),
    identifiers: rows("identifiers").map(decodeIdentifier),
    related_identifiers: rows("related_identifiers").map(decodeRelatedWork),
    references: rows("references").map(decodeReference),
    subjects: rows("subjects").map(decodeSubject),
    funding: rows("funding").map((row) => decodeFunding(row, locale)),
    rights: rows("rights").map((row) => decodeLicense(row, locale)),
  };
}

/**
 * A record as the values of the form: the one way down (specification 3).
 * Absent and null fields become "" and empty lists, access is public where it is not said.
 *
 * @example decodeRecord(answer.record, config).metadata.title
 */
export function decodeRecord(record: DepositRecord, config: SerializerConfig): DepositValues {
  const { access, files } = record;
  return {
    access: {
      record: access.record,
      files: access.files,
      embargo: {
        active: access.embargo?.active ?? false,
        until: access.embargo?.until ?? "",
        reason: access.embargo?.reason ?? "",
      },
    },
    files: { enabled: files["enabled"] !== false, default_preview: asText(files["default_preview"]) },
    metadata: decodeMetadata(record.metadata, config.default_locale),
    pids: record.pids,
    // One of the platform's was asked for, whichever page asked: given up, it is the answer still.
    doi: { choice: readDoi(record.pids)?.isManaged === true ? "managed" : null },
    custom_fields: decodeCustomFields(record.custom_fields, config.custom_field_vocabularies),
  };
}
