import type { ReactNode } from "react";
import type { HostRecord } from "../platform/record.ts";
import { useHost } from "../words/HostContext.ts";
import { languageTag } from "../words/words.ts";

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
  const { say, locale } = useHost();
  const { metadata, ui, access } = record;
  const restricted = access.record === "restricted" || access.files === "restricted";
  const { active = false, until = "" } = access.embargo ?? {};
  // A day without a time is one of UTC; it is read as that, so that it is the same day everywhere.
  const day = new Date(until).toLocaleDateString(languageTag(locale), { dateStyle: "long", timeZone: "UTC" });
  const facts: [string, ReactNode][] = [
    [say("record.doi"), doi === null ? "" : <a href={`https://doi.org/${doi}`}>{doi}</a>],
    [say("record.resourceType"), ui.resource_type?.title_l10n ?? ""],
    [say("record.publicationDate"), metadata.publication_date],
    [say("record.publisher"), metadata.publisher],
    [say("record.languages"), ui.languages.map((language) => language.title_l10n).join(", ")],
    [say("record.license"), ui.rights.length === 0 ? "" : <Licenses rights={ui.rights} />],
    [
      say("record.access"),
      active
        ? say("record.access.embargoed", { day })
        : say(restricted ? "record.access.restricted" : "record.access.public"),
    ],
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
