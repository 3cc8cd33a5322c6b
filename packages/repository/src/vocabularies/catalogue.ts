import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from "../json.ts";

/** An entry of a vocabulary. */
export type Entry = JsonObject & { id: string };

/** All entries of one vocabulary. */
export interface Collection {
  readonly entries: readonly Entry[];
  readonly byId: ReadonlyMap<string, Entry>;
}

type Loader = () => Promise<readonly Entry[]>;

const json =
  (load: () => Promise<{ default: unknown }>): Loader =>
  async () =>
    toEntries((await load()).default);

/** Loaders of the vocabularies. Each vocabulary is loaded at its first use, which keeps bundles small. */
const LOADERS: Readonly<Record<string, Loader>> = {
  resourcetypes: json(() => import("./data/resourcetypes.json")),
  titletypes: json(() => import("./data/titletypes.json")),
  descriptiontypes: json(() => import("./data/descriptiontypes.json")),
  datetypes: json(() => import("./data/datetypes.json")),
  relationtypes: json(() => import("./data/relationtypes.json")),
  creatorsroles: json(() => import("./data/creatorsroles.json")),
  contributorsroles: json(() => import("./data/contributorsroles.json")),
  removalreasons: json(() => import("./data/removalreasons.json")),
  "code:programmingLanguages": json(() => import("./data/programminglanguages.json")),
  "code:developmentStatus": json(() => import("./data/developmentstatus.json")),
  languages: async () => (await import("./catalogue.ts")).loadLanguages(),
  licenses: async () => (await import("./catalogue.ts")).loadLicenses(),
  affiliations: async () => (await import("./organisations.ts")).loadAffiliations(),
  funders: json(() => import("./data/funders.json")),
  names: async () => (await import("./names.ts")).loadNames(),
  subjects: async () => (await import("./subjects.ts")).loadSubjects(),
  awards: async () => (await import("./awards.ts")).loadAwards(),
};

/** The generic vocabularies, which share one search index. */
export const GENERIC_VOCABULARIES = Object.keys(LOADERS).filter(
  (name) => !["affiliations", "funders", "names", "subjects", "awards"].includes(name),
);

export interface Catalogue {
  /** Returns a vocabulary's entries, or undefined for an unknown vocabulary. */
  collection(name: string): Promise<Collection | undefined>;
  find(name: string, id: string): Promise<Entry | undefined>;
}

const loaded = new Map<string, Promise<Collection>>();

/**
 * The platform's vocabularies (docs/platform/search.md 2). They never change, so all repositories of a process share
 * them.
 */
export const catalogue: Catalogue = {
  async collection(name) {
    const load = Object.hasOwn(LOADERS, name) ? LOADERS[name] : undefined;
    if (load === undefined) return undefined;
    const known = loaded.get(name) ?? load().then(toCollection);
    loaded.set(name, known);
    return known;
  },
  async find(name, id) {
    return (await this.collection(name))?.byId.get(id);
  },
};

/** Returns a catalogue with other entries in some vocabularies. */
export function withEntries(base: Catalogue, others: Readonly<Record<string, unknown>>): Catalogue {
  const collections = new Map(Object.entries(others).map(([name, data]) => [name, toCollection(toEntries(data))]));
  return {
    collection: async (name) => collections.get(name) ?? base.collection(name),
    async find(name, id) {
      return (await this.collection(name))?.byId.get(id);
    },
  };
}

const toCollection = (entries: readonly Entry[]): Collection => ({
  entries,
  byId: new Map(entries.map((entry) => [entry.id, entry])),
});

export function toEntries(data: unknown): readonly Entry[] {
  if (!Array.isArray(data)) throw new TypeError("@deposit: a vocabulary must be a list");
  return data.map(toEntry);
}

function toEntry(value: Json): Entry {
  const id = isObject(value) ? value["id"] : undefined;
  if (!isObject(value) || typeof id !== "string") throw new TypeError("@deposit: a vocabulary entry needs an id");
  return { ...value, id };
}

/** Loads the languages of ISO 639-3 with their English names. */
export async function loadLanguages(): Promise<readonly Entry[]> {
  const { iso6393 } = await import("iso-639-3");
  return iso6393.map((language) => ({
    id: language.iso6393,
    title: { en: language.name },
    tags: language.scope === "special" ? ["special-scope", "special-type"] : [language.scope, language.type],
    props: { alpha_2: language.iso6391 ?? "" },
  }));
}

/** Loads the SPDX licences with the tags, icons and descriptions of the platform. */
export async function loadLicenses(): Promise<readonly Entry[]> {
  const [{ default: licenses }, { default: facts }] = await Promise.all([
    import("spdx-license-list"),
    import("./data/licensefacts.json"),
  ]);
  const known: JsonObject = isObject(facts) ? facts : {};
  const inOrder = Object.entries(licenses).toSorted(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  return inOrder.map(([spdxId, license]) => {
    const id = spdxId.toLowerCase();
    const fact = objectAt(known, id);
    const approved = fact["osi"] ?? license.osiApproved;
    return {
      id,
      title: { en: textAt(fact, "title") ?? license.name.replace(/\s+/g, " ") },
      description: { en: textAt(fact, "description") ?? "" },
      icon: textAt(fact, "icon") ?? "",
      tags: "tags" in fact ? listAt(fact, "tags") : ["all"],
      props: {
        url: textAt(fact, "url") ?? `https://spdx.org/licenses/${spdxId}`,
        scheme: "spdx",
        osi_approved: approved === true ? "y" : "",
      },
    };
  });
}
