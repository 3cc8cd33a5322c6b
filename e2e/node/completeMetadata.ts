import { type CreatorValue, type MetadataValues, newRowKey } from "@deposit/core";

/** A person as creator. */
export function creator(family: string, given: string): CreatorValue {
  const person = { type: "personal", family_name: family, given_name: given, name: "", identifiers: [] } as const;
  return { key: newRowKey(), person_or_org: person, affiliations: [], role: "" };
}

/** What has to be there to publish, under a title of one's own. */
export function completeMetadata(title: string): Partial<MetadataValues> {
  return {
    title,
    resource_type: "dataset",
    publication_date: "2026-11-21",
    publisher: "Example Repository",
    creators: [creator("Lindqvist", "Åsa")],
  };
}
