import type { CreatorValue, VocabularyOption, SchemedIdentifier, PersonOrOrganization } from "@deposit/core";
import { identifierAddress, schemeName } from "@deposit/core/schema";
import { DialogRow } from "../../components/lists/DialogRow.tsx";
import type { ListedRow } from "../../components/lists/DialogRows.tsx";
import { Badge } from "../../ui/display/Badge.tsx";
import { Icon } from "../../ui/display/Icon.tsx";
import { useMessage } from "../../i18n/useMessage.ts";

interface CreatorRowProps extends ListedRow {
  readonly creator: CreatorValue;
  readonly roles: readonly VocabularyOption[];
}

/** A creator in the list: name, identifiers, role, affiliations and server feedback. */
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

/**
 * Links the badge of an ORCID, ROR, GND or ISNI to its page. Renders nothing for other schemes
 * (docs/platform/product.md 2.2).
 */
function IdentifierBadge({ identifier, name }: { identifier: SchemedIdentifier; name: string }) {
  const t = useMessage();
  const address = identifierAddress(identifier);
  if (address === null) return null;
  const scheme = schemeName(identifier.scheme);
  return (
    <a
      className="deposit-identifier"
      data-scheme={identifier.scheme}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("creators.identifier", { scheme, name, identifier: identifier.identifier })}
    >
      {/* On the link itself the title would become its description, and the digits would be read twice. */}
      <span title={identifier.identifier}>{scheme}</span>
    </a>
  );
}

/** Returns the name for a list: "Family, Given" or the name of the organization, or "" without a name. */
export function displayName({ type, family_name, given_name, name }: PersonOrOrganization): string {
  if (type === "organizational") return name.trim();
  return [family_name, given_name]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
}
