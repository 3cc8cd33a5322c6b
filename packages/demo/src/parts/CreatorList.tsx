import type { HostCreator } from "../platform/record.ts";
import { useHost } from "../words/HostContext.ts";

/** Whatever spelling the repository keeps, the address of an ORCID ends in its sixteen characters. */
function orcidAddress({ person_or_org: { identifiers } }: HostCreator): string | null {
  const orcid = identifiers.find(({ scheme }) => scheme === "orcid")?.identifier ?? "";
  const digits = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.exec(orcid)?.[0];
  return digits === undefined ? null : `https://orcid.org/${digits}`;
}

/** Who made it, with affiliations and links to their ORCID. */
export function CreatorList({ creators }: { readonly creators: readonly HostCreator[] }) {
  const { say } = useHost();
  return (
    <ul className="host-creators" aria-label={say("record.creators")}>
      {creators.map((creator, index) => {
        const { name } = creator.person_or_org;
        const orcid = orcidAddress(creator);
        const places = creator.affiliations.flatMap((place) => place.name ?? place.id ?? []);
        return (
          // The order is the record's own and nothing is added here, so the place is the identity.
          <li key={index} dir="auto">
            <span className="host-creator-name">{name}</span>
            {orcid !== null && (
              <a className="host-orcid" href={orcid} aria-label={say("record.orcid", { name })}>
                iD
              </a>
            )}
            {places.length > 0 && <span className="host-creator-places">{places.join("; ")}</span>}
          </li>
        );
      })}
    </ul>
  );
}
