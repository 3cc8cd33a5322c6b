import type { PersonOrOrganization } from "@deposit/core";

/** The name as a list shows it: "Family, Given", or the organisation's; "" where none was given yet. */
export function displayName({ type, family_name, given_name, name }: PersonOrOrganization): string {
  if (type === "organizational") return name.trim();
  return [family_name, given_name]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
}
