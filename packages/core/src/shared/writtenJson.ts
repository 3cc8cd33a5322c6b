import type { Json, JsonObject } from "./json.ts";

/** A value of JSON, or its UTF-8 where it was written before. */
export type JsonOrWritten = Json | Uint8Array;

/** Members of an object by name. */
type Members = Readonly<Record<string, JsonOrWritten>>;

const given = new WeakMap<JsonObject, Members>();

/** Whether it is there as UTF-8. */
export function isWritten(value: JsonOrWritten | undefined): value is Uint8Array {
  return value instanceof Uint8Array;
}

/**
 * The object with more members. Those that were written before are held as their bytes alone, a fraction of the memory:
 * whoever reads one has it parsed, what sends the object takes the bytes ({@link givenMember}).
 */
export function withMembers(object: JsonObject, members: Members): JsonObject {
  const whole = { ...object };
  for (const [name, member] of Object.entries(members))
    if (isWritten(member)) {
      const get = (): Json => JSON.parse(new TextDecoder().decode(member));
      Object.defineProperty(whole, name, { configurable: true, enumerable: true, get });
    } else whole[name] = member;
  given.set(whole, members);
  return whole;
}

/** A member of an object as it was given: in UTF-8 where it was written before. */
export function givenMember(object: JsonObject, name: string): JsonOrWritten | undefined {
  return given.get(object)?.[name] ?? object[name];
}
