import { readFileSync } from "node:fs";
import { COMMUNITIES, type Community } from "../../src/communities/community.ts";
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from "../../src/json.ts";
import type { Person } from "../../src/people.ts";
import type { RepositoryOptions } from "../../src/settings.ts";
import { catalogue } from "../../src/vocabularies/catalogue.ts";

/** One recorded exchange with the platform (see recordings/README.md). */
export interface Exchange {
  /** Its place in the recording, from 0; in `multipart` the number that it has there, from 1. */
  readonly index: number;
  readonly what: string;
  readonly as: string;
  readonly request: JsonObject;
  readonly response: JsonObject;
}

/** The exchanges of one scenario, in their order. */
export function readRecording(name: string): readonly Exchange[] {
  const data: Json = JSON.parse(readFileSync(new URL(`../../recordings/${name}.json`, import.meta.url), "utf8"));
  if (!Array.isArray(data)) throw new TypeError(`${name} is no list of exchanges`);
  return data.filter(isObject).map((exchange, index) => ({
    index: typeof exchange["n"] === "number" ? exchange["n"] : index,
    what: textAt(exchange, "what") ?? "",
    as: textAt(exchange, "as") ?? "nobody",
    request: objectAt(exchange, "request"),
    response: objectAt(exchange, "response"),
  }));
}

/** The settings under which a scenario was recorded. */
export interface Scenario {
  readonly options?: Partial<RepositoryOptions>;
  /** Bytes per record, as recorded: what there is room for changes with the sizes. */
  readonly quotaBytes?: number;
  /** Whether the instance's own entries are searched. */
  readonly hasVocabularies?: boolean;
}

/** The scenarios that ask one instance, in one setting; `multipart` has a stage of its own. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  drafts: {},
  files: {},
  publish: {},
  pids: {},
  reviews: {},
  searches: { hasVocabularies: true },
  quota: { quotaBytes: 1_000_000 },
  "rate-limit": { options: { rateLimit: { calls: 5 } }, hasVocabularies: true },
  "doi-optional": { options: { isDoiRequired: false } },
};

/** The entries that the recorded instance had and the example data has not: its languages and licences are those of older lists. */
export async function instanceVocabularies(): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const data: Json = JSON.parse(readFileSync(new URL("../../recordings/vocabularies.json", import.meta.url), "utf8"));
  const instance: JsonObject = isObject(data) ? data : {};
  const { languages: _languages, licenses: _licenses, ...others } = instance;
  return {
    ...Object.fromEntries(Object.keys(others).map((name) => [name, listAt(others, name)])),
    languages: await changed("languages", objectAt(instance, "languages")),
    licenses: await changed("licenses", objectAt(instance, "licenses")),
  };
}

/** The example entries of a vocabulary without those that the instance had not, and with those that it had otherwise. */
async function changed(name: string, changes: JsonObject): Promise<readonly unknown[]> {
  const gone = new Set(listAt(changes, "gone"));
  const other = new Map(listAt(changes, "other").map((entry) => [idOf(entry), entry]));
  const known = (await catalogue.collection(name))?.entries ?? [];
  const kept = known.filter(({ id }) => !gone.has(id) && !other.has(id));
  return [...kept, ...other.values()].toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

const idOf = (entry: Json): string => (isObject(entry) ? String(entry["id"]) : "");

/** The people of the recordings; each one's token is the name. */
export const RECORDED_PEOPLE: readonly Person[] = ["depositor", "curator", "colleague", "stranger"].map(
  (name, index) => ({
    id: String(index + 2),
    username: name,
    email: `${name}@example.org`,
    fullName: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    affiliations: "Example University",
    token: name,
  }),
);

/** The communities of the recordings: all of them the curator's, who is their only member. */
export const RECORDED_COMMUNITIES: readonly Community[] = COMMUNITIES.filter(({ isVerified }) => !isVerified).map(
  (community) => ({ ...community, members: { "3": "owner" } }),
);

/** Who answers a replay: the embedded repository, or a running platform. */
export interface Target {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Where it is, as `https://repository.example`. */
  readonly host: string;
  /** Where its store keeps files, in the place of `https://store.example/rdm`. */
  readonly store: string;
  /** The bearer token of a person of the recordings. */
  readonly tokenOf: (person: string) => string;
}
