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

/** Whether a field has one place to write or choose in, where a host's `placeholder` stands while it is empty. */
export function takesPlaceholder(field: FieldName): boolean {
  return fields.has(field);
}
