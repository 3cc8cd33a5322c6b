import { type Json, type JsonObject, isJsonObject } from "./json.ts";

/** A JSON value, or its serialization in UTF-8. */
export type JsonOrUtf8 = Json | Uint8Array;

type Members = Readonly<Record<string, JsonOrUtf8>>;

/** The members that objects were made with, in their original form. */
const originals = new WeakMap<JsonObject, Members>();

/**
 * Returns the object with more members, each of them JSON or UTF-8. All read as JSON. {@link toUtf8} copies the bytes of a
 * UTF-8 member, which is parsed only when somebody reads it.
 */
export function withMembers(object: JsonObject, members: Members): JsonObject {
  const whole = { ...object };
  for (const [name, member] of Object.entries(members))
    if (member instanceof Uint8Array) {
      const get = (): Json => JSON.parse(new TextDecoder().decode(member));
      Object.defineProperty(whole, name, { configurable: true, enumerable: true, get });
    } else whole[name] = member;
  originals.set(whole, members);
  return whole;
}

/** How deep members are serialized one by one: the metadata of a record, and the lists in it. */
const DEPTH = 2;

/**
 * Yields the serialization of a value in pieces. A browser encodes a text of Latin letters several times faster than one
 * with any other letter, so a piece is no longer than one list ("large: save click to request" of `bench:form`).
 */
function* piecesOf(value: Json, depth: number): Generator<string | Uint8Array> {
  if (depth === 0 || !isJsonObject(value)) return yield JSON.stringify(value);
  const members = originals.get(value) ?? {};
  let before = "{";
  for (const name of Object.keys(value)) {
    const member = Object.hasOwn(members, name) ? members[name] : value[name];
    if (member === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    if (member instanceof Uint8Array) yield member;
    else yield* piecesOf(member, depth - 1);
    before = ",";
  }
  yield before === "{" ? "{}" : "}";
}

/** Serializes a JSON value to UTF-8, as `JSON.stringify` writes it. */
export function toUtf8(value: Json): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const pieces = [...piecesOf(value, DEPTH)].map((piece) =>
    typeof piece === "string" ? encoder.encode(piece) : piece,
  );
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) {
    bytes.set(piece, end);
    end += piece.length;
  }
  return bytes;
}
