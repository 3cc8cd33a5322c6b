import type { DepositValues, FieldPath } from "@deposit/core";

/** Whether something is written or chosen at a path; rows in which nothing is do not count. */
export function isFilledIn(values: DepositValues, path: FieldPath): boolean {
  let found: unknown = values;
  for (const segment of path) {
    if (typeof found !== "object" || found === null) return false;
    found = Object.getOwnPropertyDescriptor(found, segment)?.value;
  }
  return !isHollow(found);
}

/** What names a row is nothing that was filled in. */
const names = new Set(["key", "unedited"]);

function isHollow(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (value === null || value === undefined) return true;
  if (typeof value !== "object") return false;
  // A list may have thousands of rows: the first that is filled in is enough.
  if (Array.isArray(value)) return value.every(isHollow);
  return Object.entries(value).every(([name, part]) => names.has(name) || isHollow(part));
}
