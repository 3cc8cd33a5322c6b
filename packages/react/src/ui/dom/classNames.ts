/** Joins class names with a space, leaving out what is absent: `classNames("a", open && "b")`. */
export function classNames(...names: ReadonlyArray<string | false | null | undefined>): string {
  return names.filter(Boolean).join(" ");
}
