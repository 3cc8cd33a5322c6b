import { isObject, type Json, type JsonObject } from "../json.ts";
import { internalError } from "../problem.ts";
import { accessField } from "./accessField.ts";
import { customFieldsField } from "./customFields.ts";
import { accepted, type Field, nullable, refused, required } from "./field.ts";
import { type ErrorTree, type FieldError, flattenErrors } from "./fieldErrors.ts";
import { metadataField } from "./metadataField.ts";
import { objectField } from "./objectField.ts";
import { booleanField } from "./scalarFields.ts";
import { listField } from "./listField.ts";
import { textField } from "./textField.ts";

/** What a save may say about files: everything else in `files` is the server's own (wire 1.2). */
const filesField: Field = objectField({
  fields: { enabled: booleanField, default_preview: nullable(textField()), order: listField(textField()) },
  prepare: ({ count: _count, total_bytes: _bytes, entries: _entries, ...rest }) => rest,
});

const pidField: Field = objectField({
  fields: { identifier: required(textField()), provider: required(textField()), client: textField() },
});

/** A mapping of scheme to identifier; an unconfigured scheme is refused, its message split (wire 2.1). */
const pidsField: Field = {
  load: (sent) => {
    if (!isObject(sent)) return refused(["Not a valid mapping type."]);
    const loaded: JsonObject = {};
    const errors: Record<string, ErrorTree> = {};
    for (const [scheme, value] of Object.entries(sent)) {
      if (scheme !== "doi" && scheme !== "oai") {
        errors[scheme] = { key: [..."Invalid persistent identifier scheme."] };
        continue;
      }
      const outcome = pidField.load(value);
      // The platform trips over an identifier that lacks a part (500).
      if (!outcome.ok) throw internalError();
      loaded[scheme] = outcome.value;
    }
    return Object.keys(errors).length > 0 ? refused(errors, loaded) : accepted(loaded);
  },
};

/** The parts of a body that the platform reads; a missing part is absent. */
export interface LoadedRecord {
  readonly pids?: JsonObject;
  readonly metadata: JsonObject;
  readonly custom_fields: JsonObject;
  readonly access?: JsonObject;
  readonly files?: JsonObject;
  readonly errors: readonly FieldError[];
}

export interface RecordRules {
  readonly locales: readonly string[];
  readonly now: () => Date;
}

/** Reads a body of create or save: keeps what is sound, reports the rest by path (wire 2.1). */
export function loadRecord(sent: Json, { locales, now }: RecordRules): LoadedRecord {
  const body = Array.isArray(sent) && sent.length === 0 ? {} : sent;
  if (!isObject(body)) throw internalError();
  const rules = objectField({
    unknown: "ignore",
    fields: {
      pids: pidsField,
      metadata: metadataField(locales),
      custom_fields: customFieldsField,
      access: accessField(now),
      files: filesField,
    },
  });
  const outcome = rules.load(body);
  const loaded = outcome.value !== undefined && isObject(outcome.value) ? outcome.value : {};
  const part = (key: string): JsonObject | undefined => {
    const value = loaded[key];
    return isObject(value) ? withoutEmptyObjects(value) : undefined;
  };
  const pids = part("pids");
  const access = part("access");
  const files = part("files");
  return {
    ...(pids === undefined ? {} : { pids }),
    ...(access === undefined ? {} : { access }),
    ...(files === undefined ? {} : { files }),
    metadata: part("metadata") ?? {},
    custom_fields: part("custom_fields") ?? {},
    errors: outcome.ok ? [] : flattenErrors(outcome.errors),
  };
}

/** Drops what refusing has emptied: objects without keys, wherever they stand, and lists left with none. */
function withoutEmptyObjects(value: JsonObject): JsonObject {
  const kept: JsonObject = {};
  for (const [key, item] of Object.entries(value)) {
    const pruned = prune(item);
    if (pruned !== undefined) kept[key] = pruned;
  }
  return kept;
}

function prune(value: Json): Json | undefined {
  if (Array.isArray(value)) {
    const items = value.map(prune).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (!isObject(value)) return value;
  const kept = withoutEmptyObjects(value);
  return Object.keys(kept).length === 0 ? undefined : kept;
}
