import { describe, expect, it } from "vitest";
import { COMMUNITIES } from "../communities/community.ts";
import { createRepository } from "../createRepository.ts";
import { type Json, listAt, objectAt, textAt } from "../json.ts";
import { memoryStorage } from "../storage/memoryStorage.ts";
import { type TestResponse, COMPLETE, TestClient } from "../../test/testClient.ts";

const METADATA_ONLY = { ...COMPLETE, files: { enabled: false } };
const BYTES = new TextEncoder().encode("abc");

interface Write {
  readonly by: TestClient;
  readonly method: string;
  readonly path: string;
  readonly body?: Json | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

interface People {
  readonly depositor: TestClient;
  readonly curator: TestClient;
}

/** Creates a draft and chooses the community that reviews submissions. */
async function draftWithCommunity(depositor: TestClient): Promise<string> {
  const draft = `/api/records/${await depositor.createDraft(METADATA_ONLY)}/draft`;
  await depositor.call("PUT", `${draft}/review`, {
    receiver: { community: COMMUNITIES.find(({ slug }) => slug === "reviewed-journal")?.id ?? "" },
    type: "community-submission",
  });
  return draft;
}

async function submittedRequest(depositor: TestClient): Promise<string> {
  const draft = await draftWithCommunity(depositor);
  const { body } = await depositor.call("POST", `${draft}/actions/submit-review`, {});
  return `/api/requests/${textAt(body, "id")}`;
}

async function draftWithFile(depositor: TestClient): Promise<string> {
  const id = await depositor.createDraft();
  await depositor.upload(id, "a.txt", "abc");
  return `/api/records/${id}/draft`;
}

/** How to prepare each write, and what InvenioRDM 14.0.5 answered to the same request a second time. */
const WRITES: Readonly<
  Record<string, { prepare: (people: People) => Promise<Write>; again: readonly [status: number, message?: string] }>
> = {
  "creating a draft": {
    prepare: async ({ depositor: by }) => ({ by, method: "POST", path: "/api/records", body: METADATA_ONLY }),
    again: [201],
  },
  "saving a draft": {
    prepare: async ({ depositor: by }) => ({
      by,
      method: "PUT",
      path: `/api/records/${await by.createDraft(METADATA_ONLY)}/draft`,
      body: METADATA_ONLY,
      headers: { "If-Match": "5" },
    }),
    again: [412, "Revision id provided(5) doesn't match record's one(7)"],
  },
  "deleting a draft": {
    prepare: async ({ depositor: by }) => ({
      by,
      method: "DELETE",
      path: `/api/records/${await by.createDraft(METADATA_ONLY)}/draft`,
    }),
    again: [404, "The persistent identifier does not exist."],
  },
  publishing: {
    prepare: async ({ depositor: by }) => ({
      by,
      method: "POST",
      path: `/api/records/${await by.createDraft(METADATA_ONLY)}/draft/actions/publish`,
      body: {},
    }),
    again: [404, "Not found."],
  },
  "editing a published record": {
    prepare: async ({ depositor: by }) => ({
      by,
      method: "POST",
      path: `/api/records/${await by.publishWith("a.txt", "abc")}/draft`,
    }),
    again: [201],
  },
  "discarding the edit of a published record": {
    prepare: async ({ depositor: by }) => {
      const path = `/api/records/${await by.publishWith("a.txt", "abc")}/draft`;
      await by.call("POST", path);
      return { by, method: "DELETE", path };
    },
    again: [404, "Not found."],
  },
  "starting a new version": {
    prepare: async ({ depositor: by }) => ({
      by,
      method: "POST",
      path: `/api/records/${await by.publishWith("a.txt", "abc")}/versions`,
    }),
    again: [201],
  },
  "importing files": {
    prepare: async ({ depositor: by }) => {
      const { body } = await by.call("POST", `/api/records/${await by.publishWith("a.txt", "abc")}/versions`);
      return { by, method: "POST", path: `/api/records/${textAt(body, "id")}/draft/actions/files-import`, body: {} };
    },
    again: [400, "Please remove all files first."],
  },
  "reserving a DOI": {
    prepare: async ({ depositor: by }) => ({
      by,
      method: "POST",
      path: `/api/records/${await by.createDraft(METADATA_ONLY)}/draft/pids/doi`,
      body: {},
    }),
    again: [400, "A PID already exists for type doi"],
  },
  "discarding a reserved DOI": {
    prepare: async ({ depositor: by }) => {
      const path = `/api/records/${await by.createDraft(METADATA_ONLY)}/draft/pids/doi`;
      await by.call("POST", path, {});
      return { by, method: "DELETE", path };
    },
    again: [404, "The persistent identifier does not exist."],
  },
  "initializing a file": {
    prepare: async ({ depositor: by }) => ({
      by,
      method: "POST",
      path: `/api/records/${await by.createDraft()}/draft/files`,
      body: [{ key: "a.txt" }],
    }),
    again: [400, "File with key a.txt already exists."],
  },
  "sending content": {
    prepare: async ({ depositor: by }) => {
      const files = `/api/records/${await by.createDraft()}/draft/files`;
      await by.call("POST", files, [{ key: "a.txt" }]);
      return { by, method: "PUT", path: `${files}/a.txt/content`, body: BYTES };
    },
    again: [200],
  },
  "committing a file": {
    prepare: async ({ depositor: by }) => {
      const files = `/api/records/${await by.createDraft()}/draft/files`;
      await by.call("POST", files, [{ key: "a.txt" }]);
      await by.call("PUT", `${files}/a.txt/content`, BYTES);
      return { by, method: "POST", path: `${files}/a.txt/commit` };
    },
    again: [200],
  },
  "deleting a file": {
    prepare: async ({ depositor: by }) => ({
      by,
      method: "DELETE",
      path: `${await draftWithFile(by)}/files/a.txt`,
    }),
    again: [404, " has no file 'a.txt'."],
  },
  "choosing a community": {
    prepare: async ({ depositor: by }) => ({
      by,
      method: "PUT",
      path: `${await draftWithCommunity(by)}/review`,
      body: { receiver: { community: COMMUNITIES[0]?.id ?? "" }, type: "community-submission" },
    }),
    again: [200],
  },
  "removing the community": {
    prepare: async ({ depositor: by }) => ({ by, method: "DELETE", path: `${await draftWithCommunity(by)}/review` }),
    again: [404, "Review for draft not found"],
  },
  "submitting for review": {
    prepare: async ({ depositor: by }) => ({
      by,
      method: "POST",
      path: `${await draftWithCommunity(by)}/actions/submit-review`,
      body: {},
    }),
    again: [500, "The server encountered an internal error"],
  },
  "cancelling a submission": {
    prepare: async ({ depositor: by }) => ({
      by,
      method: "POST",
      path: `${await submittedRequest(by)}/actions/cancel`,
      body: {},
    }),
    again: [400, "Error for action 'cancel': Could not execute the action"],
  },
  "accepting a submission": {
    prepare: async ({ depositor, curator: by }) => ({
      by,
      method: "POST",
      path: `${await submittedRequest(depositor)}/actions/accept`,
      body: {},
    }),
    again: [400, "Error for action 'accept': Could not execute the action"],
  },
  "declining a submission": {
    prepare: async ({ depositor, curator: by }) => ({
      by,
      method: "POST",
      path: `${await submittedRequest(depositor)}/actions/decline`,
      body: {},
    }),
    again: [400, "Error for action 'decline': Could not execute the action"],
  },
};

const send = ({ by, method, path, body, headers }: Write): Promise<TestResponse> =>
  by.call(method, path, body, headers);

function start() {
  const repository = createRepository({ storage: memoryStorage() });
  const as = (name: string) => new TestClient(repository, { Authorization: `Bearer ${name}-token` });
  return { repository, people: { depositor: as("depositor"), curator: as("curator") } };
}

const ownRecords = async ({ depositor }: People): Promise<number> =>
  Number(objectAt((await depositor.call("GET", "/api/user/records")).body, "hits")["total"]);

describe.each(Object.entries(WRITES))("%s", (_name, { prepare, again: [status, message = ""] }) => {
  it("happens once when its response is lost; repeating it is answered as by the platform", async () => {
    const { repository, people } = start();
    const write = await prepare(people);
    repository.faults.add({ method: write.method, fault: { kind: "drop", when: "after" }, times: 1 });
    await expect(send(write)).rejects.toThrow("The connection broke.");
    expect(repository.requests.at(-1)?.path).toBe(write.path);
    const second = await send(write);
    expect(second.status).toBe(status);
    expect(second.text).toContain(message);
  });

  it("gets the second response when the request arrives twice", async () => {
    const { repository, people } = start();
    const write = await prepare(people);
    repository.faults.add({ method: write.method, fault: { kind: "resend" }, times: 1 });
    const { status: answered, text } = await send(write);
    expect(answered).toBe(status);
    expect(text).toContain(message);
    expect(repository.faults.pending()).toEqual([]);
  });
});

describe("a request that arrives twice", () => {
  it("creates two drafts", async () => {
    const { repository, people } = start();
    repository.faults.add({ method: "POST", path: "/api/records$", fault: { kind: "resend" }, times: 1 });
    await people.depositor.createDraft();
    expect(await ownRecords(people)).toBe(2);
  });

  it("starts one new version", async () => {
    const { repository, people } = start();
    const id = await people.depositor.publishWith("a.txt", "abc");
    repository.faults.add({ method: "POST", path: "/versions$", fault: { kind: "resend" }, times: 1 });
    const { body } = await people.depositor.call("POST", `/api/records/${id}/versions`);
    const again = await people.depositor.call("POST", `/api/records/${id}/versions`);
    expect(textAt(again.body, "id")).toBe(textAt(body, "id"));
  });

  it("initializes a file once", async () => {
    const { repository, people } = start();
    const files = `/api/records/${await people.depositor.createDraft()}/draft/files`;
    repository.faults.add({ method: "POST", path: "/files$", fault: { kind: "resend" }, times: 1 });
    await people.depositor.call("POST", files, [{ key: "a.txt" }]);
    expect(listAt((await people.depositor.call("GET", files)).body, "entries")).toMatchObject([{ key: "a.txt" }]);
  });
});
