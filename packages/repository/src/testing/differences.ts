import { isObject, type Json, textAt } from "../json.ts";

/** Values that are of one run: times, and ids that nobody chooses. */
const OF_ONE_RUN = new Set([
  "id",
  "created",
  "updated",
  "expires_at",
  "last_activity_at",
  "version_id",
  "file_id",
  "bucket_id",
]);

/** Requests are counted by the instance. */
const REQUEST_NUMBER = ".number";

/** Where two answers differ, one line each. Files are matched by key: the platform lists them in no order. */
export function differences(wanted: Json, answered: Json, path = ""): string[] {
  if (Array.isArray(wanted) && Array.isArray(answered)) return ofLists(wanted, answered, path);
  if (isObject(wanted) && isObject(answered)) {
    const keys = [...new Set([...Object.keys(wanted), ...Object.keys(answered)])];
    return keys.flatMap((key) => {
      const [one, other] = [wanted[key], answered[key]];
      if (one === undefined) return [`${path}.${key}: not in the recording`];
      if (other === undefined) return [`${path}.${key}: missing`];
      return differences(one, other, `${path}.${key}`);
    });
  }
  const key = path.slice(path.lastIndexOf(".") + 1);
  if (
    typeof wanted === typeof answered &&
    (OF_ONE_RUN.has(key) || path === REQUEST_NUMBER || /^(?:created|updated)_date_l10n/.test(key))
  )
    return [];
  if (typeof wanted === "string" && /… \(\d+ characters\)$/.test(wanted)) {
    return typeof answered === "string" && answered.startsWith(wanted.slice(0, 40))
      ? []
      : [`${path}: another long text`];
  }
  return wanted === answered ? [] : [`${path}: ${JSON.stringify(wanted)}, was ${JSON.stringify(answered)}`];
}

function ofLists(wanted: readonly Json[], answered: readonly Json[], path: string): string[] {
  if (wanted.length !== answered.length) return [`${path}: ${wanted.length} items, were ${answered.length}`];
  const [one, other] = path.endsWith(".entries") ? [byKey(wanted), byKey(answered)] : [wanted, answered];
  return one.flatMap((item, index) => differences(item, other[index] ?? null, `${path}.${index}`));
}

const byKey = (items: readonly Json[]): Json[] => {
  const keyOf = (item: Json): string => (isObject(item) ? (textAt(item, "key") ?? "") : "");
  return items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
};
