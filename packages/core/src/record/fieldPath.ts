/**
 * The way to a field, one segment a level: `["metadata", "creators", "row-3", "role"]`.
 * Never a dotted string, since file names hold dots and custom fields hold colons (docs/platform/http.md 5.1).
 * Rows of lists are named by their client key, not by their index, so that a message stays with its row.
 */
export type FieldPath = readonly string[];

/** Whether `path` is `ancestor` or lies below it. */
export function isWithin(path: FieldPath, ancestor: FieldPath): boolean {
  return path.length >= ancestor.length && ancestor.every((segment, index) => segment === path[index]);
}

/** Whether two paths name the same field. */
export function isSamePath(one: FieldPath, other: FieldPath): boolean {
  return one.length === other.length && isWithin(one, other);
}

/** A path as one string, for keys of maps and of lists on screen; not for reading back. */
export function pathKey(path: FieldPath): string {
  return path.map((segment) => encodeURIComponent(segment)).join(".");
}
