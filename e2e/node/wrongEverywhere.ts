import { type DepositValues, newRowKey } from "@deposit/core";
import { creator } from "./completeMetadata.ts";

const key = newRowKey;

/** The values with something wrong in every field, and rows that are right between those that are not. */
export function wrongEverywhere(values: DepositValues): DepositValues {
  const nameless = creator("", "Åsa");
  const wrongOrcid = creator("Wrong", "Orcid");
  return {
    ...values,
    access: { record: "public", files: "restricted", embargo: { active: true, until: "2001-01-01", reason: "Late." } },
    pids: { doi: { identifier: "10.5072/ours", provider: "external" } },
    custom_fields: {
      "journal:journal": { title: "Tides", issn: "1234" },
      "imprint:imprint": { title: "The sea", isbn: "12" },
      "thesis:thesis": { university: "Uppsala", date_submitted: "soon" },
      "meeting:meeting": { title: "Sea days", url: "no address" },
      "code:codeRepository": "no address either",
    },
    metadata: {
      ...values.metadata,
      title: "ab",
      publication_date: "tomorrow",
      version: "v".repeat(200),
      additional_titles: [
        { key: key(), title: "x", type: "subtitle", lang: null },
        { key: key(), title: "Long enough", type: "subtitle", lang: null },
      ],
      additional_descriptions: [
        { key: key(), description: "Right.", type: "methods", lang: null },
        { key: key(), description: "ab", type: "methods", lang: null },
      ],
      creators: [
        nameless,
        creator("Right", "Always"),
        {
          ...wrongOrcid,
          person_or_org: {
            ...wrongOrcid.person_or_org,
            identifiers: [{ scheme: "orcid", identifier: "0000-0000-0000-0001" }],
          },
        },
      ],
      contributors: [creator("Without", "Role")],
      dates: [
        { key: key(), date: "2020-13", type: "collected", description: "" },
        { key: key(), date: "2020", type: "collected", description: "" },
      ],
      identifiers: [
        { key: key(), scheme: "isbn", identifier: "12" },
        { key: key(), scheme: "url", identifier: "https://example.org/right" },
      ],
      related_identifiers: [
        { key: key(), scheme: "doi", identifier: "10.1234/a", relation_type: "", resource_type: "" },
        { key: key(), scheme: "doi", identifier: "10.1234/b", relation_type: "cites", resource_type: "" },
      ],
      rights: [
        { key: key(), title: "Ours", description: "", link: "no address" },
        { key: key(), id: "cc-by-4.0", title: "", description: "", link: "" },
      ],
      subjects: [{ key: key(), subject: "a word of one's own" }],
    },
  };
}

/** The fields and rows of such values that have to have a message, as paths with `/` between. */
export function wrongPaths({ metadata }: DepositValues): readonly string[] {
  const row = (
    list: "additional_titles" | "additional_descriptions" | "creators" | "contributors" | "dates",
    at: number,
  ) => `metadata/${list}/${metadata[list][at]?.key ?? ""}`;
  return [
    "metadata/title",
    "metadata/resource_type",
    "metadata/publication_date",
    `${row("additional_titles", 0)}/title`,
    `${row("additional_descriptions", 1)}/description`,
    `${row("creators", 0)}/person_or_org/family_name`,
    `${row("creators", 2)}/person_or_org/identifiers/0/identifier`,
    `${row("contributors", 0)}/role`,
    `${row("dates", 0)}/date`,
    `metadata/identifiers/${metadata.identifiers[0]?.key ?? ""}/identifier`,
    `metadata/related_identifiers/${metadata.related_identifiers[0]?.key ?? ""}/relation_type`,
    `metadata/rights/${metadata.rights[0]?.key ?? ""}/link`,
    "access/embargo/until",
    "pids/doi",
    "custom_fields/journal:journal/issn",
    "custom_fields/imprint:imprint/isbn",
    "custom_fields/thesis:thesis/date_submitted",
    "custom_fields/meeting:meeting/url",
    "custom_fields/code:codeRepository",
  ];
}
