import type { ReactNode } from "react";
import type { HostRecord } from "../platform/record.ts";
import { useHost } from "../words/HostContext.ts";

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

/** The short facts of a record; what is not given is not listed. */
export function RecordDetails({ record, doi }: { readonly record: HostRecord; readonly doi: string | null }) {
  const { say } = useHost();
  const { metadata, ui, access } = record;
  const restricted = access.record === "restricted" || access.files === "restricted";
  const facts: [string, ReactNode][] = [
    [say("record.doi"), doi === null ? "" : <a href={`https://doi.org/${doi}`}>{doi}</a>],
    [say("record.resourceType"), ui.resource_type?.title_l10n ?? ""],
    [say("record.publicationDate"), metadata.publication_date],
    [say("record.publisher"), metadata.publisher],
    [say("record.languages"), ui.languages.map((language) => language.title_l10n).join(", ")],
    [say("record.license"), ui.rights.length === 0 ? "" : <Licenses rights={ui.rights} />],
    [say("record.access"), say(restricted ? "record.access.restricted" : "record.access.public")],
  ];
  return (
    <section className="host-card" aria-labelledby="details">
      <h2 id="details">{say("record.details")}</h2>
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
