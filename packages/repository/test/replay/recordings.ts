import { readFileSync } from "node:fs";
import { COMMUNITIES, type Community } from "../../src/communities/community.ts";
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from "../../src/json.ts";
import type { Person } from "../../src/people.ts";
import type { RepositoryOptions } from "../../src/settings.ts";
import { catalogue } from "../../src/vocabularies/catalogue.ts";

/** A recorded exchange with the platform (recordings/README.md). */
export interface Exchange {
  /** The index in the recording, from 0; in `multipart` its recorded number, from 1. */
  readonly index: number;
  readonly what: string;
  readonly as: string;
  readonly request: JsonObject;
  readonly response: JsonObject;
}

/** Reads the exchanges of a scenario. */
export function readRecording(name: string): readonly Exchange[] {
  const data: Json = JSON.parse(readFileSync(new URL(`../../recordings/${name}.json`, import.meta.url), "utf8"));
  if (!Array.isArray(data)) throw new TypeError(`${name} is not a list of exchanges`);
  return data.filter(isObject).map((exchange, index) => ({
    index: typeof exchange["n"] === "number" ? exchange["n"] : index,
    what: textAt(exchange, "what") ?? "",
    as: textAt(exchange, "as") ?? "nobody",
    request: objectAt(exchange, "request"),
    response: objectAt(exchange, "response"),
  }));
}

/** The settings of a recorded scenario. */
export interface Scenario {
  readonly options?: Partial<RepositoryOptions>;
  /** Bytes per record, as recorded. */
  readonly quotaBytes?: number;
  /** Whether the scenario uses the recorded instance's vocabularies. */
  readonly hasVocabularies?: boolean;
}

/** The scenarios of a single instance with one setting. `multipart` has a replay of its own. */
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

/** Returns the vocabularies of the recorded instance, which has older lists of languages and licences. */
export async function instanceVocabularies(): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const data: Json = JSON.parse(readFileSync(new URL("../../recordings/vocabularies.json", import.meta.url), "utf8"));
  const instance: JsonObject = isObject(data) ? data : {};
  const { languages: _languages, licenses: _licenses, ...others } = instance;
  return {
    ...Object.fromEntries(Object.keys(others).map((name) => [name, listAt(others, name)])),
    languages: await withChanges("languages", objectAt(instance, "languages")),
    licenses: await withChanges("licenses", objectAt(instance, "licenses")),
  };
}

/** Returns the example entries of a vocabulary with the recorded changes. */
async function withChanges(name: string, changes: JsonObject): Promise<readonly unknown[]> {
  const gone = new Set(listAt(changes, "gone"));
  const other = new Map(listAt(changes, "other").map((entry) => [idOf(entry), entry]));
  const known = (await catalogue.collection(name))?.entries ?? [];
  const kept = known.filter(({ id }) => !gone.has(id) && !other.has(id));
  return [...kept, ...other.values()].toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

const idOf = (entry: Json): string => (isObject(entry) ? String(entry["id"]) : "");

/** The recorded people. The token of each is the name. */
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

/** The recorded communities. The curator owns them and is their only member. */
export const RECORDED_COMMUNITIES: readonly Community[] = COMMUNITIES.filter(({ isVerified }) => !isVerified).map(
  (community) => ({ ...community, members: { "3": "owner" } }),
);

/** What a replay sends requests to: the embedded repository or a running platform. */
export interface Target {
  readonly fetch: (request: Request) => Promise<Response>;
  /** The origin that replaces `https://repository.example`. */
  readonly host: string;
  /** The address that replaces `https://store.example/rdm`. */
  readonly store: string;
  /** Returns the bearer token of a recorded person. */
  readonly tokenOf: (person: string) => string;
}
