import type { JsonObject } from "@deposit/core";
import type { RecordSize } from "./sizes.ts";

/** A saved draft and its files in JSON. */
interface DraftJson {
  readonly record: JsonObject;
  readonly files: readonly JsonObject[];
}

/** Returns a saved draft of a size and its files, as the platform sends them. */
export function draftJson(size: RecordSize): DraftJson {
  const count = <Entry>(total: number, entry: (index: number) => Entry): Entry[] =>
    Array.from({ length: total }, (_, index) => entry(index));
  const self = "/api/records/0a1b2-c3d45/draft";
  const record: JsonObject = {
    id: "0a1b2-c3d45",
    status: "draft",
    is_draft: true,
    is_published: false,
    created: "2026-01-02T03:04:05+00:00",
    updated: "2026-01-02T03:04:05+00:00",
    revision_id: 4,
    links: { self, publish: `${self}/actions/publish`, files: `${self}/files`, self_html: "/uploads/0a1b2-c3d45" },
    versions: { index: 1, is_latest: true, is_latest_draft: true },
    parent: { id: "1a2b3-c4d56", access: { owned_by: { user: "1" } }, communities: {} },
    access: { record: "public", files: "public", embargo: { active: false, reason: null } },
    files: { enabled: true, order: [], count: size.files, total_bytes: size.files * 1024 },
    media_files: { enabled: false },
    pids: {},
    custom_fields: {},
    metadata: {
      title: "Tidal gauges of the German Bight",
      publication_date: "2026-01-02",
      resource_type: { id: "dataset", title: { en: "Dataset" } },
      publisher: "Harbour Observatory",
      description: "<p>Hourly readings.</p>",
      creators: count(size.creators, (index) => ({
        person_or_org: {
          type: "personal",
          family_name: `Lovelace ${index}`,
          given_name: "Ada Augusta",
          name: `Lovelace ${index}, Ada Augusta`,
          identifiers: [{ scheme: "orcid", identifier: "0000-0002-1825-0097" }],
        },
        affiliations: [{ name: "University of London, Department of Mathematics" }, { id: "02nr0ka47", name: "NASA" }],
        role: { id: "datacollector", title: { en: "Data collector" } },
      })),
      references: count(size.references, (index) => ({
        reference: `Noether, E. (1918). Invariante Variationsprobleme, part ${index}. Göttinger Nachrichten, 235–257.`,
      })),
      related_identifiers: count(size.relatedWorks, (index) => ({
        identifier: `10.1234/work.${index}`,
        scheme: "doi",
        relation_type: { id: "cites", title: { en: "Cites" } },
        resource_type: { id: "publication-article", title: { en: "Journal article" } },
      })),
    },
  };
  const files = count(size.files, (index): JsonObject => {
    const key = `gauge-${index}.csv`;
    const link = `${self}/files/${key}`;
    return {
      key,
      file_id: `f${index}`,
      size: 1024,
      checksum: "md5:0cc175b9c0f1b6a831c399e269772661",
      mimetype: "text/csv",
      status: "completed",
      links: { self: link, content: `${link}/content`, commit: `${link}/commit` },
    };
  });
  return { record, files };
}
