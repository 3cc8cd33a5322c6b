import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from "../json.ts";
import { invalid } from "../problem.ts";
import {
  accepted,
  booleanField,
  type Field,
  flattenErrors,
  integerField,
  listField,
  nullable,
  objectField,
  refused,
  required,
  textField,
} from "./field.ts";

/** A file to initialize. */
export interface AnnouncedFile {
  readonly key: string;
  readonly size: number | null;
  readonly hidden: boolean;
  readonly metadata: Json;
  readonly checksum: string | null;
  readonly storageClass: string | null;
  /** Present for a file that is sent in parts. */
  readonly inParts?: { readonly parts: number; readonly partSize: number | null };
}

const unchanged = (text: string): string => text;

const inPartsField: Field = objectField({
  fields: { type: textField(), parts: required(integerField), part_size: nullable(integerField) },
});

/** Accepts whole files and files in parts; fetched and remote files are refused (docs/platform/files.md 4). */
const transferField: Field = {
  load: (sent) => {
    const type = isObject(sent) ? sent["type"] : undefined;
    if (type === undefined || type === "L") return accepted(sent);
    if (type === "M") return inPartsField.load(sent);
    if (type === "F" || type === "R") return refused({ url: ["Domain not allowed"] });
    return refused({ type: [`Unsupported value: ${String(type)}`] });
  },
};

const fileMetadataField: Field = objectField({
  fields: {
    page: integerField,
    type: textField(),
    language: textField(),
    encoding: textField(),
    charset: textField(),
    previewer: textField(),
    width: integerField,
    height: integerField,
  },
});

export const fileAccessField: Field = objectField({ fields: { hidden: booleanField } });

const announced = objectField({
  fields: {
    key: required(textField({ clean: unchanged })),
    size: nullable(integerField),
    checksum: nullable(textField()),
    storage_class: textField(),
    metadata: nullable(fileMetadataField),
    access: fileAccessField,
    transfer: transferField,
  },
});

/** Parses the body of an init. One invalid file refuses the whole list with 400 (docs/platform/files.md 3). */
export function readAnnouncedFiles(body: Json): readonly AnnouncedFile[] {
  // The platform iterates over an object's keys and refuses each.
  const items = isObject(body) ? Object.keys(body) : body;
  if (!Array.isArray(items)) throw invalid([{ field: "_schema", messages: ["Invalid input type."] }]);
  if (items.length === 0) throw invalid([{ field: "_schema", messages: ["No files to upload."] }]);
  if (items.some((item) => isObject(item) && item["transfer"] !== undefined && !isObject(item["transfer"])))
    throw invalid([{ field: "transfer", messages: ["Transfer metadata must be a dictionary."] }]);
  const outcome = listField(announced).load(items);
  if (!outcome.ok) throw invalid(flattenErrors(outcome.errors));
  return listAt({ files: outcome.value }, "files")
    .filter(isObject)
    .map((file) => ({
      key: String(file["key"]),
      size: numberAt(file, "size"),
      hidden: isObject(file["access"]) && file["access"]["hidden"] === true,
      metadata: file["metadata"] ?? null,
      checksum: textAt(file, "checksum") ?? null,
      storageClass: textAt(file, "storage_class") ?? null,
      ...inParts(file),
    }));
}

function inParts(file: JsonObject): Pick<AnnouncedFile, "inParts"> {
  const transfer = objectAt(file, "transfer");
  if (transfer["type"] !== "M") return {};
  return { inParts: { parts: numberAt(transfer, "parts") ?? 0, partSize: numberAt(transfer, "part_size") } };
}

const numberAt = (holder: JsonObject, key: string): number | null => {
  const value = holder[key];
  return typeof value === "number" ? value : null;
};
