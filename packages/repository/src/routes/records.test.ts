import { describe, expect, it } from "vitest";
import { createRepository } from "../createRepository.ts";
import { isObject, type JsonObject, listAt, objectAt } from "../json.ts";
import { memoryStorage } from "../storage/memoryStorage.ts";
import { COMPLETE, TestClient } from "../../test/testClient.ts";

/** Creates a repository whose clock advances by a second at each use. */
const start = (): TestClient => {
  let seconds = 0;
  const now = (): Date => new Date(Date.UTC(2026, 10, 21, 8, 0, (seconds += 1)));
  return new TestClient(createRepository({ storage: memoryStorage(), now }));
};
const titled = (title: string) => ({ ...COMPLETE, metadata: { ...objectAt(COMPLETE, "metadata"), title } });

async function list(depositor: TestClient, query = ""): Promise<{ ids: unknown[]; body: Record<string, unknown> }> {
  const { body } = await depositor.call("GET", `/api/user/records${query}`);
  return {
    ids: listAt(objectAt(body, "hits"), "hits")
      .filter(isObject)
      .map(({ id }) => id),
    body,
  };
}

describe("a draft whose publication date cannot be put into words", () => {
  it.each(["2020/", "/2020", "202X", "2020?/2021"])(
    "is stored, and fails whoever reads it or its list: %s",
    async (date) => {
      const depositor = start();
      const id = await depositor.createDraft();
      const metadata = { ...objectAt(COMPLETE, "metadata"), publication_date: date };
      const inWords = { Accept: "application/vnd.inveniordm.v1+json" };
      const draft = `/api/records/${id}/draft`;
      expect((await depositor.call("PUT", draft, { ...COMPLETE, metadata }, inWords)).status).toBe(500);
      expect((await depositor.call("GET", draft)).body).toMatchObject({ metadata: { publication_date: date } });
      for (const path of [draft, "/api/user/records"])
        expect((await depositor.call("GET", path, undefined, inWords)).status, path).toBe(500);
      expect((await depositor.call("PUT", draft, COMPLETE, inWords)).status).toBe(200);
    },
  );
});

describe("the draft of a published record", () => {
  it("is not found by whoever changes it, files and review included; who reads it is told of no such identifier", async () => {
    const depositor = start();
    const draft = `/api/records/${await depositor.publishWith("a", "x")}/draft`;
    const messageOf = async (method: string, path: string): Promise<unknown> =>
      (await depositor.call(method, path, method === "PUT" ? COMPLETE : undefined)).body["message"];
    for (const [method, path] of [
      ["PUT", ""],
      ["DELETE", ""],
      ["POST", "/actions/publish"],
      ["POST", "/pids/doi"],
      ["GET", "/files"],
      ["GET", "/review"],
    ] as const)
      expect(await messageOf(method, draft + path), `${method} ${path}`).toBe("Not found.");
    const unknown = "The persistent identifier does not exist.";
    expect(await messageOf("GET", draft)).toBe(unknown);
    for (const path of ["/actions/publish", "/actions/submit-review"])
      expect(await messageOf("POST", `/api/records/aaaaa-bbb00/draft${path}`), path).toBe(unknown);
  });

  it("that becomes restricted keeps the identifiers it has", async () => {
    const depositor = start();
    const id = await depositor.publishWith("a", "x");
    const { body } = await depositor.call("POST", `/api/records/${id}/draft`);
    const access = { record: "restricted", files: "restricted" };
    const pids = objectAt(body, "pids");
    await depositor.call("PUT", `/api/records/${id}/draft`, { ...COMPLETE, access, pids });
    const published = await depositor.call("POST", `/api/records/${id}/draft/actions/publish`);
    expect(published.body).toMatchObject({ access: { record: "restricted" }, pids });
    expect(Object.keys(pids).toSorted()).toEqual(["doi", "oai"]);
  });
});

it("the title of an award is cleaned as any text", async () => {
  const award = { title: { en: " Ice \u2019core\u2019 " } };
  const metadata = { ...objectAt(COMPLETE, "metadata"), funding: [{ funder: { name: "House" }, award }] };
  const { body } = await start().call("POST", "/api/records", { ...COMPLETE, metadata });
  expect(body).toMatchObject({ metadata: { funding: [{ award: { title: { en: "Ice 'core'" } } }] } });
});

describe("the same refused identifier twice", () => {
  const unfinished = [{ scheme: "doi" }, { scheme: "doi" }];
  const creators = [{ person_or_org: { type: "personal", family_name: "A", identifiers: unfinished } }];
  it.each([
    ["of the work fails the whole save", { identifiers: unfinished }, 500],
    ["of a person does, too", { creators }, 500],
    ["is refused where only one is unfinished", { identifiers: [...unfinished.slice(1), { scheme: "url" }] }, 201],
    ["is refused where nothing is in it", { identifiers: [{}, {}] }, 201],
    [
      "is refused as a whole where it is sound",
      { identifiers: ["10.1234/a", "10.1234/a"].map((identifier) => ({ identifier })) },
      201,
    ],
  ])("%s", async (_what, more, status) => {
    const metadata = { ...objectAt(COMPLETE, "metadata"), ...more };
    const answer = await start().call("POST", "/api/records", { ...COMPLETE, metadata });
    expect(answer.status).toBe(status);
    expect(answer.body["errors"] !== undefined).toBe(status === 201);
  });
});

describe("the list of one's own uploads", () => {
  it("has the newest change first, and finds by words of the title", async () => {
    const depositor = start();
    const first = await depositor.createDraft(titled("Östersjön in winter"));
    const second = await depositor.createDraft(titled("Baltic in summer"));
    expect((await list(depositor)).ids).toEqual([second, first]);
    await depositor.call("PUT", `/api/records/${first}/draft`, titled("Östersjön in winter, again"));
    expect((await list(depositor)).ids).toEqual([first, second]);
    expect((await list(depositor, "?q=ostersjon&sort=oldest")).ids).toEqual([first]);
    expect((await list(depositor, "?sort=oldest")).ids).toEqual([first, second]);
  });

  it("has one entry per record: the draft of a new version stands for the versions before", async () => {
    const depositor = start();
    const first = await depositor.publishWith("a", "x");
    expect((await list(depositor)).body).toMatchObject({
      hits: { hits: [{ id: first, status: "published", is_draft: false }] },
    });
    const second = String((await depositor.call("POST", `/api/records/${first}/versions`)).body["id"]);
    expect((await list(depositor)).body).toMatchObject({
      hits: { hits: [{ id: second, status: "new_version_draft" }], total: 1 },
    });
  });

  it("is paged, and narrowed by state", async () => {
    const depositor = start();
    const published = await depositor.publishWith("a", "x");
    for (const title of ["One", "Two", "Three"]) await depositor.createDraft(titled(title));
    const page = await list(depositor, "?page=2&size=3");
    expect(page.ids).toEqual([published]);
    expect(Object.keys(objectAt(JSON.parse(JSON.stringify(page.body)), "links"))).toEqual(["self", "prev"]);
    expect((await list(depositor, "?is_published=true")).ids).toEqual([published]);
    expect((await list(depositor, "?is_published=false")).ids.length).toBe(3);
  });

  it("shows nothing of others, and nothing to nobody", async () => {
    const depositor = start();
    await depositor.createDraft();
    expect((await new TestClient(depositor.repository, {}).call("GET", "/api/user/records")).status).toBe(403);
  });
});

describe("a published record", () => {
  it("is found by its own id and by that of its parent, as the latest version", async () => {
    const depositor = start();
    const first = await depositor.publishWith("a", "x");
    const second = String((await depositor.call("POST", `/api/records/${first}/versions`)).body["id"]);
    await depositor.upload(second, "b", "y");
    const { body } = await depositor.publish(second);
    const parent = String(objectAt(body, "parent")["id"]);
    for (const path of [second, parent, `${first}/versions/latest`]) {
      expect((await depositor.call("GET", `/api/records/${path}`)).body["id"]).toBe(second);
    }
    expect((await depositor.call("GET", `/api/records/${first}`)).body["versions"]).toMatchObject({
      is_latest: false,
      index: 1,
    });
  });

  it("that is restricted gets no DOI and is refused to strangers", async () => {
    const depositor = start();
    const id = await depositor.publishWith("a", "x", {
      ...COMPLETE,
      access: { record: "restricted", files: "restricted" },
    });
    expect((await depositor.call("GET", `/api/records/${id}`)).body["pids"]).toEqual({});
    expect((await new TestClient(depositor.repository, {}).call("GET", `/api/records/${id}`)).status).toBe(403);
  });

  it("that was never published is not registered; one that never was does not exist", async () => {
    const depositor = start();
    const id = await depositor.createDraft();
    expect((await depositor.call("GET", `/api/records/${id}`)).body["message"]).toBe(
      "The persistent identifier is not registered.",
    );
    expect((await depositor.call("GET", "/api/records/00000-00000")).body["message"]).toBe(
      "The persistent identifier does not exist.",
    );
  });

  it("is not lost when two publish it at once: one succeeds, the other finds no draft", async () => {
    const depositor = start();
    const id = await depositor.createDraft();
    await depositor.upload(id, "a", "x");
    const answers = await Promise.all([depositor.publish(id), depositor.publish(id)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 404]);
  });
});

describe("saving on an older revision", () => {
  it("is refused, the second of two that start from the same one", async () => {
    const depositor = start();
    const id = await depositor.createDraft();
    const { body } = await depositor.call("GET", `/api/records/${id}/draft`);
    const match = { "If-Match": String(body["revision_id"]) };
    const answers = await Promise.all(
      ["One", "Two"].map((title) => depositor.call("PUT", `/api/records/${id}/draft`, titled(title), match)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 412]);
  });
});

describe("the revision of a draft", () => {
  it("moves by one with a save, and by two when the record names entries of vocabularies", async () => {
    const depositor = start();
    const id = await depositor.createDraft({ metadata: { title: "Only a title" } });
    const save = async (body: JsonObject) =>
      Number((await depositor.call("PUT", `/api/records/${id}/draft`, body)).body["revision_id"]);
    const first = await save({ metadata: { title: "Another" }, files: { enabled: true } });
    expect((await save(COMPLETE)) - first).toBe(2);
    expect((await save({ metadata: { title: "Only a title" } })) - first).toBe(3);
  });
});
