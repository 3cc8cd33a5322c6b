import { isJsonObject, newRowKey } from "@deposit/core";

/** Whether a value is a text, a list, or which other type it is of. */
const kindOf = (value: unknown): string =>
  Array.isArray(value) ? "list" : value instanceof Promise ? "promise" : typeof value;

/**
 * What a field takes of a value that it is given; a host without types may give an event for what was typed, a promise for a
 * default, or nothing for a list that was emptied, at which the form would break far from here. Rows that have no key, or one that is there already,
 * get one of their own: by it they are known when the server answers.
 *
 * @throws TypeError when the value is of another kind than what the field holds, or cannot be sent.
 */
export function takenValue<Value>(name: string, held: unknown, given: Value): Value {
  const [has, gets] = [held ?? undefined, given].map(kindOf);
  if (gets === "promise" || (has !== "undefined" && has !== gets))
    throw fault(name, `it was given a ${gets}, and holds: ${has}`);
  if (typeof given !== "object") return given;
  if (!Array.isArray(given) || !name.startsWith("metadata.")) {
    try {
      JSON.stringify(given);
    } catch (cause) {
      throw fault(name, `it was given what cannot be sent. ${String(cause)}`);
    }
    return given;
  }
  if (!given.every(isJsonObject)) throw fault(name, "its rows are objects");
  // Languages are known by their ids.
  return name === "metadata.languages" ? given : withOwnKeys(given);
}

function withOwnKeys<Rows extends readonly unknown[]>(rows: Rows): Rows;
function withOwnKeys(rows: readonly object[]): readonly object[] {
  const taken = new Set<unknown>();
  const keyed = rows.map((row) => {
    const key = "key" in row ? row.key : undefined;
    if (key === undefined || taken.has(key)) return { ...row, key: newRowKey() };
    taken.add(key);
    return row;
  });
  return keyed.every((row, index) => row === rows[index]) ? rows : keyed;
}

const fault = (name: string, said: string): TypeError =>
  new TypeError(`@deposit/react: "${name}" stays as it is: ${said}.`);
