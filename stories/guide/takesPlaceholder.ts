import type { FieldName } from "@deposit/react";

const fields: ReadonlySet<FieldName> = new Set<FieldName>([
  "pids.doi",
  "metadata.resource_type",
  "metadata.title",
  "metadata.publication_date",
  "metadata.copyright",
  "metadata.subjects",
  "metadata.languages",
  "metadata.version",
  "metadata.publisher",
]);

/** Returns whether a field has a single input, which shows a host's `placeholder` while it is empty. */
export function takesPlaceholder(field: FieldName): boolean {
  return fields.has(field);
}
