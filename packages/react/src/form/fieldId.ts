import { type FieldPath, pathKey } from "@deposit/core";

/** The id of the input at a path; the ids of its label, help and messages begin with it. */
export function fieldId(prefix: string, path: FieldPath): string {
  return `${prefix}-${pathKey(path)}`;
}
