import { type FieldPath, isWithin } from "../record/fieldPath.ts";
import type { PartTree } from "./Field.ts";
import { type SectionId, tableEntries } from "./values.ts";

/** The paths of each section, in page order. A group whose fields share a section is one path. */
const sectionPaths = new Map<SectionId, FieldPath[]>();
for (const { group, path, field } of tableEntries) {
  const isShared = tableEntries.every((other) => other.group !== group || other.field.section === field.section);
  const root = isShared ? [group] : path;
  const paths = sectionPaths.get(field.section) ?? [];
  sectionPaths.set(field.section, paths);
  if (!paths.some((known) => isWithin(root, known))) paths.push(root);
}
sectionPaths.set("record", [[]]);

/** The sections in page order. */
export const sectionIds: readonly SectionId[] = [...sectionPaths.keys()];

/** Returns the paths that a section shows; a link to the section leads to the first. */
export function pathsOfSection(section: SectionId): readonly FieldPath[] {
  return sectionPaths.get(section) ?? [];
}

/** Returns the section that shows the field at `path`. */
export function sectionOf(path: FieldPath): SectionId {
  return sectionIds.find((id) => pathsOfSection(id).some((root) => isWithin(path, root))) ?? "record";
}

/** What each segment of a path may be, from the top of the record. */
const tree: Record<string, Record<string, PartTree>> = {};
for (const { group, name, field } of tableEntries)
  tree[group] = name === undefined ? (field.parts ?? {}) : { ...tree[group], [name]: field.parts ?? {} };

const ANY_NAME = "*";

/** In a custom field, which a host defines, any path names a field, except the id inside a vocabulary entry. */
function customField(path: FieldPath): FieldPath {
  return path.length > 2 && path.at(-1) === "id" ? path.slice(0, -1) : path;
}

/**
 * Returns the field that a server's path belongs to: the path itself where it names a field, else the nearest field
 * above it (docs/platform/http.md 5.2). Returns the empty path, which is the record as a whole, where there is no
 * field.
 *
 * @example nearestField(["metadata", "rights", "row-3", "rights"]) // ["metadata", "rights", "row-3"]
 */
export function nearestField(path: FieldPath): FieldPath {
  if (path[0] === "custom_fields") return customField(path);
  let below: PartTree = tree;
  let depth = 0;
  for (const segment of path) {
    const next = Object.hasOwn(below, segment) && segment !== ANY_NAME ? below[segment] : below[ANY_NAME];
    if (next === undefined) break;
    below = next;
    depth += 1;
  }
  const field = path.slice(0, depth);
  // A group of several sections, such as the metadata, is no field.
  return sectionOf(field) === "record" ? [] : field;
}
