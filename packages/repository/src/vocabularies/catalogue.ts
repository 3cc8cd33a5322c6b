import { isObject, type Json, type JsonObject } from "../json.ts";

/** An entry of a vocabulary as it is kept: at least an `id`. */
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

/** Each vocabulary is loaded when first asked for, so that a page that needs none carries none. */
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
  languages: async () => (await import("./languages.ts")).loadLanguages(),
  licenses: async () => (await import("./licenses.ts")).loadLicenses(),
  affiliations: async () => (await import("./organisations.ts")).loadAffiliations(),
  funders: json(() => import("./data/funders.json")),
  names: async () => (await import("./people.ts")).loadNames(),
  subjects: async () => (await import("./subjects.ts")).loadSubjects(),
  awards: async () => (await import("./awards.ts")).loadAwards(),
};

/** The generic vocabularies, which share one index of the search engine. */
export const GENERIC = Object.keys(LOADERS).filter(
  (name) => !["affiliations", "funders", "names", "subjects", "awards"].includes(name),
);

export interface Catalogue {
  /** The entries of a vocabulary, or nothing when there is no such vocabulary. */
  collection(name: string): Promise<Collection | undefined>;
  find(name: string, id: string): Promise<Entry | undefined>;
}

const loaded = new Map<string, Promise<Collection>>();

/** The vocabularies of the platform (wire 1.5). Shared by all repositories of a process: they never change. */
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

/** The same catalogue with other entries in some of its vocabularies: those of another instance. */
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
