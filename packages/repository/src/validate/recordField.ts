import { isObject, type Json, type JsonObject } from "../json.ts";
import { internalError } from "../problem.ts";
import { failsInAnyField, isEdtf, isIsoDay } from "./edtf.ts";
import {
  accepted,
  booleanField,
  type ErrorTree,
  type Field,
  type FieldError,
  flattenErrors,
  listField,
  matchingText,
  nullable,
  objectField,
  refused,
  required,
  textField,
} from "./field.ts";
import { distinctIdentifiers } from "./identifierField.ts";
import { isIsbn, isIssn, WORK_SCHEMES } from "./identifiers.ts";
import { metadataField } from "./metadataField.ts";
import { isWebAddress } from "./text.ts";
import { vocabularyField } from "./vocabularyFields.ts";

/** Accepts the client's part of `files`; the server's own keys are ignored. */
const filesField: Field = objectField({
  fields: { enabled: booleanField, default_preview: nullable(textField()), order: listField(textField()) },
  prepare: ({ count: _count, total_bytes: _bytes, entries: _entries, ...rest }) => rest,
});

const pidField: Field = objectField({
  fields: { identifier: required(textField()), provider: required(textField()), client: textField() },
});

/**
 * Accepts identifiers by scheme. An unknown scheme is refused with a message split into characters
 * (docs/platform/http.md 5.3).
 */
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
      // The platform fails (500) over an incomplete identifier.
      if (!outcome.ok) throw internalError();
      loaded[scheme] = outcome.value;
    }
    return Object.keys(errors).length > 0 ? refused(errors, loaded) : accepted(loaded);
  },
};

/** The parts of a body that the platform reads; missing parts are absent. */
interface LoadedRecord {
  readonly pids?: JsonObject;
  readonly metadata: JsonObject;
  readonly custom_fields: JsonObject;
  readonly access?: JsonObject;
  readonly files?: JsonObject;
  readonly errors: readonly FieldError[];
}

interface RecordRules {
  readonly locales: readonly string[];
  readonly now: () => Date;
}

/** Loads the body of a create or save: keeps valid values and returns errors by path (docs/platform/records.md 2.1). */
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

/** Removes objects and lists that are empty after refused values were dropped. */
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

const level = (name: string): Field =>
  textField({
    validate: (value) =>
      value === "public" || value === "restricted" ? undefined : [`'${name}' must be either 'public' or 'restricted'`],
  });

/** Accepts `access`; `now` decides which embargo dates are in the future. */
const accessField = (now: () => Date): Field =>
  objectField({
    fields: {
      record: required(level("record")),
      files: required(level("files")),
      embargo: objectField({
        fields: {
          active: nullable(booleanField),
          until: nullable(textField({ validate: (day) => (isIsoDay(day) ? undefined : ["Not a valid date."]) })),
          reason: nullable(textField()),
        },
        validateWhole: [(embargo) => validateEmbargo(embargo, now())],
      }),
      status: textField(),
    },
    finish: ({ status: _status, ...access }) => access,
  });

function validateEmbargo(embargo: JsonObject, now: Date): ErrorTree | undefined {
  const until = embargo["until"];
  const end = typeof until === "string" ? new Date(`${until}T00:00:00Z`) : undefined;
  if (embargo["active"] === true && (end === undefined || end < now))
    return { until: ["Embargo end date must be set to a future date."] };
  if (embargo["active"] === false && end !== undefined && end > now)
    return { until: ["Embargo end date must be unset or in the past."] };
  return undefined;
}

const text = textField();
const texts = (keys: string): Record<string, Field> => Object.fromEntries(keys.split(" ").map((key) => [key, text]));

// The platform splits this message into characters (docs/platform/http.md 5.3).
const isbn = textField({ validate: (value) => (isIsbn(value) ? undefined : [..."Please provide a valid ISBN."]) });
const uncertainDate = textField({
  validate: (value) => {
    if (failsInAnyField(value)) throw internalError();
    return isEdtf(value, { uncertain: true }) ? undefined : ["Please provide a valid date or interval."];
  },
});

/** The custom fields of the platform's own groups (docs/platform/metadata.md 8). */
const CUSTOM_FIELDS: Readonly<Record<string, Field>> = {
  "journal:journal": objectField({
    fields: { ...texts("title issue volume pages"), issn: matchingText(isIssn, "Please provide a valid ISSN.") },
  }),
  "imprint:imprint": objectField({ fields: { title: text, isbn, ...texts("pages place edition") } }),
  "thesis:thesis": objectField({
    fields: { ...texts("university department type"), date_submitted: uncertainDate, date_defended: uncertainDate },
  }),
  "meeting:meeting": objectField({
    fields: {
      ...texts("acronym dates place session_part session title"),
      url: matchingText(isWebAddress, "You must provide a valid URL."),
      identifiers: distinctIdentifiers({ schemes: WORK_SCHEMES }),
    },
  }),
  "code:codeRepository": matchingText(isWebAddress, "Not a valid URL."),
  "code:programmingLanguage": listField(vocabularyField),
  "code:developmentStatus": vocabularyField,
};

/** Accepts `custom_fields`. Unknown names are refused. */
const customFieldsField: Field = objectField({ fields: CUSTOM_FIELDS });
