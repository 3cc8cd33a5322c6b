import { type Json, isJsonObject } from "../shared/json.ts";
import { givenMember, isWritten } from "../shared/writtenJson.ts";

/** Members of the outermost object and of those in it are written each by itself: the lists of a record's metadata. */
const DEPTH = 2;

/**
 * The JSON of a value, in pieces. A text of Latin letters alone is held in a byte for each, and turns into UTF-8 several
 * times faster than one with any other: a dash in one list must not cost the others that.
 */
function* piecesOf(value: Json, depth: number): Generator<string | Uint8Array> {
  if (depth === 0 || !isJsonObject(value)) return yield JSON.stringify(value);
  let before = "{";
  for (const name of Object.keys(value)) {
    const member = givenMember(value, name);
    if (member === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    if (isWritten(member)) yield member;
    else yield* piecesOf(member, depth - 1);
    before = ",";
  }
  yield before === "{" ? "{}" : "}";
}

/** A value of JSON as UTF-8, which a request takes many times faster than a text. What was written before is copied. */
export function jsonBytes(value: Json): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const pieces = [...piecesOf(value, DEPTH)].map((piece) => (isWritten(piece) ? piece : encoder.encode(piece)));
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) {
    bytes.set(piece, end);
    end += piece.length;
  }
  return bytes;
}
