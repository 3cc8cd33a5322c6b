import type { DepositValues, FieldPath } from "@deposit/core";
import { fieldOf } from "../../form/store/resolvePath.ts";

/** Whether something is written or chosen at a path; rows in which nothing is do not count. */
export function isFilledIn(values: DepositValues, path: FieldPath): boolean {
  return !isHollow(path.reduce<unknown>(fieldOf, values));
}

/** What names a row is nothing that was filled in. */
const names = new Set(["key", "unedited"]);

function isHollow(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  if (typeof value !== "object") return value === undefined;
  // A list may have thousands of rows: the first that is filled in is enough.
  if (Array.isArray(value)) return value.every(isHollow);
  return Object.entries(value ?? {}).every(([name, part]) => names.has(name) || isHollow(part));
}
