import type { DepositValues, FieldPath } from "@deposit/core";

const isRowOf =
  (key: string) =>
  (row: unknown): boolean =>
    typeof row === "object" && row !== null && "key" in row && row.key === key;

/**
 * What lies at a path whose rows are named by their keys; where the path leads further than the values do
 * (`metadata.rights.row-1.rights`), what lies at the nearest place above.
 */
export function resolvePath(values: DepositValues, path: FieldPath): unknown {
  let found: unknown = values;
  for (const segment of path) {
    const below: unknown = Array.isArray(found)
      ? found.find(isRowOf(segment))
      : typeof found === "object" && found !== null
        ? Object.entries(found).find(([key]) => key === segment)?.[1]
        : undefined;
    if (below === undefined) return found;
    found = below;
  }
  return found;
}
