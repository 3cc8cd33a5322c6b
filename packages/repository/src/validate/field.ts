import { isObject, type Json, type JsonObject } from "../json.ts";
import { cleanText } from "./text.ts";

/**
 * The result of loading a value: accepted with `value`, or refused with `errors`. A refused value may leave a valid
 * part in `value`, which the platform stores (docs/platform/records.md 2.1).
 */
type Outcome = { readonly ok: true; readonly value: Json } | Refused;

interface Refused {
  readonly ok: false;
  readonly errors: ErrorTree;
  readonly value?: Json;
}

/** Validates and normalizes one value of a request. */
export interface Field {
  readonly load: (value: Json) => Outcome;
  /** The message for a missing key; absent for an optional field. */
  readonly required?: string;
  readonly allowNull?: boolean;
}

export const REQUIRED = "Missing data for required field.";

export const accepted = (value: Json): Outcome => ({ ok: true, value });
export const refused = (errors: ErrorTree, value?: Json): Refused =>
  value === undefined ? { ok: false, errors } : { ok: false, errors, value };

export const required = (field: Field, message: string = REQUIRED): Field => ({ ...field, required: message });
export const nullable = (field: Field): Field => ({ ...field, allowNull: true });

/** An error of a response: a dotted path and its messages. */
export interface FieldError {
  readonly field: string;
  readonly messages: readonly string[];
}

/** Messages nested like the value; a list of texts is a leaf. */
export type ErrorTree = readonly string[] | { readonly [key: string]: ErrorTree };

/** Flattens a tree of messages to paths such as `metadata.creators.0.role`, in the platform's order. */
export function flattenErrors(tree: ErrorTree, path = ""): FieldError[] {
  if (isMessages(tree)) return [{ field: path, messages: tree }];
  return Object.entries(tree).flatMap(([key, below]) => flattenErrors(below, path === "" ? key : `${path}.${key}`));
}

const isMessages = (tree: ErrorTree): tree is readonly string[] => Array.isArray(tree);

/** Merges two trees; messages at the same path are concatenated. */
function mergeErrors(first: ErrorTree | undefined, second: ErrorTree): ErrorTree {
  if (first === undefined) return second;
  if (isMessages(first)) return isMessages(second) ? [...first, ...second] : { _schema: first, ...second };
  if (isMessages(second)) return mergeErrors(first, { _schema: second });
  const joined: Record<string, ErrorTree> = { ...first };
  for (const [key, below] of Object.entries(second)) joined[key] = mergeErrors(joined[key], below);
  return joined;
}

interface TextRules {
  /** Minimum length in code points. The message is `tooShort` or the platform's own. */
  readonly min?: number;
  readonly max?: number;
  readonly tooShort?: string;
  /** Replaces the cleaning of plain text. */
  readonly clean?: (text: string) => string;
  /** Returns the messages that refuse the cleaned text. */
  readonly validate?: (text: string) => readonly string[] | undefined;
}

/** Accepts a text. It is cleaned before its length is checked (docs/platform/metadata.md 9). */
export function textField(rules: TextRules = {}): Field {
  return {
    load: (sent) => {
      if (typeof sent !== "string") return refused(["Not a valid string."]);
      const text = (rules.clean ?? cleanText)(sent);
      const length = [...text].length;
      if (rules.min !== undefined && length < rules.min)
        return refused([rules.tooShort ?? `Shorter than minimum length ${rules.min}.`]);
      if (rules.max !== undefined && length > rules.max) return refused([`Longer than maximum length ${rules.max}.`]);
      const messages = rules.validate?.(text);
      return messages === undefined ? accepted(text) : refused(messages);
    },
  };
}

/** Accepts a text that `fits`, or refuses it with `message`. */
export const matchingText = (fits: (text: string) => boolean, message: string): Field =>
  textField({ validate: (text) => (fits(text) ? undefined : [message]) });

const TRUE = new Set(["t", "T", "true", "True", "TRUE", "on", "On", "ON", "y", "Y", "yes", "1"]);
const FALSE = new Set(["f", "F", "false", "False", "FALSE", "off", "Off", "OFF", "n", "N", "no", "0"]);

export const booleanField: Field = {
  load: (sent) => {
    if (typeof sent === "boolean") return accepted(sent);
    if (sent === 1 || (typeof sent === "string" && TRUE.has(sent))) return accepted(true);
    if (sent === 0 || (typeof sent === "string" && FALSE.has(sent))) return accepted(false);
    return refused(["Not a valid boolean."]);
  },
};

export const integerField: Field = {
  load: (sent) => {
    const number =
      typeof sent === "number"
        ? sent
        : typeof sent === "string" && /^[+-]?\d+$/.test(sent.trim())
          ? Number(sent)
          : Number.NaN;
    return Number.isFinite(number) ? accepted(Math.trunc(number)) : refused(["Not a valid integer."]);
  },
};

/** Accepts any object, such as a translated title. */
export const mappingField: Field = {
  load: (sent) => (isObject(sent) ? accepted(sent) : refused(["Not a valid mapping type."])),
};

/** Accepts texts by language, such as `{ en: "…" }`, and cleans them. Keys that are not language codes are refused. */
export const translationsField: Field = {
  load: (sent) => {
    if (!isObject(sent)) return refused(["Not a valid mapping type."]);
    const kept = Object.fromEntries(
      Object.entries(sent)
        .filter(([key]) => /^[a-z]{2}$/.test(key))
        .map(([key, text]) => [key, typeof text === "string" ? cleanText(text) : text]),
    );
    const wrong = Object.keys(sent).filter((key) => !(key in kept));
    if (wrong.length === 0) return accepted(kept);
    return refused(
      Object.fromEntries(wrong.map((key) => [key, { key: ["String does not match expected pattern."] }])),
      kept,
    );
  },
};

/**
 * Accepts a list. Errors count items as sent; valid parts of refused items stay in the list (docs/platform/records.md
 * 2.1).
 */
export function listField(item: Field, judge?: (items: readonly Json[]) => readonly string[] | undefined): Field {
  return {
    load: (sent) => {
      if (!Array.isArray(sent)) return refused(["Not a valid list."]);
      const loaded: Json[] = [];
      const errors: Record<string, ErrorTree> = {};
      for (const [index, value] of sent.entries()) {
        const outcome = value === null ? refused(["Field may not be null."]) : item.load(value);
        if (!outcome.ok) errors[String(index)] = outcome.errors;
        if (outcome.value !== undefined) loaded.push(outcome.value);
      }
      if (Object.keys(errors).length > 0) return refused(errors, loaded);
      const messages = judge?.(loaded);
      return messages === undefined ? accepted(loaded) : refused(messages);
    },
  };
}

interface ObjectRules {
  readonly fields: Readonly<Record<string, Field>>;
  /** Whether unknown keys are errors (default) or ignored. */
  readonly unknown?: "refuse" | "ignore";
  /** Runs first, on the object as sent. */
  readonly prepare?: (sent: JsonObject) => JsonObject;
  /** Validates one accepted value by key. A refused value is dropped. */
  readonly validate?: Readonly<Record<string, (value: Json) => readonly string[] | undefined>>;
  /** Validates the object after all fields were accepted. Refused values stay. */
  readonly validateWhole?: ReadonlyArray<(loaded: JsonObject) => ErrorTree | undefined>;
  /** Runs on an accepted object. */
  readonly finish?: (loaded: JsonObject) => JsonObject;
}

/**
 * Accepts an object of known fields, in the order of the platform's schemas: fields, unknown keys, then the whole
 * object. Valid values are kept even if others are refused.
 */
export function objectField(rules: ObjectRules): Field {
  return { load: (sent) => (isObject(sent) ? loadObject(sent, rules) : refused({ _schema: ["Invalid input type."] })) };
}

function loadObject(sent: JsonObject, rules: ObjectRules): Outcome {
  const data = rules.prepare?.(sent) ?? sent;
  const loaded: JsonObject = {};
  let errors: ErrorTree | undefined;
  const refuse = (tree: ErrorTree): void => {
    errors = mergeErrors(errors, tree);
  };

  for (const [key, field] of Object.entries(rules.fields)) {
    const outcome = loadKey(data, key, field);
    if (outcome === undefined) continue;
    if (!outcome.ok) refuse({ [key]: outcome.errors });
    if (outcome.value !== undefined && (outcome.ok || !isEmpty(outcome.value))) loaded[key] = outcome.value;
  }
  if (rules.unknown !== "ignore") {
    for (const key of Object.keys(data)) if (!(key in rules.fields)) refuse({ [key]: ["Unknown field."] });
  }
  for (const [key, judge] of Object.entries(rules.validate ?? {})) {
    const value = loaded[key];
    const messages = value === undefined ? undefined : judge(value);
    if (messages === undefined) continue;
    delete loaded[key];
    refuse({ [key]: messages });
  }
  if (errors === undefined) {
    for (const judge of rules.validateWhole ?? []) {
      const tree = judge(loaded);
      if (tree !== undefined) refuse(tree);
    }
  }
  if (errors !== undefined) return refused(errors, loaded);
  return accepted(rules.finish?.(loaded) ?? loaded);
}

function loadKey(data: JsonObject, key: string, field: Field): Outcome | undefined {
  const value = data[key];
  if (value === undefined) return field.required === undefined ? undefined : refused([field.required]);
  if (value === null) return field.allowNull === true ? accepted(null) : refused(["Field may not be null."]);
  return field.load(value);
}

const isEmpty = (value: Json): boolean =>
  Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
