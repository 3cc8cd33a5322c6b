import { type DepositRecord, readRecord } from "@deposit/core";

/** The number of creators. */
export const CREATORS = 2000;

/** Returns a record with 2,000 creators as the platform sends it: 886 kB of JSON. */
export function largeRecord(): DepositRecord {
  const record = readRecord({
    id: "abcde-12345",
    revision_id: 4,
    status: "draft",
    links: { self: "https://repository.example/api/records/abcde-12345/draft" },
    access: { record: "public", files: "public", embargo: { active: false } },
    files: { enabled: true, order: [] },
    pids: {},
    parent: { id: "fghij-67890" },
    custom_fields: {},
    metadata: {
      title: "Sea level at the gauges of the German Bight",
      resource_type: { id: "dataset", title: { en: "Dataset" } },
      publication_date: "2026-11-21",
      creators: Array.from({ length: CREATORS }, (_, index) => creator(index)),
    },
  });
  if (record === null) throw new Error("The record of the benchmark is none.");
  return record;
}

function creator(index: number): unknown {
  const number = String(index).padStart(4, "0");
  const [family, given] = [`Geologist-${number}`, `Johanna Mathilde ${number}`];
  return {
    person_or_org: {
      type: "personal",
      name: `${family}, ${given}`,
      family_name: family,
      given_name: given,
      identifiers: [{ scheme: "orcid", identifier: `0000-0002-1825-${number}` }],
    },
    role: { id: "datacollector", title: { en: "Data collector" } },
    affiliations: [
      {
        id: "01ggx4157",
        name: "Institute for Tidal Waters",
        identifiers: [{ scheme: "ror", identifier: "01ggx4157" }],
      },
      { name: "Coastal Station" },
    ],
  };
}
