import { readFileSync } from "node:fs";
import { createRepository, type Repository } from "../../createRepository.ts";
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from "../../json.ts";
import { memoryStorage } from "../../memory.ts";
import { RECORDED_COMMUNITIES, RECORDED_PEOPLE } from "../recordedPeople.ts";
import { instanceVocabularies } from "./instanceVocabularies.ts";
import { createRandom } from "./random.ts";
import { Replay } from "./replay.ts";

const HOST = "https://repository.example";

/** The hidden inputs of a deposit page, by name, and what the repository's page calls them (wire 2.6). */
const INPUTS: Readonly<Record<string, string>> = {
  "deposits-record": "record",
  "deposits-config": "config",
  "deposits-record-files": "files",
  "deposits-record-permissions": "permissions",
  "deposits-record-locked-files": "filesLocked",
  "deposits-draft-community": "preselectedCommunity",
  "deposits-record-restriction-grace-period": "recordRestrictionGracePeriod",
  "deposits-allow-record-restriction": "allowRecordRestriction",
  "config-groups-enabled": "groupsEnabled",
  "records-resources-allow-empty-files": "allowEmptyFiles",
  "deposits-use-uppy-ui": "useUppy",
  "deposits-record-deletion": "recordDeletion",
  "deposits-file-modification": "fileModification",
};

/** Inputs that are absent where there is nothing to say; the repository says an empty one. */
const EMPTY_WHEN_ABSENT = new Set(["deposits-record-deletion", "deposits-file-modification"]);

/** One page as it was recorded: its address, and the values of its hidden inputs. */
export interface RecordedPage {
  readonly name: string;
  readonly path: string;
  readonly inputs: Readonly<Record<string, Json>>;
}

export function readPages(): readonly RecordedPage[] {
  const data: Json = JSON.parse(readFileSync(new URL("../../../recordings/page.json", import.meta.url), "utf8"));
  return Object.entries(isObject(data) ? data : {}).map(([name, page]) => ({
    name,
    path: isObject(page) ? (textAt(page, "path") ?? "") : "",
    inputs: Object.fromEntries(
      listAt(isObject(page) ? page : {}, "inputs").flatMap((input) =>
        isObject(input) && typeof input["name"] === "string" ? [[input["name"], input["value"] ?? null]] : [],
      ),
    ),
  }));
}

/** Brings drafts and records into the state that each page was recorded in, and compares the pages. */
export class PageStage {
  readonly #repository: Repository;
  readonly #seed: number;
  readonly #communities: ReadonlyMap<string, string>;
  #replay: Replay;

  private constructor(repository: Repository, seed: number, communities: ReadonlyMap<string, string>) {
    this.#repository = repository;
    this.#communities = communities;
    this.#seed = seed;
    this.#replay = this.#newReplay();
  }

  static async start(seed: number, pages: readonly RecordedPage[]): Promise<PageStage> {
    const repository = createRepository({
      storage: memoryStorage(),
      development: true,
      people: RECORDED_PEOPLE,
      communities: RECORDED_COMMUNITIES,
      vocabularies: await instanceVocabularies(),
      locales: ["en", "de"],
      siteName: "InvenioRDM",
      transfers: { enabled: ["L", "F", "R", "M"] },
      asksForDoi: true,
      subjectSources: [],
      now: () => new Date("2026-11-21T08:30:00.123Z"),
    });
    return new PageStage(repository, seed, communitiesOf(pages));
  }

  /** The differences between a recorded page and this one, in its state. */
  async compare(page: RecordedPage): Promise<readonly string[]> {
    this.#replay = this.#newReplay();
    const address = new URL(`${HOST}/__page/deposit`);
    for (const name of ["community", "ln"]) {
      const value = new URL(page.path, HOST).searchParams.get(name);
      if (value !== null) address.searchParams.set(name, value);
    }
    const id = await this.#bringAbout(page);
    if (id !== undefined) address.searchParams.set("id", id);
    const person =
      page.name === "in-review-curator" ? "curator" : page.name === "shared-link-edit" ? "colleague" : "depositor";
    const answered = await this.#call("GET", address.href, undefined, person);
    const found: string[] = [];
    for (const [input, name] of Object.entries(INPUTS)) {
      const wanted = page.inputs[input] ?? (EMPTY_WHEN_ABSENT.has(input) ? {} : undefined);
      const value = answered[name];
      if (wanted === undefined || value === undefined) {
        if (wanted !== value) found.push(`${input}: ${wanted === undefined ? "not in the recording" : "missing"}`);
        continue;
      }
      found.push(...this.#replay.compareJson(wanted, value).map((line) => `${input}${line}`));
    }
    return found;
  }

  #newReplay(): Replay {
    const target = { host: HOST, store: `${HOST}/__store/rdm`, tokenOf: (person: string) => person };
    const fetch = (request: Request): Promise<Response> => this.#repository.fetch(request);
    const replay = new Replay({ ...target, fetch }, [], { seed: this.#seed });
    for (const [recorded, id] of this.#communities) replay.adopt(recorded, id);
    return replay;
  }

  async #call(
    method: string,
    address: string,
    body?: Json | Uint8Array<ArrayBuffer>,
    as = "depositor",
  ): Promise<JsonObject> {
    const isBytes = body instanceof Uint8Array;
    const response = await this.#repository.fetch(
      new Request(new URL(address, HOST), {
        method,
        headers: {
          Authorization: `Bearer ${as}`,
          "Content-Type": isBytes ? "application/octet-stream" : "application/json",
        },
        ...(body === undefined ? {} : { body: isBytes ? body : JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const parsed: Json = text === "" ? null : JSON.parse(text);
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
    return isObject(parsed) ? parsed : {};
  }

  /** Does what was done before a page was opened; the id of its draft, or nothing for a new one. */
  async #bringAbout({ name, inputs }: RecordedPage): Promise<string | undefined> {
    if (name.startsWith("new-") && !name.startsWith("new-version")) return undefined;
    const recorded = objectAt({ ...inputs }, "deposits-record");
    if (name === "draft-with-errors") return this.#create(WITH_ERRORS);
    const hasFile = name === "draft-with-file" || name.endsWith("-files") || name.endsWith("-imported");
    const id = await this.#create(complete(recorded, hasFile, name));
    if (hasFile) await this.#upload(id, "data one.csv");
    if (name.startsWith("in-review") || name.startsWith("review")) {
      const receiver = { community: RECORDED_COMMUNITIES.find(({ slug }) => slug === "reviewed-journal")?.id ?? "" };
      await this.#call("PUT", `/api/records/${id}/draft/review`, { receiver, type: "community-submission" });
      if (name.startsWith("in-review")) await this.#call("POST", `/api/records/${id}/draft/actions/submit-review`, {});
    }
    if (!name.startsWith("published") && !name.startsWith("new-version")) return id;
    await this.#call("POST", `/api/records/${id}/draft/actions/publish`, {});
    if (name.startsWith("published")) {
      await this.#call("POST", `/api/records/${id}/draft`);
      return id;
    }
    const next = String((await this.#call("POST", `/api/records/${id}/versions`))["id"]);
    if (name.endsWith("-imported")) await this.#call("POST", `/api/records/${next}/draft/actions/files-import`, {});
    return next;
  }

  async #create(body: Json): Promise<string> {
    return String((await this.#call("POST", "/api/records", body))["id"]);
  }

  async #upload(id: string, key: string): Promise<void> {
    const files = `/api/records/${id}/draft/files`;
    await this.#call("POST", files, [{ key }]);
    const file = `${files}/${encodeURIComponent(key)}`;
    await this.#call("PUT", `${file}/content`, createRandom(this.#seed).bytes(8));
    await this.#call("POST", `${file}/commit`, {});
  }
}

/** The communities of this run by the ids that the pages name; one of them, that nobody may see, by being left over. */
function communitiesOf(pages: readonly RecordedPage[]): ReadonlyMap<string, string> {
  const bySlug = new Map(RECORDED_COMMUNITIES.map(({ slug, id }) => [slug, id]));
  const found = new Map<string, string>();
  for (const { inputs } of pages) {
    const community = objectAt({ ...inputs }, "deposits-draft-community");
    const id = bySlug.get(textAt(community, "slug") ?? "");
    if (id !== undefined) found.set(textAt(community, "id") ?? "", id);
  }
  const all = pages.flatMap(({ inputs }) =>
    Object.keys(objectAt(objectAt({ ...inputs }, "deposits-config"), "user_communities_memberships")),
  );
  for (const id of new Set(all)) if (!found.has(id)) found.set(id, bySlug.get("secret-society") ?? "");
  return found;
}

/** The complete record behind most pages, under the title and with the DOI that the recording has. */
function complete(recorded: JsonObject, hasFile: boolean, name: string): JsonObject {
  const doi = objectAt(recorded, "pids")["doi"] ?? { identifier: `10.9999/before-${name}`, provider: "external" };
  return {
    metadata: {
      title: textAt(objectAt(recorded, "metadata"), "title") ?? "",
      publication_date: "2024-05-01",
      publisher: "Test",
      resource_type: { id: "dataset" },
      creators: [{ person_or_org: { type: "personal", family_name: "Byte", given_name: "Ada" } }],
    },
    access: { record: "public", files: "public" },
    files: { enabled: hasFile },
    pids: { doi },
  };
}

const WITH_ERRORS: JsonObject = {
  metadata: {
    title: "",
    creators: [{ person_or_org: { type: "personal", given_name: "OnlyGiven" } }],
    dates: [{ date: "yesterday", type: { id: "collected" } }],
    identifiers: [{ identifier: "x", scheme: "doi" }],
    languages: [{ id: "eng" }],
  },
  access: { record: "public", files: "public" },
  files: { enabled: true },
  pids: {},
};
