import type { ReactNode } from "react";
import { useHost } from "../host/HostContext.ts";
import { languageTag } from "../i18n/translate.ts";
import type { HostCreator, HostRecord } from "../platform/record.ts";

function webAddress(link: string | undefined): string | null {
  return link !== undefined && /^https?:\/\//i.test(link) ? link : null;
}

function Licenses({ rights }: { readonly rights: HostRecord["ui"]["rights"] }) {
  return rights.map(({ title_l10n, link, props }) => {
    const address = webAddress(link ?? props.url);
    return (
      <span key={title_l10n} className="host-license" dir="auto">
        {address === null ? (
          title_l10n
        ) : (
          <a href={address} rel="license">
            {title_l10n}
          </a>
        )}
      </span>
    );
  });
}

/** Lists facts about a record, without missing ones. */
export function RecordDetails({ record, doi }: { readonly record: HostRecord; readonly doi: string | null }) {
  const { t, locale } = useHost();
  const { metadata, ui, access } = record;
  const restricted = access.record === "restricted" || access.files === "restricted";
  const { active = false, until = "" } = access.embargo ?? {};
  // A date without a time is UTC and is formatted as UTC, so that it is the same day everywhere.
  const day = new Date(until).toLocaleDateString(languageTag(locale), { dateStyle: "long", timeZone: "UTC" });
  const facts: [string, ReactNode][] = [
    [t("record.doi"), doi === null ? "" : <a href={`https://doi.org/${doi}`}>{doi}</a>],
    [t("record.resourceType"), ui.resource_type?.title_l10n ?? ""],
    [t("record.publicationDate"), metadata.publication_date],
    [t("record.publisher"), metadata.publisher],
    [t("record.languages"), ui.languages.map((language) => language.title_l10n).join(", ")],
    [t("record.license"), ui.rights.length === 0 ? "" : <Licenses rights={ui.rights} />],
    [
      t("record.access"),
      active
        ? t("record.access.embargoed", { day })
        : t(restricted ? "record.access.restricted" : "record.access.public"),
    ],
  ];
  return (
    <section className="host-card" aria-labelledby="details">
      <h2 id="details">{t("record.details")}</h2>
      <dl className="host-facts">
        {facts
          .filter(([, fact]) => fact !== "")
          .map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{fact}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** The id is stored in different forms, but always ends in the sixteen characters. */
function orcidAddress({ person_or_org: { identifiers } }: HostCreator): string | null {
  const orcid = identifiers.find(({ scheme }) => scheme === "orcid")?.identifier ?? "";
  const digits = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.exec(orcid)?.[0];
  return digits === undefined ? null : `https://orcid.org/${digits}`;
}

/** Lists the creators with affiliations and links to ORCID. */
export function CreatorList({ creators }: { readonly creators: readonly HostCreator[] }) {
  const { t } = useHost();
  return (
    <ul className="host-creators" aria-label={t("record.creators")}>
      {creators.map((creator, index) => {
        const { name } = creator.person_or_org;
        const orcid = orcidAddress(creator);
        const places = creator.affiliations.flatMap((place) => place.name ?? place.id ?? []);
        return (
          // The list never changes, so the index identifies an item.
          <li key={index} dir="auto">
            <span className="host-creator-name">{name}</span>
            {orcid !== null && (
              <a className="host-orcid" href={orcid} aria-label={t("record.orcid", { name })}>
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
