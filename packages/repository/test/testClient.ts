import { isObject, type Json, type JsonObject, objectAt, textAt } from "../src/json.ts";
import type { Repository } from "../src/createRepository.ts";

/** A response that was read to its end. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON body; empty without one. */
  readonly body: JsonObject;
}

/** A record that is complete except for files. */
export const COMPLETE: JsonObject = {
  metadata: {
    title: "Sea surface temperature",
    publication_date: "2026-11-21",
    publisher: "Example Repository",
    resource_type: { id: "dataset" },
    creators: [{ person_or_org: { type: "personal", family_name: "Lindqvist", given_name: "Åsa" } }],
  },
  access: { record: "public", files: "public" },
  files: { enabled: true },
};

/** Sends requests as one person. */
export class TestClient {
  constructor(
    readonly repository: Pick<Repository, "fetch">,
    readonly headers: Readonly<Record<string, string>> = { Authorization: "Bearer depositor-token" },
  ) {}

  async call(
    method: string,
    path: string,
    body?: Json | Uint8Array<ArrayBuffer>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<TestResponse> {
    const isBytes = body instanceof Uint8Array;
    const response = await this.repository.fetch(
      new Request(path.startsWith("http") ? path : `http://localhost${path}`, {
        method,
        headers: {
          Accept: "application/json",
          ...(body === undefined ? {} : { "Content-Type": isBytes ? "application/octet-stream" : "application/json" }),
          ...this.headers,
          ...headers,
        },
        ...(body === undefined ? {} : { body: isBytes ? body : JSON.stringify(body) }),
      }),
    );
    if (response.type === "error") throw new TypeError("The connection broke.");
    const text = await response.text();
    const isJson = (response.headers.get("Content-Type") ?? "").includes("json") && text !== "";
    const parsed: Json = isJson ? JSON.parse(text) : null;
    return { status: response.status, headers: response.headers, text, body: isObject(parsed) ? parsed : {} };
  }

  createDraft(body: Json = COMPLETE): Promise<string> {
    return this.createDraftAt("", body);
  }

  /** Creates a draft in a repository that is served at `url`. */
  async createDraftAt(url: string, body: Json = COMPLETE): Promise<string> {
    return textAt((await this.call("POST", `${url}/api/records`, body)).body, "id") ?? "";
  }

  async upload(id: string, key: string, content: string): Promise<TestResponse> {
    await this.call("POST", `/api/records/${id}/draft/files`, [{ key }]);
    const file = `/api/records/${id}/draft/files/${encodeURIComponent(key)}`;
    await this.call("PUT", `${file}/content`, new TextEncoder().encode(content));
    return this.call("POST", `${file}/commit`);
  }

  publish(id: string): Promise<TestResponse> {
    return this.call("POST", `/api/records/${id}/draft/actions/publish`, {});
  }

  /** Creates a draft, uploads one file, publishes, and returns the id. */
  async publishWith(key: string, content: string, body: Json = COMPLETE): Promise<string> {
    const id = await this.createDraft(body);
    await this.upload(id, key, content);
    await this.publish(id);
    return id;
  }

  async filesOf(id: string): Promise<JsonObject> {
    return objectAt(objectAt((await this.call("GET", `/api/records/${id}/draft`)).body, "files"), "entries");
  }
}
