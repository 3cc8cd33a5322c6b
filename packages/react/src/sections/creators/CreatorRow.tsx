import type { CreatorValue, VocabularyOption } from "@deposit/core";
import { DialogRow } from "../../components/lists/DialogRow.tsx";
import type { ListedRow } from "../../components/lists/DialogRows.tsx";
import { Badge } from "../../ui/display/Badge.tsx";
import { Icon } from "../../ui/display/Icon.tsx";
import { IdentifierBadge } from "./IdentifierBadge.tsx";

interface CreatorRowProps extends ListedRow {
  readonly creator: CreatorValue;
  readonly roles: readonly VocabularyOption[];
}

/** One creator in the list: name, identifiers, role, affiliations, and what the server said of this row. */
export function CreatorRow({ creator, roles, ...row }: CreatorRowProps) {
  const { person_or_org: person, affiliations } = creator;
  const role = roles.find(({ value }) => value === creator.role)?.text ?? creator.role;
  const places = affiliations.map((affiliation) => affiliation.name || affiliation.id).filter(Boolean);
  return (
    <DialogRow
      {...row}
      entryKey={creator.key}
      edit="creators.edit"
      remove="creators.remove"
      part="creator"
      leading={<Icon name={person.type === "personal" ? "person" : "organization"} />}
      badges={
        <>
          {person.identifiers.map((identifier) => (
            <IdentifierBadge
              key={`${identifier.scheme} ${identifier.identifier}`}
              identifier={identifier}
              name={row.name}
            />
          ))}
          {role === "" ? null : <Badge>{role}</Badge>}
        </>
      }
      details={places.length === 0 ? undefined : places.join("; ")}
    />
  );
}
