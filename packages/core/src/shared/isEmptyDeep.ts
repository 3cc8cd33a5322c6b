/**
 * Whether a value holds nothing: `undefined`, `null`, "", or a list or an object of nothing but such values.
 * 0 and `false` are values.
 *
 * @example isEmptyDeep({ title: "", lang: null }) // true
 */
export function isEmptyDeep(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmptyDeep);
}
