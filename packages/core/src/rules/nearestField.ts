import type { FieldPath } from "../record/fieldPath.ts";

/** The fields below a field; `*` stands for a row or a file of any name. */
interface FieldTree {
  readonly [name: string]: FieldTree;
}

const field: FieldTree = {};
const anyName = "*";
const rowsOf = (row: FieldTree): FieldTree => ({ [anyName]: row });

const agent: FieldTree = {
  person_or_org: {
    type: field,
    family_name: field,
    given_name: field,
    name: field,
    identifiers: rowsOf({ scheme: field, identifier: field }),
  },
  affiliations: field,
  role: field,
};

/** Every field that the form shows, as the platform's paths name them. */
const form: FieldTree = {
  metadata: {
    resource_type: field,
    title: field,
    additional_titles: rowsOf({ title: field, type: field, lang: field }),
    description: field,
    additional_descriptions: rowsOf({ description: field, type: field, lang: field }),
    creators: rowsOf(agent),
    contributors: rowsOf(agent),
    publication_date: field,
    publisher: field,
    version: field,
    copyright: field,
    dates: rowsOf({ date: field, type: field, description: field }),
    languages: field,
    identifiers: rowsOf({ scheme: field, identifier: field }),
    related_identifiers: rowsOf({ scheme: field, identifier: field, relation_type: field, resource_type: field }),
    references: rowsOf({ reference: field }),
    subjects: rowsOf(field),
    funding: rowsOf({ funder: field, award: { title: field, number: field } }),
    rights: rowsOf({ title: field, description: field, link: field }),
  },
  access: { record: field, files: field, embargo: { active: field, until: field, reason: field } },
  files: { enabled: field, default_preview: field, entries: { [anyName]: field } },
  media_files: field,
  pids: { doi: field },
  parent: field,
  review: field,
};

/** Inside a custom field, which the host defines, any path is one; but not into an entry of a vocabulary. */
function customField(path: FieldPath): FieldPath {
  return path.length > 2 && path.at(-1) === "id" ? path.slice(0, -1) : path;
}

/**
 * The field that a path belongs to: itself where it is one, else the nearest field above it (wire 2.1). The empty path,
 * which is the record as a whole, where there is none: `metadata` alone is no field, nor is what no widget edits.
 *
 * @example nearestField(["metadata", "rights", "row-3", "rights"]) // ["metadata", "rights", "row-3"]
 */
export function nearestField(path: FieldPath): FieldPath {
  if (path[0] === "custom_fields") return customField(path);
  let tree = form;
  let depth = 0;
  for (const segment of path) {
    const below = Object.hasOwn(tree, segment) && segment !== anyName ? tree[segment] : tree[anyName];
    if (below === undefined) break;
    tree = below;
    depth += 1;
  }
  return depth === 1 && path[0] === "metadata" ? [] : path.slice(0, depth);
}
