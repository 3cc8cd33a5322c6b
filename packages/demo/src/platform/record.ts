import * as z from "zod/mini";

const text = z.catch(z.string(), "");
const optionalText = z.catch(z.optional(z.string()), undefined);

const creator = z.object({
  person_or_org: z.object({
    name: text,
    family_name: optionalText,
    given_name: optionalText,
    identifiers: z.catch(z.array(z.object({ scheme: text, identifier: text })), []),
  }),
  affiliations: z.catch(z.array(z.object({ name: optionalText, id: optionalText })), []),
});

const uiTitle = z.catch(z.optional(z.object({ title_l10n: text })), undefined);

const metadata = z.object({
  title: text,
  publication_date: text,
  publisher: text,
  version: text,
  description: text,
  creators: z.catch(z.array(creator), []),
});

const record = z.object({
  id: z.string(),
  status: text,
  is_draft: z.catch(z.boolean(), false),
  is_published: z.catch(z.boolean(), false),
  updated: text,
  links: z.catch(z.record(z.string(), z.string()), {}),
  metadata: z.catch(metadata, () => z.parse(metadata, {})),
  parent: z.catch(z.object({ access: z.catch(z.object({ grants: z.optional(z.array(z.unknown())) }), {}) }), {
    access: {},
  }),
  pids: z.catch(z.object({ doi: z.catch(z.optional(z.object({ identifier: text })), undefined) }), {}),
  access: z.catch(
    z.object({
      record: text,
      files: text,
      embargo: z.optional(z.catch(z.object({ active: z.boolean(), until: z.string() }), { active: false, until: "" })),
    }),
    { record: "public", files: "public" },
  ),
  files: z.catch(z.object({ enabled: z.catch(z.boolean(), true), count: z.catch(z.number(), 0) }), {
    enabled: true,
    count: 0,
  }),
  ui: z.catch(
    z.object({
      resource_type: uiTitle,
      languages: z.catch(z.array(z.object({ title_l10n: text })), []),
      rights: z.catch(
        z.array(
          z.object({
            title_l10n: text,
            link: optionalText,
            props: z.catch(z.object({ url: optionalText }), {}),
          }),
        ),
        [],
      ),
    }),
    { languages: [], rights: [] },
  ),
});

/** A record or draft, as the host's pages show it. */
export type HostRecord = z.infer<typeof record>;
/** A creator of a record. */
export type HostCreator = z.infer<typeof creator>;

/** Parses a record. Throws for other JSON. */
export function parseRecord(json: unknown): HostRecord {
  return z.parse(record, json);
}

const fileList = z.object({
  enabled: z.catch(z.boolean(), true),
  entries: z.catch(
    z.array(
      z.object({
        key: z.string(),
        size: z.catch(z.number(), 0),
        checksum: text,
        status: text,
        links: z.catch(z.object({ content: optionalText }), {}),
      }),
    ),
    [],
  ),
});

/** The files of a record, as the host's pages show them. */
export type HostFiles = z.infer<typeof fileList>;

/** Parses a list of files. Throws for other JSON. */
export function parseFiles(json: unknown): HostFiles {
  return z.parse(fileList, json);
}

const search = z.object({ hits: z.object({ hits: z.array(record), total: z.number() }) });

/** Parses a page of search results. Throws for other JSON. */
export function parseSearch(json: unknown): { readonly records: readonly HostRecord[]; readonly total: number } {
  const { hits } = z.parse(search, json);
  return { records: hits.hits, total: hits.total };
}
