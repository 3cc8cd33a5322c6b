import { readFileSync } from "node:fs";
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from "../../../src/json.ts";
import { createRandom } from "../randomize.ts";
import { mapDay } from "../livePlatform.ts";
import type { Target } from "../recordings.ts";
import { Replay } from "../replay.ts";

const HOST = "https://repository.example";

/** The community that a page hides from its reader. */
const HIDDEN_COMMUNITY = "secret-society";

/** Communities that the pages name. */
const NAMED_COMMUNITIES = ["open-lab", "reviewed-journal", "members-only"];

/** A recorded page: its address and hidden inputs. */
interface RecordedPage {
  readonly name: string;
  readonly path: string;
  readonly inputs: PageInputs;
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

/** Creates the drafts and records of each recorded page, and compares the pages. */
export class PageReplay {
  readonly #backend: PageBackend;
  readonly #seed: number;
  readonly #communities: ReadonlyMap<string, string>;
  #replay: Replay;

  constructor(backend: PageBackend, pages: readonly RecordedPage[], seed: number) {
    this.#backend = backend;
    this.#seed = seed;
    this.#communities = communitiesOf(pages, backend);
    this.#replay = this.#newReplay();
  }

  /** Returns the differences between a recorded page and the page of this run. */
  async compare(page: RecordedPage): Promise<readonly string[]> {
    this.#replay = this.#newReplay();
    const query = new URLSearchParams();
    for (const name of ["community", "ln"]) {
      const value = new URL(page.path, HOST).searchParams.get(name);
      if (value !== null) query.set(name, value);
    }
    const id = await this.#prepare(page);
    if (page.name === "shared-link-edit") query.set("token", await this.#share(id ?? ""));
    const person =
      page.name === "in-review-curator" ? "curator" : page.name === "shared-link-edit" ? "colleague" : "depositor";
    const answered = await this.#backend.open(id, query, person);
    const names = new Set([...Object.keys(page.inputs), ...Object.keys(answered)]);
    return [...names].flatMap((name) => {
      const [wanted, value] = [page.inputs[name], answered[name]];
      if (wanted === undefined) return [`${name}: not in the recording`];
      if (value === undefined) return [`${name}: missing`];
      return this.#replay.compareJson(wanted, value).map((line) => `${name}${line}`);
    });
  }

  #newReplay(): Replay {
    const replay = new Replay(this.#backend.target, [], { seed: this.#seed });
    for (const [recorded, id] of this.#communities) replay.mapId(recorded, id);
    mapDay(replay, this.#backend.now());
    return replay;
  }

  async #call(method: string, path: string, body?: Json | Uint8Array<ArrayBuffer>): Promise<JsonObject> {
    const { fetch, host, tokenOf } = this.#backend.target;
    const isBytes = body instanceof Uint8Array;
    const headers = {
      Authorization: `Bearer ${tokenOf("depositor")}`,
      "Content-Type": isBytes ? "application/octet-stream" : "application/json",
    };
    const sent = body === undefined ? {} : { body: isBytes ? body : JSON.stringify(body) };
    const response = await fetch(new Request(new URL(path, host), { method, headers, ...sent }));
    const text = await response.text();
    const parsed: Json = text === "" ? null : JSON.parse(text);
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return isObject(parsed) ? parsed : {};
  }

  /** Creates a link that allows editing, and returns its token. */
  async #share(id: string): Promise<string> {
    const link = await this.#call("POST", `/api/records/${id}/access/links`, { permission: "edit" });
    return textAt(link, "token") ?? "";
  }

  /** Prepares the state of a page and returns the id of its draft, or undefined for a new upload. */
  async #prepare({ name, inputs }: RecordedPage): Promise<string | undefined> {
    if (name.startsWith("new-") && !name.startsWith("new-version")) return undefined;
    const recorded = objectAt({ ...inputs }, "deposits-record");
    if (name === "draft-with-errors") return this.#create(WITH_ERRORS);
    const hasFile = name === "draft-with-file" || name.endsWith("-files") || name.endsWith("-imported");
    // A DOI can be registered only once.
    const id = await this.#create(this.#replay.translate(complete(recorded, hasFile, name)));
    if (hasFile) await this.#upload(id, "data one.csv");
    if (name.startsWith("in-review") || name.startsWith("review")) {
      const receiver = { community: this.#backend.communityId("reviewed-journal") };
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

/** Maps recorded community ids to this run's. The hidden community is the remaining one. */
function communitiesOf(pages: readonly RecordedPage[], { communityId }: PageBackend): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { inputs } of pages) {
    const community = objectAt({ ...inputs }, "deposits-draft-community");
    const slug = textAt(community, "slug") ?? "";
    if (NAMED_COMMUNITIES.includes(slug)) found.set(textAt(community, "id") ?? "", communityId(slug));
  }
  const all = pages.flatMap(({ inputs }) =>
    Object.keys(objectAt(objectAt({ ...inputs }, "deposits-config"), "user_communities_memberships")),
  );
  for (const id of new Set(all)) if (!found.has(id)) found.set(id, communityId(HIDDEN_COMMUNITY));
  return found;
}

/** A time of the recording, as it appears in its DOIs. */
const BEFORE = 1_795_248_398_000;

/** Returns the complete record of most pages, with the recorded title and DOI. */
function complete(recorded: JsonObject, hasFile: boolean, name: string): JsonObject {
  const doi = objectAt(recorded, "pids")["doi"] ?? { identifier: `10.9999/ui.${BEFORE}.${name}`, provider: "external" };
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

/** Values of hidden inputs, by name. */
export type PageInputs = Readonly<Record<string, Json>>;

/** Serves deposit pages and the API. */
export interface PageBackend {
  readonly target: Target;
  /** Returns the id of a community. */
  communityId(slug: string): string;
  /** Returns the server's time. The server writes the UTC day into new records. */
  now(): Date;
  /** Opens the page of a draft, or of a new upload, as a person. */
  open(id: string | undefined, query: URLSearchParams, person: string): Promise<PageInputs>;
}
