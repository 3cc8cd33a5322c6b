import { emptyRecord, type Json, newRowKey, readConfig } from "@deposit/core";
import { isJsonObject } from "@deposit/core";
import { asList, asObject, isEqual } from "@deposit/core/internal";
import { decodeRecord } from "@deposit/core/serialize";

/** Whether a value is a text, a list, or which other type it is of. */
const kindOf = (value: unknown): string =>
  Array.isArray(value) ? "list" : value instanceof Promise ? "promise" : typeof value;

/**
 * What a field takes of a value that it is given; a host without types may give an event for what was typed, a promise for a
 * default, or nothing for a list that was emptied, at which the form would break far from here. Parts that a row lacks are
 * empty. Rows that have no key, or one that is there already, get one of their own: by it they are known when the server answers.
 *
 * @throws TypeError when the value, or a part of a row, is of another kind than what the field holds, or cannot be sent.
 */
export function coerceFieldValue<Value>(name: string, held: unknown, given: Value): Value {
  checkKind(name, held, given);
  if (typeof given !== "object") return given;
  if (!Array.isArray(given) || !name.startsWith("metadata.")) {
    try {
      JSON.stringify(given);
    } catch (cause) {
      throw fault(name, `it was given what cannot be sent. ${String(cause)}`);
    }
    return given;
  }
  const rows = withAllParts(name, given);
  // Languages are known by their ids.
  return name === "metadata.languages" ? rows : withOwnKeys(rows);
}

function checkKind(place: string, held: unknown, given: unknown): void {
  const [has, gets] = [held ?? undefined, given].map(kindOf);
  if (gets === "promise" || (has !== "undefined" && has !== gets))
    throw fault(place, `it was given a ${gets}, and holds: ${has}`);
}

function withOwnKeys<Rows extends readonly unknown[]>(rows: Rows): Rows;
function withOwnKeys(rows: readonly object[]): readonly object[] {
  const taken = new Set<unknown>();
  return rows.map((row) => {
    const key = "key" in row ? row.key : undefined;
    if (key === undefined || taken.has(key)) return { ...row, key: newRowKey() };
    taken.add(key);
    return row;
  });
}

function withAllParts<Rows extends readonly unknown[]>(name: string, rows: Rows): Rows;
function withAllParts(name: string, rows: readonly unknown[]): readonly unknown[] {
  const list = name.slice("metadata.".length);
  // Of which nothing is said, but of a language, without an id, there would be none: all that rows of this list have is empty.
  const row = list === "languages" ? { id: "-" } : { "": "-" };
  const { metadata } = decodeRecord({ ...emptyRecord, metadata: { [list]: [row] } }, readConfig({}));
  const [whole] = asList(asObject(metadata)[list]);
  return rows.map((given) => {
    const made = withParts(name, whole, given);
    return isEqual(given, made) ? given : made;
  });
}

/** What a row, or a part of it, is given, with all that `whole` has; it may do without an id. */
function withParts(place: string, whole: Json | undefined, given: unknown): unknown {
  checkKind(place, whole, given);
  if (!isJsonObject(given)) return given;
  const parts = Object.entries(asObject(whole)).filter(([key]) => !unsaid.includes(key));
  return {
    ...given,
    ...Object.fromEntries(parts.map(([key, part]) => [key, withParts(`${place}.${key}`, part, given[key] ?? part)])),
  };
}

const unsaid: readonly string[] = ["id", "key", "unedited"];

const fault = (name: string, said: string): TypeError =>
  new TypeError(`@deposit/react: "${name}" stays as it is: ${said}.`);
