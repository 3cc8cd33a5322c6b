import { isObject, type Json, type JsonObject } from "../json.ts";
import { accepted, type Field, type Outcome, refused } from "./field.ts";
import { type ErrorTree, mergeErrors } from "./fieldErrors.ts";

export interface ObjectRules {
  readonly fields: Readonly<Record<string, Field>>;
  /** What an unlisted key becomes: an error (the default), or nothing. */
  readonly unknown?: "refuse" | "ignore";
  /** Runs before anything else, on the object as sent. */
  readonly prepare?: (sent: JsonObject) => JsonObject;
  /** Judges one accepted value by key; refused, the value is dropped. */
  readonly judge?: Readonly<Record<string, (value: Json) => readonly string[] | undefined>>;
  /** Judge the whole, only when every field was accepted; refused, the values stay. */
  readonly judgeWhole?: ReadonlyArray<(loaded: JsonObject) => ErrorTree | undefined>;
  /** Runs on a wholly accepted object. */
  readonly finish?: (loaded: JsonObject) => JsonObject;
}

/**
 * An object of known fields, judged the way the platform's schemas do: fields in their order, then
 * unknown keys, then the rules about the whole; what is sound is kept even when the rest is refused.
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
  for (const [key, judge] of Object.entries(rules.judge ?? {})) {
    const value = loaded[key];
    const messages = value === undefined ? undefined : judge(value);
    if (messages === undefined) continue;
    delete loaded[key];
    refuse({ [key]: messages });
  }
  if (errors === undefined) {
    for (const judge of rules.judgeWhole ?? []) {
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
